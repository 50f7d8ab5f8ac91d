import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browser, DESKTOP, faultsOf, folder, PHONE, site, visit } from './desk-page.ts'

// The page in a real browser, used as people use it.

/** Opens the page at an address of its own, and fails at whatever it complains of. */
async function open(hash: string, viewport = DESKTOP): Promise<Page> {
  const page = await browser.newPage({ viewport, locale: 'en' })
  return visit(page, hash)
}

const firstPicture = (page: Page) => page.waitForSelector('canvas[data-drawn]')

/** What somebody gets who clicks this. */
async function saved(page: Page, name: string): Promise<string> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name }).first().click()
  const path = join(folder, (await waiting).suggestedFilename())
  await (await waiting).saveAs(path)
  return path
}

const inflated = (file: string): Buffer => {
  execFileSync('qpdf', ['--qdf', '--static-id', file, `${file}.qdf`])
  return readFileSync(`${file}.qdf`)
}

function printed(...options: readonly string[]): string {
  const out = mkdtempSync(join(folder, 'out-'))
  execFileSync(process.execPath, ['dist/cli.js', 'print', ...options, '--out', out])
  return out
}

describe('printing', () => {
  it.each([
    ['English, as it is', '', [], 'en'],
    [
      'Chinese, for a printer that spares ink',
      '#print?lang=zh&ink=low&paper=letter',
      ['--ink', 'low', '--paper', 'letter'],
      'zh',
    ],
    [
      'Thai, for seven players, to fold',
      '#print?lang=th&players=7&backs=fold',
      ['--players', '7', '--backs', 'fold'],
      'th',
    ],
  ])('%s: the same kit as growl print makes', async (_, hash, options, lang) => {
    const page = await open(hash)
    await firstPicture(page)
    const kit = await saved(page, 'Kit')
    expect(kit).toMatch(new RegExp(`growl-${lang}-kit\\.pdf$`))
    const out = printed('--lang', lang, ...options)
    expect(inflated(kit).equals(inflated(join(out, lang, 'kit.pdf')))).toBe(true)
    await page.close()
  })

  it('everything in one zip', async () => {
    const page = await open('#print?lang=de')
    await firstPicture(page)
    const zip = await saved(page, 'Everything')
    const list = execFileSync('python3', ['-m', 'zipfile', '-l', zip], { encoding: 'utf8' })
    for (const file of ['de/kit.pdf', 'de/rules.pdf', 'de/rules-booklet.pdf']) expect(list).toContain(file)
    await page.close()
  })

  it('choices change the sheets and the address, and are there again the next time', async () => {
    const context = await browser.newContext({ viewport: DESKTOP, locale: 'en' })
    const page = await context.newPage()
    await page.goto(site.address)
    await firstPicture(page)
    const sheets = () => page.getByRole('button', { name: 'Kit' }).first().textContent()
    const before = await sheets()
    await page.getByLabel('For how many').selectOption('7')
    await expect.poll(sheets).not.toBe(before)
    expect(new URL(page.url()).hash).toBe('#print?players=7')
    const next = await context.newPage()
    await next.goto(site.address)
    await expect.poll(() => new URL(next.url()).hash).toBe('#print?players=7')
    await context.close()
  })

  it('what cannot be printed is said, with what to do', async () => {
    const page = await open('#print?paper=a5')
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('There is no paper "a5". Known: a4, letter')
    await page.close()
  })

  it('a text that does not fit stops the print until somebody says otherwise', async () => {
    const page = await open('#print?size=30x40')
    await page.getByText('Print anyway').waitFor()
    const kit = page.getByRole('button', { name: 'Kit' }).first()
    expect(await kit.isDisabled()).toBe(true)
    await page.getByText('Print anyway').click()
    await expect.poll(() => kit.isDisabled()).toBe(false)
    await page.close()
  })
})

it('after the first visit a kit can be printed without a connection', async () => {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en' })
  const page = await context.newPage()
  await page.goto(`${site.address}#print?lang=de`)
  await page.evaluate('navigator.serviceWorker.ready')
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
  // Once more, so that what was fetched before somebody kept it is kept too.
  await page.reload()
  await firstPicture(page)
  await saved(page, 'Kit')
  await context.setOffline(true)
  await page.reload()
  await firstPicture(page)
  expect(await saved(page, 'Kit')).toMatch(/growl-de-kit\.pdf$/)
  await context.close()
})

describe('checking', () => {
  it('a pasted text is compared with its card, and a link shows the same to somebody else', async () => {
    const page = await open('#check?lang=it')
    await page
      .getByLabel('Card texts')
      .fill('The Gift: Scegli tre giocatori vivi con almeno cinque carte in mano.')
    await page.getByText('1 card is wrong').waitFor()
    const told = page.frameLocator('iframe.facts')
    await told.getByText('Scegli').first().waitFor()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy a link' }).click()
    await page.getByText('Link copied').waitFor()
    const link = (await page.evaluate('navigator.clipboard.readText()')) as string
    const other = await open(new URL(link).hash)
    await other.getByText('1 card is wrong').waitFor()
    await other.close()
    await page.close()
  })

  it('a card that nobody knows is refused with the nearest title', async () => {
    const page = await open('#check?lang=de')
    await page.getByLabel('Card texts').fill('The Gaft: Wähle zwei Personen.')
    await page.getByText('Did you mean "the-gift"').waitFor()
    await page.close()
  })
})

describe('playing', () => {
  it('a table is told what goes into the deck, a card is looked up in two languages', async () => {
    const page = await open('#play?second=th', PHONE)
    await page.getByLabel('Players at the table').selectOption('7')
    await page.getByText('GROWL: 7 players').waitFor()
    await page.getByLabel('Look up a card').fill('gift')
    await page.getByRole('button', { name: 'The Gift' }).click()
    await expect.poll(() => page.locator('.face[data-drawn]').count()).toBe(2)
    await page.getByRole('button', { name: 'Read the rules' }).click()
    await page.frameLocator('iframe.rules').getByRole('heading', { name: 'Contents' }).waitFor()
    await page.close()
  })
})

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s', (_, viewport) => {
  it.each([
    ['#print', 'canvas[data-drawn]'],
    ['#check', 'iframe'],
    ['#play', '.titles li'],
    ['#about', 'article'],
  ])('%s has nothing that axe finds fault with, and nothing runs out of sight', async (hash, shown) => {
    const page = await open(hash, viewport)
    await page.waitForSelector(shown)
    expect(await faultsOf(page)).toEqual([])
    await page.close()
  })
})
