import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browser, DESKTOP, faultsOf, folder, PHONE, site, visit } from './desk-page.ts'

// A translator at the page in a real browser.

const GIFT = 'cards:the-gift.text'

const visitor = (viewport = DESKTOP): Promise<BrowserContext> =>
  browser.newContext({ viewport, locale: 'en', acceptDownloads: true })

/** Opens the page, and fails at whatever it complains of. */
async function open(context: BrowserContext, hash: string): Promise<Page> {
  const page = await context.newPage()
  return visit(page, hash)
}

const field = (page: Page) => page.locator('textarea')
/** The checks have seen the text as it is. */
const isLookedAt = (page: Page) => page.waitForSelector('[data-current="yes"]')
const pictures = (page: Page) => page.locator('.printed canvas').getAttribute('data-drawn').then(Number)
const addressOf = (lang: string, key: string) => `#translate?lang=${lang}&text=${key}`
/** It is on the disk: the next visit has it. */
const isKept = (page: Page) => page.getByText('kept in this browser.', { exact: false }).waitFor()

describe('a translator', () => {
  it.each([
    ['zh', '2名', '3名'],
    ['th', '2', '3'],
  ])('sees a wrong number in %s at once: underlined, with what the card says', async (lang, right, wrong) => {
    const context = await visitor()
    const page = await open(context, addressOf(lang, GIFT))
    await isLookedAt(page)
    expect(await page.locator('.card-facts .wrong').count()).toBe(0)
    const value = await field(page).inputValue()
    expect(value).toContain(right)
    const before = await pictures(page)
    await field(page).fill(value.replace(right, wrong))
    await expect.poll(() => pictures(page)).toBeGreaterThan(before)
    await page.locator('.layer mark.found').filter({ hasText: wrong }).first().waitFor()
    expect(await page.locator('.card-facts .wrong').first().textContent()).toContain('2')
    expect(await page.getByRole('button', { name: 'Accept' }).isDisabled()).toBe(true)
    await page.locator('.text-row.has-error').waitFor()
    await page.getByRole('button', { name: 'Problems' }).click()
    await expect.poll(() => page.locator('.text-row').count()).toBe(1)
    await context.close()
  })

  it('is told what could not be checked, which is not called right', async () => {
    const context = await visitor()
    const WORDS = '**/number-words.json.gz'
    await context.route(WORDS, (request) => request.abort())
    const page = await context.newPage()
    await page.goto(`${site.address}#translate?lang=de`)
    await page.getByText('New language').click()
    await page.getByLabel('Code').fill('nl')
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect.poll(() => new URL(page.url()).hash).toContain('lang=nl')
    await page.evaluate(`location.hash = '${addressOf('nl', GIFT)}'`)
    await field(page).fill('Kies negen levende spelers.')
    const findings = page.locator('#translate-findings')
    await findings.getByText('This needs files that could not be fetched').waitFor()
    expect(await findings.getByText('Nothing wrong here.').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Accept' }).isDisabled()).toBe(true)
    await context.unroute(WORDS)
    await field(page).fill('Kies tien levende spelers.')
    await findings.locator('li.warning').first().waitFor()
    expect(await findings.getByRole('alert').count()).toBe(0)
    await context.close()
  })

  it('writes in English too, and sees the paragraph of the rulebook', async () => {
    const context = await visitor()
    const page = await open(context, addressOf('en', 'rules:goal.story'))
    await isLookedAt(page)
    await field(page).fill('Somebody here is a werewolf, for {nights} nights.')
    await isLookedAt(page)
    expect(await page.locator('.printed.on-book .passage').count()).toBe(1)
    // Nobody has to look for it in the list of hundreds.
    const row = page.locator('.text-row[aria-current]')
    expect(
      await row.evaluate(
        (found) => found.getBoundingClientRect().bottom < found.ownerDocument.defaultView!.innerHeight,
      ),
    ).toBe(true)
    await context.close()
  })

  it('goes from text to text, puts names in and takes them back by keyboard alone', async () => {
    const context = await visitor()
    const page = await open(context, addressOf('de', 'cards:bite.text'))
    await isLookedAt(page)
    const before = await field(page).inputValue()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Alt+1')
    expect(await field(page).inputValue()).toBe(`${before}{bites-to-turn}`)
    await page.keyboard.press('Control+z')
    await expect.poll(() => field(page).inputValue()).toBe(before)
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => new URL(page.url()).hash).toContain('cards:wound.text')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => field(page).inputValue()).toBe(before)
    // Something to do: the next problem is this text from anywhere, and it is accepted and taken back without a mouse.
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Jetzt.')
    await page.locator('.editor .state.open').waitFor()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => new URL(page.url()).hash).toContain('cards:wound.text')
    await page.keyboard.press('Alt+PageDown')
    await expect.poll(() => new URL(page.url()).hash).toContain('cards:bite.text')
    await page.locator('button.primary:enabled', { hasText: 'Accept' }).waitFor()
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => new URL(page.url()).hash).toContain('cards:wound.text')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => new URL(page.url()).hash).toContain('cards:bite.text')
    await page.locator('.editor .state.accepted').waitFor()
    await page.keyboard.press('Control+Shift+Enter')
    await page.locator('.editor .state.open').waitFor()
    await page.keyboard.press('Control+z')
    await expect.poll(() => field(page).inputValue()).toBe(before)
    // From the field on, Tab reaches what can be done with the text, by names that say what it does.
    const names = []
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('Tab')
      names.push(await page.evaluate('document.activeElement.textContent'))
    }
    expect(names.join()).toMatch(/\{bites-to-turn\}.*Redo/)
    await context.close()
  })

  it('finds texts by their words, and what is left to do by filters', async () => {
    const context = await visitor()
    const page = await open(context, '#translate?lang=de')
    await page.getByPlaceholder('Search keys and texts').fill('cards:the-gift')
    await expect.poll(() => page.locator('.text-row').count()).toBe(2)
    await page.getByPlaceholder('Search keys and texts').fill('xyzzy')
    await page.getByText('No text has these words in it.').waitFor()
    await page.getByPlaceholder('Search keys and texts').fill('')
    await page.getByRole('button', { name: 'Changed by me' }).click()
    await page.getByText('You have not changed anything').waitFor()
    await context.close()
  })

  it('accepts a text, and waives with a reason what does not matter', async () => {
    const context = await visitor()
    const page = await open(context, addressOf('de', 'rules:goal.story'))
    await isLookedAt(page)
    await field(page).fill('Ein Satz.')
    await isLookedAt(page)
    await page.getByText('Not accepted yet').first().waitFor()
    // Why not is said, also to those who do not see it.
    const accept = page.getByRole('button', { name: 'Accept', exact: true })
    await page.getByText('This text has an error').waitFor()
    expect(await accept.getAttribute('aria-describedby')).toBe('translate-why-not')
    const waive = page.getByRole('button', { name: 'This does not matter here' })
    while ((await waive.count()) > 0) {
      await waive.first().click()
      // Nobody has to look for the field, nor for the text afterwards.
      await page.keyboard.type('told elsewhere')
      await page.keyboard.press('Enter')
      await page.getByText('Waived: told elsewhere').first().waitFor()
      await page.locator('textarea:focus').waitFor()
    }
    await accept.click()
    await page.locator('.editor .state.accepted').waitFor()
    await context.close()
  })
})

describe('when the original changes', () => {
  it('its translations are stale: what has changed is shown, until somebody accepts them', async () => {
    const context = await visitor()
    const page = await open(context, addressOf('en', 'rules:goal.dead'))
    await isLookedAt(page)
    const before = await field(page).inputValue()
    await field(page).fill(before.replace('You can win', 'Everybody can win'))
    await isLookedAt(page)
    await page.locator('.choose-text select').selectOption('th')
    await page.locator('.editor .state.stale').waitFor()
    expect(await page.locator('.original ins').first().textContent()).toContain('Everybody')
    expect(await page.locator('.original del').first().textContent()).toContain('You')
    await isLookedAt(page)
    await page.keyboard.press('Control+Enter')
    await page.getByRole('button', { name: 'Problems' }).waitFor()
    await page.goto(`${site.address}${addressOf('th', 'rules:goal.dead')}`)
    await page.locator('.editor .state.accepted').waitFor()
    await context.close()
  })
})

/** Takes the process of the page away from under it. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await crashed
}

describe('nothing is lost', () => {
  it('where the browser keeps nothing, that is said at once', async () => {
    const context = await visitor()
    await context.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', {
        value: {
          open: () => {
            throw new Error('refused')
          },
        },
      })
    })
    const page = await open(context, addressOf('de', GIFT))
    await page.getByText('This browser keeps nothing for this page').waitFor()
    await context.close()
  })

  it('after a reload, and offline', async () => {
    const context = await visitor()
    const page = await open(context, addressOf('th', GIFT))
    await isLookedAt(page)
    await field(page).fill('เลือกผู้เล่น')
    await isKept(page)
    await page.reload()
    await isLookedAt(page)
    expect(await field(page).inputValue()).toBe('เลือกผู้เล่น')
    await context.setOffline(true)
    await field(page).fill('เลือกผู้เล่น 2 คน')
    await isLookedAt(page)
    await context.setOffline(false)
    await page.reload()
    await isLookedAt(page)
    expect(await field(page).inputValue()).toBe('เลือกผู้เล่น 2 คน')
    await context.close()
  })

  it.each([
    ['is closed', (page: Page) => page.close({ runBeforeUnload: false })],
    ['crashes', crash],
  ])('when the page %s right after a key', async (_, end) => {
    const context = await visitor()
    const page = await open(context, addressOf('zh', GIFT))
    await isLookedAt(page)
    await field(page).fill('選擇')
    await end(page)
    const next = await open(context, addressOf('zh', GIFT))
    await isLookedAt(next)
    expect(await field(next).inputValue()).toBe('選擇')
    await context.close()
  })

  it('in two tabs: the second sees what the first writes, and is told', async () => {
    const context = await visitor()
    const [one, two] = [
      await open(context, addressOf('de', GIFT)),
      await open(context, addressOf('de', GIFT)),
    ]
    await Promise.all([isLookedAt(one), isLookedAt(two)])
    await field(one).fill('Wähle zwei.')
    await expect.poll(() => field(two).inputValue()).toBe('Wähle zwei.')
    await two.getByText('Another tab has just changed a text').waitFor()
    await context.close()
  })

  it('in the files one takes along: only the texts that changed differ', async () => {
    const context = await visitor()
    const page = await open(context, addressOf('de', GIFT))
    await isLookedAt(page)
    await field(page).fill('Wähle zwei Spieler.\n\nLege diese Karte ab.')
    await isLookedAt(page)
    await page.getByText('Download my texts').click()
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'locales/de/cards.yaml' }).click()
    const path = join(folder, 'cards.yaml')
    await (await waiting).saveAs(path)
    const [before, after] = [readFileSync('locales/de/cards.yaml', 'utf8'), readFileSync(path, 'utf8')]
    const text = before.slice(before.indexOf('the-gift:'), before.indexOf('truth-serum:'))
    const [head, tail] = [before.slice(0, before.indexOf(text)), before.slice(before.indexOf('truth-serum:'))]
    expect(after.startsWith(head) && after.endsWith(tail)).toBe(true)
    expect(after).toContain('Wähle zwei Spieler.\n\n    Lege diese Karte ab.\n')
    await context.close()
  })
})

describe('a new language', () => {
  it('is begun with its names, and leaves as files', async () => {
    const context = await visitor()
    const page = await open(context, '#translate?lang=en')
    await page.getByText('New language').click()
    await page.getByLabel('Code').fill('nl')
    await expect.poll(() => page.getByLabel('Its name').inputValue()).toBe('Nederlands')
    await page.getByRole('button', { name: 'Begin' }).click()
    await isLookedAt(page)
    expect(new URL(page.url()).hash).toContain('lang=nl&text=terms:')
    await field(page).fill('Beet')
    await isLookedAt(page)
    await page.getByText('Download my texts').click()
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'All files as a zip' }).click()
    const zip = join(folder, 'texts.zip')
    await (await waiting).saveAs(zip)
    const list = execFileSync('python3', ['-m', 'zipfile', '-l', zip], { encoding: 'utf8' })
    for (const file of ['data/game.yaml', 'locales/nl/terms.yaml', 'locales/nl/lock.yaml'])
      expect(list).toContain(file)
    await context.close()
  })
})

describe.each([
  ['a desktop', DESKTOP, 'light'],
  ['a phone', PHONE, 'light'],
  ['a desktop at night', DESKTOP, 'dark'],
  ['a phone at night', PHONE, 'dark'],
] as const)('on %s', (_, viewport, colorScheme) => {
  it('axe finds no fault, nothing runs out of sight, and one gets from the list to a text and back', async () => {
    const context = await browser.newContext({ viewport, colorScheme, locale: 'de' })
    const page = await open(context, '#translate?lang=de')
    await page.locator('.text-row').first().waitFor()
    const look = async () => {
      expect(await faultsOf(page)).toEqual([])
    }
    // Hundreds of rows are looked at once.
    if (viewport === DESKTOP && colorScheme === 'light') await look()
    await page.getByRole('searchbox').fill('cards:the-gift')
    await look()
    await page.locator(`.text-row[href$="${GIFT}"]`).click()
    await isLookedAt(page)
    // With what is seen when something is wrong, and what is waived.
    await page.locator('#translate-title', { hasText: 'Das Geschenk' }).waitFor()
    const [picture, own] = [await page.locator('canvas').boundingBox(), await field(page).boundingBox()]
    if (viewport === PHONE) expect(picture!.y + picture!.height).toBeLessThanOrEqual(own!.y)
    await field(page).fill(`${await field(page).inputValue()} {nichts} "so"`)
    await page.getByText('Es gibt keinen Namen {nichts}').waitFor()
    await page.getByRole('button', { name: 'Das macht hier nichts' }).first().click()
    await page.getByLabel('Warum?').fill('nur hier')
    await look()
    await page.getByRole('button', { name: 'Ausnahme zulassen' }).click()
    await page.getByText('Ausnahme: nur hier').waitFor()
    await look()
    if (viewport === PHONE) {
      expect(await page.locator('.text-row').first().isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Alle Texte' }).click()
      expect(await page.locator('.text-row').first().isVisible()).toBe(true)
    }
    await context.close()
  })
})
