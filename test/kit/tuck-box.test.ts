import { describe, expect, it } from 'vitest'
import { checkKit } from '../../src/check/groups.ts'
import type { Page } from '../../src/frame/document.ts'
import type { Item } from '../../src/frame/frame.ts'
import { mm, toMm } from '../../src/geometry/length.ts'
import { identity, inTurn, type Matrix } from '../../src/geometry/matrix.ts'
import { parsePath } from '../../src/geometry/path.ts'
import { layKit } from '../../src/kit/lay.ts'
import type { PrintRequest } from '../../src/kit/request.ts'
import { textByPdfium } from '../paint/readers.ts'
import { fileOf, gameOf, kitOf, libraryOf } from './printed.ts'

const game = gameOf()
const boxOf = (lang: string, wanted: Partial<PrintRequest> = {}) =>
  kitOf(game, lang, { groups: [], extras: ['tuck-box'], ...wanted })
const TAROT = game.formats.cards.tarot!
const LETTER = { name: 'Letter', ...game.formats.papers.letter! }

/** A line on the page, in millimetres, from top left to bottom right. */
type Line = readonly [x1: number, y1: number, x2: number, y2: number]

/** The lines drawn on a page in a way, read from their paths. */
function linesOn({ items }: Page, way: 'solid' | 'dashed'): Line[] {
  const found = (some: readonly Item[], outer: Matrix): Line[] =>
    some.flatMap((item): Line[] => {
      // Hatching is clipped.
      if (item.kind === 'group')
        return item.clip ? [] : found(item.items, item.matrix ? inTurn(item.matrix, outer) : outer)
      if (item.kind !== 'path' || !item.stroke || item.stroke.color === '#ffffff') return []
      if (Boolean(item.stroke.dash) !== (way === 'dashed')) return []
      const { points } = parsePath(item.d)
      const at = (i: number) => {
        const [a, b, c, d, e, f] = outer
        const [x, y] = [points[i]!, points[i + 1]!]
        return [toMm(a * x + c * y + e), toMm(b * x + d * y + f)] as const
      }
      return Array.from({ length: points.length / 4 }, (_, i): Line => {
        const ends = [at(4 * i), at(4 * i + 2)].toSorted((p, q) => p[0] - q[0] || p[1] - q[1])
        return [...ends[0]!, ...ends[1]!] as unknown as Line
      })
    })
  return found(items, identity)
}

const tidy = (length: number): number => Math.round(length * 10) / 10
const distinct = (values: readonly number[]): number[] =>
  [...new Set(values.map(tidy))].toSorted((a, b) => a - b)
const steps = (values: readonly number[]): number[] =>
  values.slice(1).map((value, i) => tidy(value - values[i]!))

describe('the lines of a tuck box', () => {
  it('measure what its cards do: 83 of 63 × 88 mm, 0.3 mm each, and a millimetre of play', async () => {
    const { laid } = await boxOf('en')
    const [page] = laid.extras[0]!.document.pages
    const cards = game.totals.cards! - 10 + 1 + 10 // Home cards are left out; a setup card and ten aids come in.
    expect(cards).toBe(83)
    const depth = tidy(cards * 0.3 + 1)
    const folds = linesOn(page!, 'dashed').filter(([x1, y1, x2, y2]) => Math.hypot(x2 - x1, y2 - y1) > 20)
    const upright = folds.filter(([x1, , x2]) => tidy(x1) === tidy(x2))
    // Left side, front, right side, back: three folds between them and one to the strip that is glued.
    expect(steps(distinct(upright.map(([x]) => x)))).toEqual([64, depth, 64])
    expect(upright.map(([, y1, , y2]) => tidy(y2 - y1))).toEqual([89, 89, 89, 89])
    const level = folds.filter(([, y1, , y2]) => tidy(y1) === tidy(y2))
    // The lid and its tuck above, the body, the bottom.
    expect(steps(distinct(level.map(([, y]) => y)))).toEqual([depth, 89])
    const cuts = linesOn(page!, 'solid')
    const left = Math.min(...cuts.map(([x]) => x))
    expect(tidy(Math.min(...upright.map(([x]) => x)) - left)).toBe(depth)
  })

  it('follow from what is asked for', async () => {
    const depthOf = async (wanted: Partial<PrintRequest>) => {
      const { laid } = await boxOf('en', wanted)
      const [page] = laid.extras[0]!.document.pages.slice(-1)
      const between = linesOn(page!, 'dashed').filter(([x1, y1, x2, y2]) => Math.hypot(x2 - x1, y2 - y1) > 50)
      const sizes = new Set([
        ...steps(distinct(between.map(([x]) => x))),
        ...steps(distinct(between.map(([, y]) => y))),
      ])
      return [...sizes].filter((size) => size > 5)
    }
    expect(await depthOf({ thickness: mm(0.2) })).toContain(17.6)
    expect(await depthOf({ sleeved: true })).toContain(42.5)
    expect(await depthOf({ choices: { homes: 'cards' } })).toContain(28.9)
    // Two nights and two main cards of the expansion … as many as it has.
    const more = game.expansions.find(({ id }) => id === 'hunters-moon')!.total
    expect(await depthOf({ expansions: ['hunters-moon'] })).toContain(tidy((83 + more) * 0.3 + 1))
    expect(await depthOf({ groups: ['aid'] })).toContain(6)
  })
})

describe('a tuck box', () => {
  it('bears the title on five sides, tells cuts, folds and glue apart, and says what it holds', async () => {
    const [text] = await textByPdfium(fileOf(await boxOf('en'), 'tuck-box'))
    // And once in the head of the sheet.
    expect(text!.split('GROWL')).toHaveLength(1 + 5 + 1)
    expect(text).toContain('GROWL · Tuck box · English · for 83 cards, 63 × 88 mm · Print at 100%')
    expect(text).toContain('cut fold glue')
    for (const number of [1, 2, 3, 4, 5, 6]) expect(text).toMatch(new RegExp(`^${number}\\s*$`, 'm'))
  })

  it('can be made in every language, on either paper, sleeved or not, in two halves too', async () => {
    const halves = { cardSize: TAROT, sleeved: true, paper: LETTER }
    for (const lang of game.languages)
      for (const wanted of lang === 'th'
        ? [{}, { paper: LETTER }, { sleeved: true }, halves]
        : [{}, halves]) {
        const laid = await layKit(libraryOf(game), { groups: [], extras: ['tuck-box'], ...wanted }, lang)
        expect(await checkKit(laid)).toEqual([])
        const { pages, print } = laid.extras[0]!.document
        // Not every sheet has room for the instructions.
        expect(pages.length).toBeLessThanOrEqual(wanted === halves ? 3 : 2)
        expect(print).toEqual({ actualSize: true, duplex: 'simplex' })
      }
  })

  it('is a file of its own, printed only when it is asked for', async () => {
    expect((await boxOf('en')).files.map(({ path, kind }) => [path, kind])).toEqual([
      ['en/tuck-box.pdf', 'tuck-box'],
    ])
    const usual = await kitOf(game, 'en', { groups: ['tokens'] })
    expect(usual.files.some(({ kind }) => kind === 'tuck-box')).toBe(false)
  })
})
