import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { browser, DESKTOP, faultsOf, outOfSight, PHONE, visit } from './desk-page.ts'
import { orchard, zipOf } from './own-games.ts'

// Every view, one after the other, as somebody uses them whose browser speaks this language: by day on a desk, by night on a phone.

interface Words {
  readonly page: Readonly<Record<string, string>>
  readonly [part: string]: Readonly<Record<string, string>>
}

describe.each([
  ['a desk', DESKTOP, 'light'],
  ['a phone', PHONE, 'dark'],
] as const)('on %s', (_, viewport, colorScheme) => {
  it.each([
    ['en', 'two', 'three'],
    ['zh', '2名', '3名'],
    ['th', '2', '3'],
  ])('in %s: printed, translated, checked, played, and another game opened', async (lang, right, wrong) => {
    const words = parse(readFileSync(`src/desk/words/${lang}.yaml`, 'utf8')) as Words
    const cards = parse(readFileSync(`locales/${lang}/cards.yaml`, 'utf8')) as Record<string, Card>
    const context = await browser.newContext({ viewport, colorScheme, locale: lang })
    const page = await visit(await context.newPage(), '')
    const person: Person = { page, words, lang, gift: cards['the-gift']!, right, wrong }
    await print(person)
    await translate(person)
    await check(person)
    await play(person)
    await openOther(person)
    await goTo(person, 'about')
    await isFaultless(page, page.getByRole('link', { name: 'JoeyVigour.com/GROWL' }))
    await context.close()
  })
})

interface Card {
  readonly title: string
  readonly text: string
}

interface Person {
  readonly page: Page
  readonly words: Words
  readonly lang: string
  readonly gift: Card
  /** A number of the card, and another. */
  readonly right: string
  readonly wrong: string
}

const goTo = ({ page, words }: Person, view: string): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name: words.page[view]!, exact: true }).click()

/** Axe has seen each view on a desk, in desk-everyone.test.ts; here it sees them on a phone, by night. */
async function isFaultless(page: Page, shown: Locator): Promise<void> {
  await shown.waitFor()
  expect(await (page.viewportSize()!.width === PHONE.width ? faultsOf : outOfSight)(page)).toEqual([])
}

async function print({ page, words, lang }: Person): Promise<void> {
  await page.getByRole('radio', { name: words.paper!.letter! }).click()
  await isFaultless(page, page.locator('canvas[data-drawn]').first())
  const waiting = page.waitForEvent('download')
  await page.locator('.buttons .primary[aria-disabled="false"]').click()
  expect((await waiting).suggestedFilename()).toBe(`growl-${lang}-kit.pdf`)
}

/** English has nothing to be compared with; its cards are checked all the same. */
async function translate(person: Person): Promise<void> {
  const { page, lang, words, right, wrong } = person
  await goTo(person, 'translate')
  await page.locator('.choose-text select').selectOption(lang)
  // The whole list is looked at elsewhere.
  await page.getByRole('searchbox').fill('cards:the-gift')
  await page.locator('.text-row[href$="cards:the-gift.text"]').click()
  const field = page.locator('textarea')
  await page.locator('[data-current="yes"]').waitFor()
  const before = await field.inputValue()
  expect(before).toContain(right)
  await field.fill(before.replace(right, wrong))
  await isFaultless(page, page.locator('.findings li.error').first())
  await page.locator('.card-facts .wrong').first().waitFor()
  await page.getByRole('button', { name: words.translate!.undo!, exact: true }).click()
  await page.locator('.findings .fine').waitFor()
  expect(await field.inputValue()).toBe(before)
}

async function check(person: Person): Promise<void> {
  const { page, lang, gift, right, wrong } = person
  await goTo(person, 'check')
  // Whoever reads the page in a translation most likely has texts in that.
  const first = await page.locator('#check-lang').inputValue()
  expect(first).toBe(lang === 'en' ? 'es' : lang)
  await page.locator('#check-lang').selectOption(lang)
  await page.locator('#check-texts').fill(`${gift.title}: ${gift.text.replace(right, wrong)}`)
  const told = page.locator('.compared:not(.fine)')
  await isFaultless(page, told)
  expect(await told.locator('.wrong').first().textContent()).toContain(wrong)
}

async function play(person: Person): Promise<void> {
  const { page, words, gift } = person
  await goTo(person, 'play')
  await page.locator('#play-players').selectOption('9')
  await page.locator('#play-second').selectOption('ja')
  await page.locator('.play-table h3', { hasText: '9' }).waitFor()
  await page.getByRole('searchbox').fill(gift.title)
  await page.locator('.titles button').first().click()
  await expect.poll(() => page.locator('.face[data-drawn]').count()).toBe(2)
  await page.getByRole('button', { name: words.play!['read-rules']! }).click()
  await page.frameLocator('iframe.rules').locator('h1').first().waitFor()
  await isFaultless(page, page.locator('iframe.rules'))
  // By night nothing glares, and what a field is for can be read: in the quiet colour of the page, not in the browser's grey.
  const ground = await page.evaluate(
    "getComputedStyle(document.querySelector('iframe.rules').contentDocument.body).backgroundColor",
  )
  const isNight = await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
  expect(ground === 'rgb(255, 255, 255)').toBe(!isNight)
  const field = await page.evaluate(
    "getComputedStyle(document.querySelector('.play-cards input'), '::placeholder').color",
  )
  expect(field).toBe(isNight ? 'rgb(201, 196, 216)' : 'rgb(71, 68, 96)')
}

async function openOther(person: Person): Promise<void> {
  const { page, words } = person
  await goTo(person, 'game')
  await page.locator('input[type="file"][accept]').setInputFiles(zipOf(orchard()))
  await isFaultless(page, page.locator('.opened .badge.good'))
  await page.getByRole('button', { name: words.own!.back! }).click()
  await page.locator('canvas[data-drawn]').first().waitFor()
}
