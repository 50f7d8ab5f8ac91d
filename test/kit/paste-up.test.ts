import { describe, expect, it } from 'vitest'
import type { Page } from '../../src/frame/document.ts'
import type { Item } from '../../src/frame/frame.ts'
import { type Box, contains, inset } from '../../src/geometry/box.ts'
import { mm, toMm } from '../../src/geometry/length.ts'
import { parsePath, pathBounds } from '../../src/geometry/path.ts'
import type { PrintRequest } from '../../src/kit/request.ts'
import { textByPdfium } from '../paint/readers.ts'
import { inMm, overlap } from '../sheet/on-paper.ts'
import { fileOf, gameOf, kitOf } from './printed.ts'

const game = gameOf()
const LETTER = { name: 'Letter', ...game.formats.papers.letter! }
const known = new Map<string, ReturnType<typeof kitOf>>()
/** Paste-ups, laid once. */
function pasteUps(lang: string, wanted: Partial<PrintRequest> = {}): ReturnType<typeof kitOf> {
  const key = `${lang} ${JSON.stringify(wanted)}`
  const kit = known.get(key) ?? kitOf(game, lang, { groups: [], extras: ['paste-up'], ...wanted })
  known.set(key, kit)
  return kit
}

/** What is clipped on a page: the inserts. */
const insertsOn = ({ items }: Page): Box[] =>
  items.flatMap((item) => (item.kind === 'group' && item.clip ? [pathBounds(parsePath(item.clip))!] : []))

/** What has an outline of its own: the strips. */
const stripsOn = ({ items }: Page): Box[] =>
  items.flatMap((item: Item) => (item.kind === 'path' && item.stroke ? [pathBounds(parsePath(item.d))!] : []))

const NIGHTS = game.cards.filter(({ kind }) => kind === 'night' || kind === 'final-night')
const words = (text: string): string => text.replaceAll(/[\s\u00ad\u2010-]+/g, '')

describe('inserts for sleeves', () => {
  it('are the sides that bear words, each different card once, 61 × 86 mm', async () => {
    const { laid } = await pasteUps('en')
    const { document, contents } = laid.extras[0]!
    const inserts = document.pages.flatMap(insertsOn)
    const main = ['bite', 'wound', 'charm', 'salve', 'gold']
    const ids = [...main, ...NIGHTS.map(({ id }) => id), 'setup-card', 'setup-card.back', 'aid', 'aid.back']
    expect(NIGHTS).toHaveLength(16)
    expect(Object.keys(contents[0]!.counts)).toEqual(ids)
    expect(inserts).toHaveLength(25)
    for (const { width, height } of inserts.map(inMm)) expect([width, height]).toEqual([61, 86])
  })
  it('lie in the order of the box, nine to a sheet', async () => {
    const kit = await pasteUps('de')
    const pages = await textByPdfium(fileOf(kit, 'paste-up'))
    const titles = NIGHTS.map(({ id }) => kit.words.card(id).title)
    const all = pages.slice(1, 4).join('\n')
    const places = titles.map((title) => all.indexOf(title))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    expect(kit.laid.extras[0]!.document.pages.map((page) => insertsOn(page).length)).toEqual([
      0, 9, 9, 7, 0, 0,
    ])
  })
})

describe('strips for label paper', () => {
  it('are 57 mm wide, a millimetre apart, and say what their card says', async () => {
    const kit = await pasteUps('fr')
    const { pages } = kit.laid.extras[0]!.document
    const strips = pages.slice(4).map(stripsOn)
    expect(strips.flat()).toHaveLength(25)
    for (const sheet of strips)
      for (const strip of sheet) {
        expect(toMm(strip.width)).toBeCloseTo(57, 2)
        const grown = { ...strip, width: strip.width + mm(0.98), height: strip.height + mm(0.98) }
        for (const other of sheet) if (other !== strip) expect(overlap(grown, other)).toBe(false)
      }
    const said = words((await textByPdfium(fileOf(kit, 'paste-up'))).slice(4).join('\n'))
    for (const { id } of NIGHTS) expect(said).toContain(words(kit.words.card(id).title))
  })
  it('are as high as their text: the shortest a fifth of the longest', async () => {
    const { laid } = await pasteUps('en')
    const heights = laid.extras[0]!.document.pages.slice(4)
      .flatMap(stripsOn)
      .map(({ height }) => toMm(height))
    expect(Math.min(...heights)).toBeLessThan(12)
    // A reference is a whole side, without the 3 mm along its edges where nothing is written.
    expect(heights.filter((height) => Math.abs(height - 82) < 0.01)).toHaveLength(4)
  })
})

describe('paste-ups', () => {
  it('take a page that explains them, three sheets of inserts and one or two of strips, in every language', async () => {
    for (const lang of game.languages)
      for (const paper of lang === 'th' || lang === 'de' ? [undefined, LETTER] : [undefined]) {
        const { laid, findings } = await pasteUps(lang, paper ? { paper } : {})
        expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([])
        const { pages } = laid.extras[0]!.document
        expect(pages.length).toBeLessThanOrEqual(1 + 3 + 2)
        for (const page of pages) {
          const printable = inset({ x: 0, y: 0, width: page.width, height: page.height }, mm(5))
          for (const box of [...insertsOn(page), ...stripsOn(page)])
            expect(contains(printable, box, 0.1)).toBe(true)
        }
      }
  })
  it('name the pages that go on each paper', async () => {
    const [first] = await textByPdfium(fileOf(await pasteUps('en'), 'paste-up'))
    expect(first).toContain('pages 2–4 of this file on plain paper')
    expect(first!.replaceAll(/\s+/g, ' ')).toContain('pages 5–6 at 100% on whole sheets')
  })
  it('are of the cards that are asked for, expansions and other sizes included', async () => {
    const { laid } = await pasteUps('en', {
      groups: ['setup'],
      expansions: ['hunters-moon'],
      cardSize: game.formats.cards.bridge!,
    })
    expect(Object.keys(laid.extras[0]!.contents[0]!.counts)).toEqual(['setup-card', 'setup-card.back'])
    const more = await pasteUps('en', { expansions: ['hunters-moon'] })
    expect(Object.keys(more.laid.extras[0]!.contents[0]!.counts)).toContain('moonstone')
  })
})
