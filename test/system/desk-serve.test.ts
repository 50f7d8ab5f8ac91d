import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium } from './chromium.ts'

// `growl desk`, as somebody has it open beside an editor.

const folder = mkdtempSync(join(tmpdir(), 'growl-serve-'))
const game = join(folder, 'game')
const PORT = '4799'
const CARDS = join(game, 'locales/de/cards.yaml')
let desk: ChildProcess
let browser: Browser
let address: string

beforeAll(async () => {
  for (const part of ['data', 'locales', 'templates']) cpSync(part, join(game, part), { recursive: true })
  desk = spawn(process.execPath, ['dist/cli.js', 'desk', '--game', game, '--port', PORT])
  address = await new Promise((resolve, reject) => {
    desk.stdout!.on('data', (told: Uint8Array) => {
      const found = /http:\S+/.exec(Buffer.from(told).toString())
      if (found) resolve(found[0])
    })
    desk.stderr!.on('data', (told: Uint8Array) => reject(new Error(Buffer.from(told).toString())))
  })
  browser = await launchChromium()
}, 60_000)
afterAll(async () => {
  await browser?.close()
  desk?.kill()
  rmSync(folder, { recursive: true })
})

async function openText(): Promise<Page> {
  const page = await browser.newPage({ locale: 'en' })
  await page.goto(address)
  // The token is out of the address before anybody can copy it.
  await expect.poll(() => page.url()).not.toContain('token')
  await page.goto(`${page.url().split('#')[0]}#translate?lang=de&text=cards:the-gift.title`)
  await page.locator('textarea').waitFor()
  return page
}

it('a text is saved to its file as it is written, an edit from outside appears, and neither is lost', async () => {
  const before = readFileSync(CARDS, 'utf8')
  const page = await openText()
  const field = page.locator('textarea')
  await expect.poll(() => field.inputValue()).toBe('Das Geschenk')
  await field.fill('Die Gabe')
  await expect
    .poll(() => readFileSync(CARDS, 'utf8'), { timeout: 20_000 })
    .toBe(before.replace('title: Das Geschenk', 'title: Die Gabe'))
  writeFileSync(CARDS, before.replace('title: Das Geschenk', 'title: Ein Geschenk'))
  await expect.poll(() => field.inputValue(), { timeout: 20_000 }).toBe('Ein Geschenk')
  await page.close()
})

it('two wordings at once are both shown, and somebody chooses', async () => {
  const before = readFileSync(CARDS, 'utf8')
  const page = await openText()
  const field = page.locator('textarea')
  await expect.poll(() => field.inputValue()).toBe('Ein Geschenk')
  await page.route('**/events', (request) => request.abort())
  await page.route('**/text', async (request) => {
    writeFileSync(CARDS, before.replace('title: Ein Geschenk', 'title: Von anderen'))
    await page.unroute('**/text')
    await request.continue()
  })
  await field.fill('Von mir')
  await page.getByText('Somebody else has changed this text').waitFor()
  expect(readFileSync(CARDS, 'utf8')).toContain('title: Von anderen')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => readFileSync(CARDS, 'utf8'), { timeout: 20_000 }).toContain('title: Von mir')
  await page.close()
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
