// The page in a real Chromium: what a first visit takes, how soon a key is answered, how much memory printing takes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { parse } from 'yaml'
import { bundleDesk } from '../../desk.mjs'

const { launchChromium } = await tsImport('../system/chromium.ts', import.meta.url)
const { serve } = await tsImport('../system/site.ts', import.meta.url)
const { firstVisit } = await tsImport('../system/first-visit.ts', import.meta.url)

const LANGUAGES = ['en', 'zh', 'th']
const ALL_LANGUAGES = ['en', 'es', 'de', 'it', 'fr', 'zh', 'ja', 'th']

/** What is measured of the desk: each row has a name, and figures by what they tell, in kB, ms or MB. */
export async function deskRows({ keys = 200, visits = 5, tell = () => {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'growl-bench-desk-'))
  await bundleDesk(folder)
  const site = await serve(folder)
  const rows = []
  try {
    const add = (name, figures) => {
      rows.push({ name, figures })
      tell(name, figures)
    }
    for (const lang of LANGUAGES) add(`first visit, ${lang}`, await firstVisits(site, lang, visits))
    for (const lang of LANGUAGES)
      for (const [what, key] of [
        ['longest card', longestCard(lang)],
        ['rulebook', longestParagraph(lang)],
      ])
        add(`${keys} keys, ${lang}, ${what} (${key})`, await keyTimes(site, lang, key, keys))
    add('printing eight kits, twice', await printingMemory(site))
  } finally {
    site.close()
    rmSync(folder, { recursive: true })
  }
  return rows
}

async function inBrowser(work) {
  const browser = await launchChromium()
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Each with a browser that was never anywhere; bytes are always the same, the best time is that of the quietest moment. */
async function firstVisits(site, lang, count) {
  const seen = []
  for (let i = 0; i < count; i++)
    seen.push(await inBrowser((browser) => firstVisit(browser, site, lang).then(({ page, ...told }) => told)))
  const times = seen.map(({ ms }) => ms).sort((a, b) => a - b)
  return {
    kB: Math.round(Math.max(...seen.map(({ bytes }) => bytes)) / 1000),
    files: Math.max(...seen.map(({ files }) => files)),
    'ms to the first card, best': times[0],
    'ms to the first card, median': times[times.length >> 1],
  }
}

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

const keyTimes = (site, lang, key, count) =>
  inBrowser(async (browser) => {
    const page = await browser.newPage()
    await page.goto(`${site.address}#translate?lang=${lang}&text=${key}`)
    await page.waitForSelector('[data-current="yes"]')
    const value = await page.locator('textarea').inputValue()
    await page.locator('textarea').evaluate((field, at) => field.setSelectionRange(at, at), value.length >> 1)
    const times = []
    for (let i = 0; i < count; i++) {
      // Every tenth key takes back the last ones, so that the text stays as long as it is.
      if (i % 10 === 9) await page.keyboard.press('Control+z')
      await page.waitForSelector('[data-current="yes"]')
      times.push(await page.evaluate(typeOne, value[i % value.length].trim() || 'a'))
    }
    return {
      ...spread(
        'picture',
        times.map(([drawn]) => drawn),
      ),
      ...spread(
        'checks',
        times.map(([, said]) => said),
      ),
    }
  })

function spread(what, times) {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    [`ms to the ${what}, median`]: Math.round(sorted[sorted.length >> 1]),
    [`ms to the ${what}, worst`]: Math.round(sorted.at(-1)),
  }
}

/** Of all card texts the one with most letters: it sets the size of its deck. */
function longestCard(lang) {
  const cards = Object.entries(parse(readFileSync(`locales/${lang}/cards.yaml`, 'utf8')))
  const [[card]] = cards.sort(([, a], [, b]) => b.text.length - a.text.length)
  return `cards:${card}.text`
}

/** Of all paragraphs of the rulebook the same. */
function longestParagraph(lang) {
  const texts = textsIn(parse(readFileSync(`locales/${lang}/rules.yaml`, 'utf8')))
  const [[key]] = texts.sort(([, a], [, b]) => b.length - a.length)
  return `rules:${key}`
}

const textsIn = (tree, path = '') =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : textsIn(value, `${path}${key}.`),
  )

/** Everything of every language as a zip, one after the other in the same page; and once more, to see whether it keeps growing. */
const printingMemory = (site) =>
  inBrowser(async (browser) => {
    const page = await browser.newPage({ locale: 'en' })
    const figures = {}
    for (const round of ['eight', 'sixteen']) {
      for (const lang of ALL_LANGUAGES) await printAll(page, site, lang)
      const { now, most } = await memoryOf(browser)
      figures[`MB after ${round}`] = now
      figures[`MB at most, after ${round}`] = most
    }
    return figures
  })

async function printAll(page, site, lang) {
  await page.goto(`${site.address}#print?lang=${lang}`)
  await page.waitForSelector('.preview:not(.laying) canvas[data-drawn]')
  await page.waitForSelector('.buttons .primary[aria-disabled="false"]')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Everything' }).click()
  const name = (await waiting).suggestedFilename()
  if (name !== `growl-${lang}.zip`) throw new Error(`${name} was printed instead of ${lang}.`)
}

/** Of the processes that hold the page and its engine, in MB: what they hold now, and the most they ever held. */
async function memoryOf(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const statuses = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => readFileSync(`/proc/${id}/status`, 'utf8'))
  const total = (field) =>
    Math.round(
      statuses.reduce(
        (sum, status) => sum + Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0),
        0,
      ) / 1000,
    )
  return { now: total('VmRSS'), most: total('VmHWM') }
}

export function tellRow(name, figures) {
  const told = Object.entries(figures).map(([what, figure]) => {
    const [unit, ...more] = what.split(' ')
    return `${figure} ${unit}${more.length > 0 ? ` ${more.join(' ')}` : ''}`
  })
  console.log(`${name}\n    ${told.join(' · ')}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await deskRows({ keys: Number(process.env.KEYS ?? 200), tell: tellRow })
