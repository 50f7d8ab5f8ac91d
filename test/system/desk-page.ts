import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { launchChromium } from './chromium.ts'
import { bundledOnce } from './one-site.ts'
import { type Site, serve } from './site.ts'

// The static page, served to a real browser for the tests of one file.

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }
export const folder = mkdtempSync(join(tmpdir(), 'growl-desk-'))
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** What the site consists of; nobody writes there. */
export let bundle: string
export let site: Site
export let browser: Browser

beforeAll(async () => {
  bundle = await bundledOnce(inject('shared'))
  site = await serve(bundle)
  browser = await launchChromium()
}, 60_000)
afterAll(async () => {
  await browser?.close()
  site?.close()
  rmSync(folder, { recursive: true })
})

/** Goes to an address of the page, and fails at whatever it complains of. */
export async function visit(page: Page, hash: string): Promise<Page> {
  page.on('pageerror', (error) => expect.unreachable(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') expect.unreachable(message.text())
  })
  await page.goto(`${site.address}${hash}`)
  return page
}

/** What axe finds fault with, each with the first place, and how far the page runs out of sight. */
export async function faultsOf(page: Page): Promise<readonly unknown[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe)
  const { violations } = (await page.evaluate('axe.run()')) as { violations: readonly Violation[] }
  return [...violations.map(({ id, nodes }) => [id, nodes[0]?.html]), ...(await outOfSight(page))]
}

/** How far the page runs out of sight to the side. */
export async function outOfSight(page: Page): Promise<readonly unknown[]> {
  const outside = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'))
  return outside > 0 ? [['runs out of sight', outside]] : []
}
interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}
