import type { Browser, Page } from 'playwright-core'
import type { Site } from './site.ts'

/** What it takes until somebody who was never here sees a card. */
export interface FirstVisit {
  /** That were sent, compressed as hosts do. */
  readonly bytes: number
  readonly files: number
  /** From the address to the card. */
  readonly ms: number
}

/** For the page: notes when the first sheet that is cut into cards is there to be seen; what is before it tells how to print. */
const NOTE_FIRST_CARD = `new MutationObserver((_, seen) => {
  if (!document.querySelector('.sheet:nth-child(2) canvas[data-drawn]')) return
  seen.disconnect()
  document.documentElement.dataset.firstCard = Date.now()
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-drawn'] })`

/** A browser's first visit, with nothing kept. Leaves the page open. */
export async function firstVisit(
  browser: Browser,
  site: Site,
  lang: string,
): Promise<FirstVisit & { readonly page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: lang })
  const page = await context.newPage()
  await page.addInitScript(NOTE_FIRST_CARD)
  site.asked.length = 0
  const start = Date.now()
  await page.goto(`${site.address}#print?lang=${lang}`)
  const end = Number(await page.locator('[data-first-card]').getAttribute('data-first-card'))
  const before = site.asked.filter(({ at }) => at <= end)
  const bytes = before.reduce((sum, asked) => sum + (asked.bytes ?? 0), 0)
  return { bytes, files: before.length, ms: end - start, page }
}
