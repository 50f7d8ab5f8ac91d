import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { browser, bundle, faultsOf, PHONE, site, visit } from './desk-page.ts'
import { firstVisit } from './first-visit.ts'

// What `npm run site` makes, as a static host serves it in a sub-folder of its own.

describe.each([
  ['en', 700],
  ['zh', 1500],
  ['th', 800],
])('a first visit, in %s', (lang, most) => {
  // On a busy machine the page may begin to fetch what it needs offline before the first card is noted.
  it(`fetches at most ${most} kB before the first card, and nothing that is not there`, {
    retry: 2,
  }, async () => {
    const { bytes, page } = await firstVisit(browser, site, lang)
    expect(bytes / 1000).toBeLessThan(most)
    // An engine, a face and a game at least: otherwise somebody has counted wrongly.
    expect(bytes / 1000).toBeGreaterThan(300)
    expect(site.asked.filter((asked) => asked.bytes === undefined)).toEqual([])
    await page.context().close()
  })
})

it('after one visit a kit is printed without a connection, and nothing was ever asked of another place', async () => {
  const context = await browser.newContext({ locale: 'en' })
  const elsewhere: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(site.address) && !request.url().startsWith('blob:'))
      elsewhere.push(request.url())
  })
  const page = await context.newPage()
  await page.goto(`${site.address}#print?lang=de`)
  const kit = page.getByRole('button', { name: 'Kit' }).first()
  await page.waitForSelector('[data-kept]')
  await context.setOffline(true)
  await page.reload()
  const waiting = page.waitForEvent('download')
  await kit.click()
  expect((await waiting).suggestedFilename()).toBe('growl-de-kit.pdf')
  // Every view, also those that nobody has opened yet.
  for (const view of ['translate', 'check', 'play', 'about']) {
    await page.goto(`${site.address}#${view}`)
    await expect.poll(() => page.getByText('This part of the page could not be fetched').count()).toBe(0)
    await page.getByRole('main').locator('h2, h3').first().waitFor()
  }
  expect(elsewhere).toEqual([])
  await context.close()
})

it('at a table without a connection, whoever has looked before sees every card in two languages, and the rules', async () => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'zh' })
  const page = await visit(await context.newPage(), '#play?second=ja')
  await page.waitForSelector('[data-kept]')
  await context.setOffline(true)
  await page.goto(site.address)
  await page.goto(`${site.address}#play`)
  // The table that they sat at.
  await expect.poll(() => new URL(page.url()).hash).toBe('#play?second=ja')
  await page.locator('#play-players').selectOption('10')
  await page.locator('.play-table h3', { hasText: '10' }).waitFor()
  for (const card of await page.locator('.titles button').all()) {
    await card.click()
    await expect.poll(() => page.locator('.face[data-drawn]').count()).toBe(2)
  }
  await page.locator('.play-rules button').click()
  await page.frameLocator('iframe.rules').locator('h1').first().waitFor()
  await context.close()
})

it('the page of licences and credits is there, readable, and leads back', async () => {
  const page = await browser.newPage({ viewport: PHONE, locale: 'en' })
  await visit(page, '#about')
  await page.getByRole('link', { name: 'Licences and credits' }).click()
  await page.getByRole('heading', { name: 'Licence of the program' }).waitFor()
  for (const name of ['Joey Vigour', 'Delapouite', 'Lorc', 'SIL Open Font License 1.1'])
    expect(await page.getByRole('main').textContent()).toContain(name)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'GROWL Press' }).click()
  await page.waitForSelector('canvas[data-drawn]')
  await page.close()
})

describe('the files of the site', () => {
  const inSite = (file: string) => readFileSync(join(bundle, file), 'utf8')
  const files = () => readdirSync(bundle, { recursive: true, encoding: 'utf8' })

  it('have the licences of all packages in it', () => {
    const licences = inSite('LICENCES.txt')
    for (const name of ['preact', 'zod', 'yaml', 'pdfkit', 'harfbuzzjs', 'handlebars', 'fflate', 'budoux'])
      expect(licences.split(`\n${name} `)[1]).toMatch(/^\d+\.\d+\.\d+: .+\n\n(?:.+\n+){5}/)
  })

  it('name no address at the root of the host', () => {
    for (const file of files().filter((name) => /\.(?:html|css)$/.test(name)))
      expect(inSite(file)).not.toMatch(/(?:href|src)="\/|url\("?\//)
  })
})
