// From a key in the Translate view to the card or paragraph repainted, and to what the checks say: in Chromium, in the real page.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { parse } from 'yaml'
import { bundleDesk } from '../../desk.mjs'

const { launchChromium } = await tsImport('../system/chromium.ts', import.meta.url)
const { serve } = await tsImport('../system/site.ts', import.meta.url)

const KEYS = Number(process.env.KEYS ?? 200)
/** The card that sets the size of its deck, and a paragraph of the rulebook. */
const TEXTS = ['longest card', 'rules:goal.story']

const folder = mkdtempSync(join(tmpdir(), 'growl-bench-desk-'))
await bundleDesk(folder)
const site = await serve(folder)
const browser = await launchChromium()

/** In the page: types a letter, and tells when the picture is there and when the checks have spoken. */
async function typeOne(letter) {
  const field = document.querySelector('textarea')
  const until = (isDone) =>
    new Promise((resolve) => {
      const seen = new MutationObserver(() => {
        if (!isDone()) return
        seen.disconnect()
        resolve(performance.now())
      })
      seen.observe(document.body, { subtree: true, attributes: true, childList: true })
    })
  const canvas = () => document.querySelector('.printed canvas')?.dataset.drawn
  const before = canvas()
  field.setRangeText(letter, field.selectionStart, field.selectionEnd, 'end')
  const start = performance.now()
  const drawn = until(() => canvas() !== before)
  const said = until(
    () => document.querySelector('.findings')?.dataset.current === 'yes' && canvas() !== before,
  )
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  return [(await drawn) - start, (await said) - start]
}

/** Of all card texts the one with most letters. */
function longestCard(lang) {
  const cards = parse(readFileSync(`locales/${lang}/cards.yaml`, 'utf8'))
  const [[card]] = Object.entries(cards).sort(([, a], [, b]) => b.text.length - a.text.length)
  return `cards:${card}.text`
}

const told = (times) => {
  const sorted = times.toSorted((a, b) => a - b)
  const ms = (at) => `${sorted[at].toFixed(0)} ms`
  return `median ${ms(sorted.length >> 1)}, nine of ten ${ms(Math.floor(sorted.length * 0.9))}, worst ${ms(sorted.length - 1)}`
}

console.log(`\nFrom a key to the picture and to the checks, ${KEYS} keys each, in Chromium`)
for (const lang of ['en', 'zh', 'th'])
  for (const text of TEXTS) {
    const page = await browser.newPage()
    const key = text === 'longest card' ? longestCard(lang) : text
    await page.goto(`${site.address}#translate?lang=${lang}&text=${key}`)
    await page.waitForSelector('[data-current="yes"]')
    const value = await page.locator('textarea').inputValue()
    await page.locator('textarea').evaluate((field, at) => field.setSelectionRange(at, at), value.length >> 1)
    const times = []
    for (let i = 0; i < KEYS; i++) {
      // Every tenth key takes back the last ones, so that the text stays as long as it is.
      if (i % 10 === 9) await page.keyboard.press('Control+z')
      await page.waitForSelector('[data-current="yes"]')
      times.push(await page.evaluate(typeOne, value[i % value.length].trim() || 'a'))
    }
    console.log(
      `${lang}  ${key}\n    picture ${told(times.map(([drawn]) => drawn))}\n    checks  ${told(times.map(([, said]) => said))}`,
    )
    await page.close()
  }
await browser.close()
site.close()
rmSync(folder, { recursive: true })
