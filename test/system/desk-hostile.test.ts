import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packed } from '../../src/desk/page/check/packed-text.ts'
import { browser, DESKTOP, site } from './desk-page.ts'
import { type Files, ownGrowl, zipOf } from './own-games.ts'

// A game that somebody has made to do harm, opened in the page: it runs nothing and reaches nobody.

const asked: string[] = []
let outside: Server
let address: string

beforeAll(async () => {
  outside = createServer(({ url = '' }, answer) => {
    asked.push(url)
    answer.setHeader('access-control-allow-origin', '*')
    answer.end('')
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
})
afterAll(() => outside.close())

const hostileImage = (): string => `<img src="${address}/words" onerror="top.done = 1">`
const hostileWords = (): string =>
  `${hostileImage()}<script>top.done = 1; fetch('${address}/script')</script>`

/** In every field that a stranger fills in, what has made some page run or fetch something. */
function hostileGame(): Files {
  const [image, attack] = [hostileImage(), hostileWords()]
  const words = (text: string) =>
    text
      .replace('title: The Gift', `title: '${attack.replaceAll("'", "''")}'`)
      .replace(
        'title: Bite',
        'title: "![x](javascript:top.done=1) {{constructor.constructor}} $[top.done=1]"',
      )
  const drawn = (text: string) =>
    text.replace(
      '<svg',
      `<svg onload="top.done = 1"><image href="${address}/image.png" width="9" height="9"/><script>top.done = 1</script>
<style>@import url(${address}/style)</style><foreignObject>${image}</foreignObject><use href="${address}/use#x"/></svg><svg`,
    )
  const book = (text: string) =>
    `${text}\n![x](${address}/markdown.png) [link](javascript:top.done=1) ${attack}\n{{lookup this "constructor"}}\n`
  const page = () =>
    `${attack}<meta http-equiv="refresh" content="0;url=${address}/refresh"><iframe src="${address}/frame"></iframe>
<link rel="stylesheet" href="${address}/link"><base href="${address}/"><form action="${address}/form"><button>x</button></form>
<object data="${address}/object"></object><svg><animate onbegin="top.done = 1" attributeName="x" dur="1s"/></svg>`
  return ownGrowl({
    'locales/en/cards.yaml': words,
    'locales/en/labels.yaml': (text) =>
      text.replace('game: GROWL', `game: '${attack.replaceAll("'", "''")}'`),
    'templates/emblem.svg.hbs': drawn,
    'templates/rules.md.hbs': book,
    'templates/rules.html.hbs': page,
    'templates/rules.css.hbs': () =>
      `body { background: url(${address}/css) } @import url(${address}/import);`,
  })
}

it('whatever it holds, in every view', async () => {
  const page = await browser.newPage({ viewport: DESKTOP, locale: 'en' })
  const strange: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(address)) strange.push(request.url())
  })
  page.on('dialog', (dialog) => strange.push(dialog.message()))
  await page.goto(`${site.address}#game`)
  await page
    .locator('input[type="file"][accept]')
    .setInputFiles(zipOf(hostileGame(), '<img src=x onerror=top.done=1>.zip'))
  await page.locator('.opened .badge').first().waitFor()
  for (const hash of [
    '#print?lang=en',
    '#translate?lang=en&text=cards:the-gift.title',
    '#translate?lang=de&text=cards:the-gift.title',
  ])
    await page
      .evaluate(`location.hash = '${hash}'`)
      .then(() => page.locator('canvas[data-drawn], .refusal').first().waitFor())
  await page.evaluate("location.hash = '#check?lang=en'")
  await page.locator('.compared').first().waitFor()
  await page.evaluate("location.hash = '#play?second=de'")
  // It is there, as mere words.
  await page.locator('.own-name').getByText('<img src=').waitFor()
  await page.locator('.titles button').getByText('<img src=').click()
  await page.getByRole('button', { name: 'Read the rules' }).click()
  await page.locator('iframe.rules').waitFor()
  await page.waitForTimeout(500)
  expect(await page.evaluate('globalThis.done')).toBe(undefined)
  expect(strange).toEqual([])
  expect(asked).toEqual([])
  await page.close()
})

it('even code in the engine could reach nobody and make no program of a text', async () => {
  const page = await browser.newPage({ viewport: DESKTOP, locale: 'en' })
  await page.goto(site.address)
  await page.waitForSelector('canvas[data-drawn]')
  const [engine] = page.workers()
  // Later, because what a debugger runs at once may do what scripts may not.
  const tried = (expression: string) =>
    `new Promise((resolve) => setTimeout(async () => {
      try { await ${expression}; resolve('done') } catch (error) { resolve(error.name) }
    }))`
  for (const attempt of [
    `fetch('${address}/engine')`,
    `import('${address}/module.js')`,
    "new Function('')",
  ]) {
    expect([attempt, await engine!.evaluate(tried(attempt))]).toEqual([
      attempt,
      expect.stringContaining('Error'),
    ])
    expect([attempt, await page.evaluate(tried(attempt))]).toEqual([
      attempt,
      expect.stringContaining('Error'),
    ])
  }
  expect(asked).toEqual([])
  await page.close()
})

it('no style is slipped into the page, and the rulebook has its own all the same', async () => {
  const page = await browser.newPage({ viewport: DESKTOP, locale: 'en' })
  await page.goto(`${site.address}#play`)
  const slipped = await page.evaluate(`(() => {
    document.body.insertAdjacentHTML('beforeend', '<i id=slipped style="color: #010203">x</i><style>body { outline: 9px solid }</style>')
    return [getComputedStyle(document.getElementById('slipped')).color, getComputedStyle(document.body).outlineStyle]
  })()`)
  expect(slipped).toEqual([expect.not.stringContaining('1, 2, 3'), 'none'])
  await page.getByRole('button', { name: 'Read the rules' }).click()
  const heading = page.frameLocator('iframe.rules').locator('h1').first()
  const look = () =>
    heading.evaluate((element) => element.ownerDocument.defaultView!.getComputedStyle(element).fontSize)
  await expect.poll(look).toBe('64px')
  // Its table of contents leads within it.
  await page.frameLocator('iframe.rules').getByRole('link', { name: 'Setting up' }).first().click()
  await expect
    .poll(() => heading.evaluate((element) => element.ownerDocument.defaultView!.scrollY))
    .toBeGreaterThan(500)
  await page.close()
})

/** What another page, another version or a hand has left in the store of the browser. */
const KEEP = `(things) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('growl-desk', 1)
  opening.onerror = () => reject(opening.error)
  opening.onupgradeneeded = () => opening.result.createObjectStore('work')
  opening.onsuccess = () => {
    const writing = opening.result.transaction('work', 'readwrite')
    things.forEach((thing, i) => writing.objectStore('work').put(thing, 'thing ' + i))
    writing.oncomplete = () => { opening.result.close(); resolve() }
  }
})`

it('nor do texts that are pasted, come in a link, or lie in the store of the browser', async () => {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en' })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('dialog', (dialog) => faults.push(dialog.message()))
  const attack = hostileWords()
  const gift = { lang: 'de', key: 'cards:the-gift.text' }
  await page.goto(`${site.address}credits.html`)
  await page.evaluate(
    `(${KEEP})(${JSON.stringify([
      { kind: 'text', ...gift, value: attack, was: attack },
      { kind: 'waived', ...gift, code: attack, reason: attack, value: attack },
      { kind: 'accepted', lang: attack, key: attack, seen: attack },
      { kind: 'begun', lang: 'nl', name: attack },
      { kind: 'begun', lang: '../../de', name: 'x' },
      { kind: 'text', lang: '__proto__', key: '__proto__', value: 'x', was: 7 },
      { kind: attack },
      [attack],
      null,
    ])})`,
  )
  await page.goto(`${site.address}#translate?lang=de&text=${gift.key}`)
  await page.locator('[data-current="yes"]').waitFor()
  expect(await page.locator('textarea').inputValue()).toBe(attack)
  await page.evaluate("location.hash = '#print?lang=de'")
  await page.waitForSelector('canvas[data-drawn]')
  const hash = `#check?lang=de&texts=${packed(`The Gift: ${attack}`)}`
  await page.evaluate(`location.hash = ${JSON.stringify(hash)}`)
  await page.locator('.texts-compared').getByText('<img src=').waitFor()
  await page.getByLabel('Card texts').fill(`${attack}: ${attack}`)
  await page.locator('.problems').getByText('<img src=').first().waitFor()
  await page.evaluate(`location.hash = ${JSON.stringify(`#translate?lang=${attack}&text=${attack}`)}`)
  await page.locator('.refusal').waitFor()
  await page.waitForTimeout(300)
  expect(await page.evaluate('globalThis.done')).toBe(undefined)
  expect([faults, asked]).toEqual([[], []])
  await context.close()
})
