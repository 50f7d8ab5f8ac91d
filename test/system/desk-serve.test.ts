import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tagOf } from '../../src/serve/disk.ts'
import { launchChromium } from './chromium.ts'
import { ownGrowl, zipOf } from './own-games.ts'

// `growl desk`, as somebody has it open beside an editor.

const folder = mkdtempSync(join(tmpdir(), 'growl-serve-'))
const game = join(folder, 'game')
const PORT = '4799'
const CARDS = 'locales/de/cards.yaml'
const TITLE = 'cards:the-gift.title'
let desk: ChildProcess
let browser: Browser
let context: BrowserContext
let address: string

const read = (path: string): string =>
  existsSync(join(game, path)) ? readFileSync(join(game, path), 'utf8') : ''
const edit = (path: string, was: string, is: string): void =>
  writeFileSync(join(game, path), read(path).replace(was, is))

/** As many editors save. */
function moveOver(path: string, text: string): void {
  writeFileSync(join(game, `${path}.new`), text)
  renameSync(join(game, `${path}.new`), join(game, path))
}

/** Opens the desk; each has a token of its own. */
async function openDesk(): Promise<void> {
  desk = spawn(process.execPath, ['dist/cli.js', 'desk', '--game', game, '--port', PORT])
  address = await new Promise((resolve, reject) => {
    desk.stdout!.on('data', (told: Uint8Array) => {
      const found = /http:\S+/.exec(Buffer.from(told).toString())
      if (found) resolve(found[0])
    })
    desk.stderr!.on('data', (told: Uint8Array) => reject(new Error(Buffer.from(told).toString())))
  })
}

async function killDesk(): Promise<void> {
  const ended = once(desk, 'exit')
  if (desk.kill('SIGKILL')) await ended
}

beforeAll(async () => {
  for (const part of ['data', 'locales', 'templates']) cpSync(part, join(game, part), { recursive: true })
  await openDesk()
  browser = await launchChromium()
}, 60_000)
beforeEach(async () => {
  cpSync(CARDS, join(game, CARDS))
  context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 800 } })
  return () => context.close()
})
afterAll(async () => {
  await browser?.close()
  desk?.kill()
  rmSync(folder, { recursive: true })
})

const field = (page: Page) => page.locator('textarea')
const isLookedAt = (page: Page) => page.waitForSelector('[data-current="yes"]')
const SOON = { timeout: 20_000 }

async function openText(key = TITLE, lang = 'de'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  // The token is out of the address before anybody can copy it.
  await expect.poll(() => page.url()).not.toContain('token')
  await page.goto(`${page.url().split('#')[0]}#translate?lang=${lang}&text=${key}`)
  await field(page).waitFor()
  return page
}

describe('a text', () => {
  it('is saved to its file as it is written, an edit from outside appears, and neither is lost', async () => {
    const before = read(CARDS)
    const page = await openText()
    await expect.poll(() => field(page).inputValue()).toBe('Das Geschenk')
    await field(page).fill('Die Gabe')
    await expect.poll(() => read(CARDS), SOON).toBe(before.replace('title: Das Geschenk', 'title: Die Gabe'))
    writeFileSync(join(game, CARDS), before.replace('title: Das Geschenk', 'title: Ein Geschenk'))
    await expect.poll(() => field(page).inputValue(), SOON).toBe('Ein Geschenk')
    // It is no draft any more, and still what somebody has changed.
    await page.getByRole('button', { name: 'Changed by me 1' }).waitFor()
    await page.getByRole('button', { name: 'Revert' }).click()
    await expect.poll(() => read(CARDS), SOON).toBe(before)
  })

  it('that somebody else has changed too: both are shown, and somebody chooses', async () => {
    const page = await openText()
    await expect.poll(() => field(page).inputValue()).toBe('Das Geschenk')
    await page.route(
      '**/text',
      async (request) => {
        edit(CARDS, 'title: Das Geschenk', 'title: Von anderen')
        await request.continue()
      },
      { times: 1 },
    )
    await field(page).fill('Von mir')
    await page.getByText('Somebody else has changed this text').waitFor()
    expect(read(CARDS)).toContain('title: Von anderen')
    expect(await page.locator('.refusal del').textContent()).toBe('mir')
    expect(await page.locator('.refusal ins').textContent()).toBe('anderen')
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await expect.poll(() => read(CARDS), SOON).toContain('title: Von mir')
  })

  it('written while the desk was closed, and changed by somebody else meanwhile, is not put over that unseen', async () => {
    const page = await openText()
    await isLookedAt(page)
    await killDesk()
    await field(page).fill('Offline geschrieben')
    await page.getByText('growl desk is not running.', { exact: false }).waitFor()
    edit(CARDS, 'title: Das Geschenk', 'title: Von anderen')
    // The page crashes, too.
    await page.close({ runBeforeUnload: false })
    await openDesk()
    const next = await openText()
    await next.getByText('Somebody else has changed this text').waitFor()
    expect(await field(next).inputValue()).toBe('Offline geschrieben')
    await next.getByRole('button', { name: 'Take this one' }).click()
    await expect.poll(() => field(next).inputValue()).toBe('Von anderen')
    expect(read(CARDS)).toContain('title: Von anderen')
  })

  it('written while the desk was closed is saved when it is open again', async () => {
    const page = await openText()
    await isLookedAt(page)
    await killDesk()
    await field(page).fill('Später gespeichert')
    await page.getByText('growl desk is not running.', { exact: false }).waitFor()
    expect(await page.getByText('is saved to the files of the game').count()).toBe(0)
    await openDesk()
    // This tab is unknown to the new desk, and says what to do.
    await page.getByText('Open this page by the address that growl desk has printed').waitFor()
    expect(read(CARDS)).not.toContain('Später')
    // The page that has its address saves what waits, without a look at any text.
    const next = await context.newPage()
    await next.goto(address)
    await expect.poll(() => read(CARDS), SOON).toContain('title: Später gespeichert')
    expect(new URL(next.url()).hash).toMatch(/^#print/)
    // The other tab has heard that it is kept in its file now.
    await expect.poll(() => page.getByText('1 text changed').count(), SOON).toBe(0)
  })

  it('whose file is broken on the disk is kept until somebody has mended it, and the page says what is wrong', async () => {
    const page = await openText()
    await isLookedAt(page)
    const whole = read(CARDS)
    writeFileSync(join(game, CARDS), `${whole}what: [\n`)
    await page.locator('.one-text .problems').getByText(`${CARDS}:`, { exact: false }).waitFor()
    expect(await page.getByText('is saved to the files of the game').count()).toBe(0)
    await field(page).fill('Trotzdem')
    await page.getByText('Not saved to its file', { exact: false }).waitFor()
    expect(read(CARDS)).toBe(`${whole}what: [\n`)
    writeFileSync(join(game, CARDS), whole)
    await expect.poll(() => read(CARDS), SOON).toBe(whole.replace('title: Das Geschenk', 'title: Trotzdem'))
    await expect.poll(() => page.locator('.one-text .problems').count(), SOON).toBe(0)
  })

  it('written in a tab that a new desk does not know is saved once that tab has its address', async () => {
    const page = await openText()
    await isLookedAt(page)
    await killDesk()
    await field(page).fill('Im selben Tab')
    await page.getByText('growl desk is not running.', { exact: false }).waitFor()
    await openDesk()
    await page.reload()
    await page.getByText('Open this page by the address that growl desk has printed').waitFor()
    await page.goto(address)
    await expect.poll(() => page.url()).not.toContain('token')
    await page.getByRole('link', { name: 'Translate' }).click()
    await expect.poll(() => read(CARDS), SOON).toContain('title: Im selben Tab')
  })

  it('in two tabs is saved once, and both show it', async () => {
    const [one, two] = [await openText(), await openText()]
    await Promise.all([isLookedAt(one), isLookedAt(two)])
    await field(one).fill('Aus dem ersten')
    await expect.poll(() => read(CARDS), SOON).toContain('title: Aus dem ersten')
    await expect.poll(() => field(two).inputValue(), SOON).toBe('Aus dem ersten')
    await field(two).fill('Aus dem zweiten')
    await expect.poll(() => read(CARDS), SOON).toContain('title: Aus dem zweiten')
    // While the first is still being saved: what it says of that is not to take away what the second has.
    for (const wait of [0, 620]) {
      await field(one).fill(`Erst ${wait}`)
      await expect.poll(() => field(two).inputValue(), SOON).toBe(`Erst ${wait}`)
      await setTimeout(wait)
      await field(two).fill(`Dann ${wait}`)
      await expect.poll(() => read(CARDS), SOON).toContain(`title: Dann ${wait}`)
      await expect.poll(() => field(one).inputValue(), SOON).toBe(`Dann ${wait}`)
    }
    for (const page of [one, two])
      expect(await page.getByRole('button', { name: 'Keep mine' }).count()).toBe(0)
    // What another tab did is told for a moment; what an editor does is no other tab.
    const told = () => one.getByText('Another tab has just changed a text').count()
    await expect.poll(told, SOON).toBe(1)
    await expect.poll(told, SOON).toBe(0)
    moveOver(CARDS, read(CARDS).replace('title: Dann 620', 'title: Im Editor'))
    await expect.poll(() => field(one).inputValue(), SOON).toBe('Im Editor')
    expect(await told()).toBe(0)
  })

  it('with a blank in front is the same text, and its file the same file', async () => {
    const RULES = 'locales/de/rules.yaml'
    const before = read(RULES)
    const page = await openText('rules:components.backs')
    await isLookedAt(page)
    const wording = await field(page).inputValue()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type(' ')
    expect(await field(page).inputValue()).toBe(wording)
    await page.keyboard.type('Ja. ')
    await expect.poll(() => read(RULES), SOON).toBe(before.replace(/(\n {2}backs: \|-\n +)/, '$1Ja. '))
    cpSync(RULES, join(game, RULES))
  })
})

describe('what is done with a text', () => {
  const LOCK = 'locales/de/lock.yaml'
  const WAIVERS = 'locales/de/waivers.yaml'

  it('is written like the text: waived, accepted, and both taken back', async () => {
    const [lock, waivers] = [read(LOCK), read(WAIVERS)]
    const page = await openText('rules:goal.story')
    await isLookedAt(page)
    await field(page).fill('Ein Satz.')
    await isLookedAt(page)
    const waive = page.getByRole('button', { name: 'This does not matter here' })
    await waive.first().click()
    await page.getByLabel('Why?').fill('told elsewhere')
    await page.getByRole('button', { name: 'Waive', exact: true }).click()
    await expect.poll(() => read(WAIVERS), SOON).toContain('reason: "told elsewhere"')
    expect(read(WAIVERS).startsWith(waivers)).toBe(true)
    await page.getByText('Waived: told elsewhere').waitFor()
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect.poll(() => read(LOCK), SOON).not.toBe(lock)
    expect(changedLines(lock, read(LOCK))).toEqual([expect.stringMatching(/^ {2}text: "[0-9a-f]{12}"$/)])
    await page.locator('.editor .state.accepted').waitFor()
    await page.keyboard.press('Control+Shift+Enter')
    await expect.poll(() => read(LOCK), SOON).toBe(lock)
    await page.locator('.editor .state.open').waitFor()
    await page.getByRole('button', { name: 'Take back', exact: true }).click()
    await expect.poll(() => read(WAIVERS), SOON).toBe(waivers)
    await waive.first().waitFor()
    cpSync('locales/de/rules.yaml', join(game, 'locales/de/rules.yaml'))
  })

  it('is not done unseen: a text whose original has changed meanwhile is not accepted', async () => {
    const ENGLISH = 'locales/en/cards.yaml'
    const page = await openText()
    await isLookedAt(page)
    await field(page).fill('Ein Geschenk')
    await expect.poll(() => read(CARDS), SOON).toContain('title: Ein Geschenk')
    await isLookedAt(page)
    const lock = read(LOCK)
    await page.route(
      '**/accepted',
      async (request) => {
        edit(ENGLISH, 'title: The Gift', 'title: The Present')
        await request.continue()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await page.getByText('Not accepted: this text or its original has changed').waitFor()
    expect(read(LOCK)).toBe(lock)
    await page.locator('.editor .state.stale').waitFor()
    cpSync(ENGLISH, join(game, ENGLISH))
  })
})

const changedLines = (before: string, after: string): string[] => {
  const lines = before.split('\n')
  return after.split('\n').filter((line, i) => line !== lines[i])
}

it('a language that is begun in the page is begun on the disk, and its first name is saved there', async () => {
  const page = await openText()
  await page.getByText('New language').click()
  await page.getByLabel('Code').fill('nl')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect.poll(() => existsSync(join(game, 'locales/nl/lock.yaml')), SOON).toBe(true)
  await expect.poll(() => page.url(), SOON).toContain('lang=nl')
  await isLookedAt(page)
  await field(page).fill('Beet')
  await expect.poll(() => read('locales/nl/terms.yaml'), SOON).toContain('Beet')
  expect(await page.locator('.choose-text select option[value="nl"]').count()).toBe(1)
  // It has no lexicon: its texts are checked for what shows without one.
  await page.evaluate("location.hash = '#check?lang=nl'")
  await page.getByLabel('Card texts').fill('The Gift: Kies negen levende spelers.')
  await page.getByText('1 card to look at').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  rmSync(join(game, 'locales/nl'), { recursive: true })
  cpSync('data/game.yaml', join(game, 'data/game.yaml'))
})

it('a desk that is killed while it saves leaves whole files', async () => {
  const before = read(CARDS)
  const fileOf = (title: string) => before.replace('title: Das Geschenk', `title: ${title}`)
  let last = 'Das Geschenk'
  for (let kill = 0; kill < 3; kill++) {
    const token = /token=(\w+)/.exec(address)![1]!
    const sent = [last]
    let isAlive = true
    const saving = (async () => {
      for (let i = 0; isAlive; i++) {
        const value = `Gabe ${kill} ${i}`
        const headers = {
          'content-type': 'application/json',
          'x-growl-token': token,
          'if-match': tagOf(last),
        }
        const body = JSON.stringify({ lang: 'de', key: TITLE, value })
        sent.push(value)
        const answer = await fetch(`http://127.0.0.1:${PORT}/text`, { method: 'PUT', headers, body }).catch(
          () => undefined,
        )
        if (answer?.status !== 200) return
        last = value
      }
    })()
    await setTimeout(300 + Math.random() * 100)
    await killDesk()
    isAlive = false
    await saving
    // Whole, and one of the last two: the one that was answered or the one after it.
    expect(sent.slice(-2).map(fileOf)).toContain(read(CARDS))
    await openDesk()
    last = /title: (Gabe .*)/.exec(read(CARDS))?.[1] ?? last
    expect(readdirSync(join(game, 'locales/de')).filter((name) => /part|old/.test(name))).toEqual([])
    expect(existsSync(join(game, '.growl-journal.json'))).toBe(false)
  }
})

it('another game, opened beside the one on the disk, is never saved to its files', async () => {
  const page = await openText()
  const before = read(CARDS)
  await page.evaluate("location.hash = '#game'")
  const own = ownGrowl({ [CARDS]: (text) => text.replace('title: Das Geschenk', 'title: Mein Geschenk') })
  await page.locator('input[type="file"][accept]').setInputFiles(zipOf(own, 'mine.zip'))
  await page.getByRole('heading', { name: 'GROWL', exact: true }).waitFor()
  await page.evaluate(`location.hash = '#translate?lang=de&text=${TITLE}'`)
  await expect.poll(() => field(page).inputValue(), SOON).toBe('Mein Geschenk')
  await field(page).fill('Nur bei mir')
  await page.getByText('1 text changed, kept in this browser.').waitFor()
  // Longer than it takes to save.
  await page.waitForTimeout(1500)
  expect(read(CARDS)).toBe(before)
  await page.evaluate("location.hash = '#game'")
  await page.getByRole('button', { name: 'Back to' }).click()
  await page.evaluate(`location.hash = '#translate?lang=de&text=${TITLE}'`)
  await expect.poll(() => field(page).inputValue(), SOON).toBe('Das Geschenk')
})

it('a foreign page in the same browser reads and changes nothing', async () => {
  await openText()
  const before = read(CARDS)
  const foreign = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end('<p>A foreign page</p>'),
  )
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve))
  const page = await context.newPage()
  await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`)
  const ours = `http://127.0.0.1:${PORT}`
  const body = JSON.stringify({ lang: 'de', key: TITLE, value: 'Von Fremden' })
  const tried = await page.evaluate(`(async () => {
    const [ours, body] = ${JSON.stringify([ours, body])}
    const of = (trying) => trying.then(() => 'done', (error) => error.name)
    const json = { 'content-type': 'application/json', 'x-growl-token': '0'.repeat(32), 'if-match': '"none"' }
    const loaded = (element, address) => new Promise((resolve, reject) => {
      element.onload = resolve
      element.onerror = () => reject(new Error())
      element.src = address
      document.body.append(element)
    })
    return {
      read: await of(fetch(ours + '/game/base.json.gz').then((answer) => answer.text())),
      page: await of(fetch(ours + '/').then((answer) => answer.text())),
      write: await of(fetch(ours + '/text', { method: 'PUT', headers: json, body })),
      asText: (await fetch(ours + '/text', { method: 'POST', mode: 'no-cors', body }).catch(() => ({ type: 'refused' }))).type,
      script: await of(loaded(document.createElement('script'), ours + '/main.js')),
      picture: await of(loaded(new Image(), ours + '/wordmark.svg')),
    }
  })()`)
  expect(tried).toMatchObject({
    read: 'TypeError',
    page: 'TypeError',
    write: 'TypeError',
    script: 'Error',
    picture: 'Error',
  })
  // Nor can it be shown inside another, where people click on what they do not see.
  await page.setContent(`<iframe src="${ours}/"></iframe>`)
  await page.waitForTimeout(500)
  expect(await page.frames()[1]!.evaluate('document.querySelector("#desk")')).toBe(null)
  expect(read(CARDS)).toBe(before)
  foreign.close()
})

it('a link that is passed on has no token in it, and no service worker is left behind', async () => {
  const page = await openText()
  const token = /token=(\w+)/.exec(address)![1]!
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate("location.hash = '#check?lang=de'")
  await page.getByLabel('Card texts').fill('The Gift: Wähle drei lebende Personen.')
  await page.getByText('1 card is wrong').waitFor()
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await page.getByText('Link copied').waitFor()
  const link = String(await page.evaluate('navigator.clipboard.readText()'))
  expect(link).toContain('#check?lang=de&texts=')
  expect(link).not.toContain(token)
  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0)
  // Whoever gets it, and not the token, is told what to do.
  const stranger = await browser.newPage({ locale: 'en' })
  await stranger.goto(link)
  await stranger.getByText('Open this page by the address that growl desk has printed').waitFor()
  await stranger.close()
})

it('a second desk on the same port is refused in a line', async () => {
  const second = spawn(process.execPath, ['dist/cli.js', 'desk', '--game', game, '--port', PORT])
  const told: string[] = []
  second.stderr.on('data', (text: Uint8Array) => told.push(Buffer.from(text).toString()))
  expect(await new Promise((resolve) => second.on('exit', resolve))).toBe(2)
  expect(told.join('')).toBe(
    `growl: Port ${PORT} is taken, perhaps by another desk. Close that one, or choose another, like --port 4800.\n`,
  )
})
