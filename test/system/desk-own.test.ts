import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browser, DESKTOP, faultsOf, folder, PHONE, visit } from './desk-page.ts'
import { type Files, filesBelow, orchard, ownGrowl, within, zipOf } from './own-games.ts'
import { run } from './words.ts'

// Somebody with a game of their own at the page, in a real browser.

const visitor = (viewport = DESKTOP): Promise<BrowserContext> =>
  browser.newContext({ viewport, locale: 'en', acceptDownloads: true })

const open = async (context: BrowserContext, hash = '#game'): Promise<Page> =>
  visit(await context.newPage(), hash)

const zipField = (page: Page) => page.locator('input[type="file"][accept]')
const isOpened = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const isExamined = (page: Page) => page.locator('.opened .badge').first().waitFor()
const firstPicture = (page: Page) => page.waitForSelector('canvas[data-drawn]')
const goTo = (page: Page, view: string) =>
  page.getByRole('navigation').getByRole('link', { name: view, exact: true }).click()

async function openZip(page: Page, zip = zipOf(orchard()), name = 'The Orchard'): Promise<void> {
  await zipField(page).setInputFiles(zip)
  await isOpened(page, name)
}

/** What somebody gets who clicks this. */
async function saved(page: Page, name: string): Promise<string> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name }).first().click()
  const path = join(folder, (await waiting).suggestedFilename())
  await (await waiting).saveAs(path)
  return path
}

const texts = (files: Files) =>
  Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes).toString()]))

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s', (_, viewport) => {
  it('a zip is opened, looked over, printed in its languages, there after a reload, and left', async () => {
    const context = await visitor(viewport)
    const page = await open(context)
    await openZip(page)
    await page.getByText('English, Deutsch, Português').waitFor()
    await isExamined(page)
    expect(await faultsOf(page)).toEqual([])
    // The program knows no rules of this game.
    expect(await page.getByRole('link', { name: 'Play', exact: true }).count()).toBe(0)
    await goTo(page, 'Print')
    await page.getByLabel('Language', { exact: true }).selectOption('pt')
    await expect.poll(() => new URL(page.url()).hash).toBe('#print?lang=pt')
    await page.reload()
    await firstPicture(page)
    expect(await saved(page, 'Kit')).toMatch(/orchard-pt-kit\.pdf$/)
    await goTo(page, 'The Orchard')
    await page.getByRole('button', { name: 'Back to GROWL' }).click()
    await page.getByLabel('For how many').waitFor()
    expect(new URL(page.url()).hash).toMatch(/^#print/)
    await page.reload()
    await page.getByRole('link', { name: 'Your game' }).waitFor()
    await context.close()
  })
})

describe('somebody who has no game yet', () => {
  it('looks at one, and saves it to start from', async () => {
    const context = await visitor()
    const page = await open(context)
    const waiting = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save the example' }).click()
    const files = unzipSync(readFileSync(await (await waiting).path()))
    expect(texts(files)).toEqual(texts(orchard()))
    expect(Object.keys(files)).toContain('orchard/README.md')
    await page.getByRole('button', { name: 'Look at the example' }).click()
    await isOpened(page, 'The Orchard')
    await page.getByText('The checks found nothing wrong.').waitFor()
    // Whoever has looked at it may still save it, also at the next visit; nobody is offered it in place of another game.
    await page.reload()
    await page.getByRole('link', { name: 'Save the example' }).waitFor()
    await openZip(page, zipOf(within('other', filesBelow('test/games/orchard'))), 'The Orchard')
    await expect.poll(() => page.getByRole('link', { name: 'Save the example' }).count()).toBe(0)
    await context.close()
  })
})

describe('a game of one’s own', () => {
  it('is translated: texts are printed at once, leave as files of that game, and are in no other', async () => {
    const context = await visitor()
    const page = await open(context)
    await openZip(page)
    await page.evaluate("location.hash = '#translate?lang=pt&text=cards:apple.title'")
    await page.waitForSelector('[data-current="yes"]')
    await page.locator('textarea').fill('Maçãzinha')
    await page.getByText('1 text changed').waitFor()
    await page.getByText('Download my texts').click()
    const file = await saved(page, 'locales/pt/cards.yaml')
    expect(file).toMatch(/orchard-locales-pt-cards\.yaml$/)
    await page.evaluate("location.hash = '#print?lang=pt'")
    await firstPicture(page)
    const words = async () => run('pdftotext', await saved(page, 'Kit'), '-')
    expect(await words()).toContain('Maçãzinha')
    await page.getByLabel('Include 1 unsaved text').click()
    await expect.poll(words, { timeout: 20_000, interval: 500 }).not.toContain('Maçãzinha')
    // GROWL has no such text, and nothing that was changed.
    await goTo(page, 'The Orchard')
    await page.getByRole('button', { name: 'Back to GROWL' }).click()
    await page.evaluate("location.hash = '#translate?lang=de'")
    await page.getByText('What you write is kept in this browser.').waitFor()
    // The same game again has it.
    await goTo(page, 'Your game')
    await openZip(page)
    await page.evaluate("location.hash = '#translate?lang=pt&text=cards:apple.title'")
    await expect.poll(() => page.locator('textarea').inputValue(), { timeout: 20_000 }).toBe('Maçãzinha')
    await context.close()
  })

  it('with rules and facts of GROWL is checked and played, with the names of its expansions', async () => {
    const context = await visitor()
    const page = await open(context)
    const named = (text: string) => text.replace('hunters-moon: Hunter’s Moon', 'hunters-moon: Moon of Mine')
    await openZip(
      page,
      zipOf(ownGrowl({ 'locales/en/expansions/hunters-moon.yaml': named }), 'mine.zip'),
      'GROWL',
    )
    await goTo(page, 'Check')
    await page.getByLabel('Card texts').fill('The Gift: Wähle drei lebende Personen.')
    await page.getByText('1 card is wrong').waitFor()
    await goTo(page, 'Play')
    await page.getByLabel('Players at the table').selectOption('7')
    await page.getByText('GROWL: 7 players').waitFor()
    await goTo(page, 'Print')
    await firstPicture(page)
    await page.getByText('More options').click()
    await page.getByLabel('Moon of Mine').waitFor()
    await context.close()
  })

  it('without rules that the program knows, and without a rulebook, has no table to tell and no book to print', async () => {
    const context = await visitor()
    const page = await open(context)
    await openZip(page)
    await page.evaluate("location.hash = '#play'")
    await page.getByText('does not know how this game is set up.').waitFor()
    expect(await page.locator('main').textContent()).not.toContain('rulebook')
    await context.close()
  })

  it('that cannot be read is called after its folder, and says why in the language of the page, in one box', async () => {
    const context = await browser.newContext({ viewport: DESKTOP, locale: 'ja' })
    const page = await open(context)
    const broken = { ...orchard(), 'orchard/data/game.yaml': Buffer.from('id: orchard\n') }
    await openZip(page, zipOf(broken), 'orchard')
    const found = page.locator('.opened .refusal .problems')
    await found.locator('li p[lang="ja"]').first().waitFor()
    const bar = "getComputedStyle(document.querySelector('.refusal .problems')).borderLeftWidth"
    expect(await page.evaluate(bar)).toBe('0px')
    await context.close()
  })

  it('whose templates are broken leaves nothing to print: that is said, and nobody is offered to print it', async () => {
    const context = await visitor()
    const page = await open(context)
    const files = orchard()
    for (const path of Object.keys(files))
      if (path.includes('/templates/')) files[path] = Buffer.from('<svg>{{#if</svg>')
    await openZip(page, zipOf(files))
    await goTo(page, 'Print')
    await page.getByText('These errors leave nothing to print.').waitFor()
    expect(await page.getByText('Print anyway').count()).toBe(0)
    await context.close()
  })

  it('is a folder, too: picked, and read again when its files have changed', async () => {
    const context = await visitor()
    // A folder of the browser's own stands for one that somebody picks: it is looked into in the same way.
    await context.addInitScript('globalThis.showDirectoryPicker = () => navigator.storage.getDirectory()')
    const page = await open(context)
    const files = filesBelow('test/games/orchard')
    for (const [path, bytes] of Object.entries(files)) await writeFile(page, path, String(bytes))
    await page.getByRole('button', { name: 'Open a folder' }).click()
    await isExamined(page)
    const broken = 'id: orchard\nlanguages: [en, de, pt]\nwhat: ever\n'
    await writeFile(page, 'data/game.yaml', broken)
    await page.getByRole('button', { name: 'Read the folder again' }).click()
    await page.getByText('data/game.yaml:3:1').waitFor()
    await context.close()
  })

  it('is picked as a folder in browsers that hand over its files', async () => {
    const context = await visitor()
    await context.addInitScript('globalThis.showDirectoryPicker = undefined')
    const page = await open(context)
    await page.locator('input[webkitdirectory]').setInputFiles('test/games/orchard')
    await isOpened(page, 'The Orchard')
    await isExamined(page)
    await context.close()
  })

  it('that is none, or would do harm, is said to be so, and nothing changes', async () => {
    const context = await visitor()
    const page = await open(context)
    const refused = async (files: Record<string, Uint8Array>) => {
      await zipField(page).setInputFiles(zipOf(files))
      return page.getByRole('alert')
    }
    const bytes = new Uint8Array(1)
    await (await refused({ 'holiday/beach.jpg': bytes })).getByText('Found: holiday/').waitFor()
    await page.getByText('A game has a folder “data”').waitFor()
    const evil = { ...orchard(), 'orchard/data/<img src=x onerror=alert(1)>.yaml': bytes }
    await (await refused(evil)).getByText('orchard/data/<img src=x'.slice(8)).waitFor()
    const bomb = { ...orchard(), 'orchard/data/x.yaml': new Uint8Array(2_000_000) }
    await (await refused(bomb)).getByText('grows so much').waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Your game' }).waitFor()
    await context.close()
  })
})

/** A file in the folder that a browser has for a page. */
const writeFile = (page: Page, path: string, text: string): Promise<unknown> =>
  page.evaluate(`(async () => {
    const parts = ${JSON.stringify(path.split('/'))}
    let directory = await navigator.storage.getDirectory()
    for (const part of parts.slice(0, -1))
      directory = await directory.getDirectoryHandle(part, { create: true })
    const file = await directory.getFileHandle(parts.at(-1), { create: true })
    const stream = await file.createWritable()
    await stream.write(${JSON.stringify(text)})
    await stream.close()
  })()`)

it('a language that was begun can be printed before it is in any file', async () => {
  const context = await visitor()
  const page = await open(context, '#translate?lang=en')
  await page.getByText('New language').click()
  await page.getByLabel('Code').fill('nl')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('textarea').waitFor()
  await goTo(page, 'Print')
  await page.getByLabel('Language', { exact: true }).selectOption('nl')
  await expect.poll(() => new URL(page.url()).hash).toBe('#print?lang=nl')
  await firstPicture(page)
  expect(await saved(page, 'Kit')).toMatch(/growl-nl-kit\.pdf$/)
  await context.close()
})
