import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, DESKTOP, faultsOf, visit } from './desk-page.ts'
import { orchard, zipOf } from './own-games.ts'

// Every view for everyone: the table of what each has to have. What is done in them by keyboard alone is in desk.test.ts and desk-translate.test.ts.

/** Where a view is at its fullest, and what shows that it is there. */
const FULLEST: Readonly<Record<string, readonly [hash: string, shown: string]>> = {
  print: ['#print?lang=en', 'canvas[data-drawn]'],
  translate: ['#translate?lang=de&text=cards:the-gift.text', '[data-current="yes"]'],
  check: ['#check?lang=de&texts=The%20Gift%3A%20Drei.', '.compared'],
  play: ['#play?second=ja', '.titles'],
  game: ['#game', '.opened .badge'],
  about: ['#about', '.about a[href="credits.html"]'],
}

it.each(Object.keys(FULLEST))(
  '%s: axe finds no fault, and Tab leads to whatever can be pressed, and out again',
  async (view) => {
    const [hash, shown] = FULLEST[view]!
    const context = await browser.newContext({ viewport: DESKTOP, locale: 'en' })
    const page = await visit(await context.newPage(), hash)
    if (view === 'game') await page.locator('input[type="file"][accept]').setInputFiles(zipOf(orchard()))
    await page.locator(shown).first().waitFor()
    await page.evaluate("for (const each of document.querySelectorAll('main details')) each.open = true")
    expect(await faultsOf(page)).toEqual([])
    expect(await missedByKeys(page)).toEqual([])
    await context.close()
  },
)

it('the table has every view that the head of the page leads to', async () => {
  const page = await visit(await browser.newPage({ locale: 'en' }), '#about')
  await page.locator('.about').waitFor()
  const ways = await page
    .locator('nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(ways).toEqual(Object.keys(FULLEST).map((view) => `#${view}`))
  await page.close()
})

/** Of radio buttons Tab reaches the chosen one, arrows the others. */
const NUMBERED = `(() => {
  const ways = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (each) => !each.disabled && each.tabIndex >= 0 && each.checkVisibility() && (each.type !== 'radio' || each.checked),
  )
  for (const [n, each] of ways.entries()) each.dataset.way = n
  document.activeElement.blur()
  return ways.map((each) => each.outerHTML.slice(0, 120))
})()`

/** What somebody without a mouse never comes to. */
async function missedByKeys(page: Page): Promise<readonly string[]> {
  const ways = (await page.evaluate(NUMBERED)) as readonly string[]
  const reached = new Set<string>()
  for (let keys = 0; keys < ways.length + 20; keys++) {
    await page.keyboard.press('Tab')
    reached.add(String(await page.evaluate('document.activeElement.dataset.way')))
  }
  return ways.filter((_, n) => !reached.has(String(n)))
}
