import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AxeResults } from 'axe-core'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBook } from '../../src/book/book.ts'
import { overlay } from '../../src/source/folder.ts'
import { bookOf, pageOf, sourceOf } from '../book/shelf.ts'
import { shippedFolder } from '../game/shipped.ts'
import { launchChromium } from './chromium.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'growl-page-'))
let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true })
})

describe('the web page of a rulebook on a phone, in Chromium', () => {
  it.each(['en', 'de', 'zh', 'ja', 'th'])(
    'has no fault that axe finds, and is no wider than the screen: %s',
    async (lang) => {
      const file = join(folder, `${lang}.html`)
      writeFileSync(file, pageOf(await bookOf(lang)))
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(pathToFileURL(file).href)
      expect(asked.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
      // Not as a script of the page: the page allows none.
      await page.evaluate(axe)
      const { violations, passes } = await page.evaluate<AxeResults>('axe.run()')
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`),
      ).toEqual([])
      expect(passes.length).toBeGreaterThan(20)
      await page.close()
    },
  )
})

it('runs no script, whatever the template of a game writes', async () => {
  const file = join(folder, 'script.html')
  const broken = "document.title='broken'"
  const template = `<main><h1>{{name}}</h1><img src="x" alt="" onerror="${broken}"><svg onload="${broken}"></svg><a href="javascript:${broken}">x</a></main>`
  const game = overlay(shippedFolder, { 'templates/rules.html.hbs': template })
  const book = readBook(await sourceOf('en', 'full', game), { version: '1' })!
  writeFileSync(file, pageOf(book))
  const page = await browser.newPage()
  const refused: string[] = []
  page.on('console', (message) => refused.push(message.text()))
  await page.goto(pathToFileURL(file).href)
  await page.click('a')
  expect(await page.title()).toBe(book.title)
  // The picture, both handlers and the address.
  expect(refused.filter((text) => text.includes('Content Security Policy')).length).toBeGreaterThanOrEqual(4)
  await page.close()
})
