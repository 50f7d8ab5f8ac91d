import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Page } from '../../src/frame/document.ts'
import { contains } from '../../src/geometry/box.ts'
import { mm } from '../../src/geometry/length.ts'
import { imposeBooklet } from '../../src/sheet/booklet.ts'
import { PAPERS } from './formats.ts'
import { at, covered, framesOn, inMm } from './on-paper.ts'

const A5 = { width: mm(148), height: mm(210) }
const HALF_LETTER = { width: mm(139.7), height: mm(215.9) }
const A4 = { paper: PAPERS.a4, order: 'interleaved' } as const
const book = (count: number, size = A5): Page[] =>
  Array.from({ length: count }, () => ({ ...size, items: [] }))

/** One half of one side of a sheet, as it lies: the page found on it, or blank. */
type Half = Page | 'blank'
interface Leaf {
  readonly recto: Half
  readonly verso: Half
}

function half(side: Page, which: 'left' | 'right'): Half {
  const middle = side.width / 2
  const found = framesOn(side.items).filter((placed) => {
    const box = covered(placed)
    return which === 'left' ? box.x < middle - 1 : box.x + box.width > middle + 1
  })
  expect(found.length).toBeLessThanOrEqual(1)
  return (found[0]?.frame as Page | undefined) ?? 'blank'
}

/**
 * Paper in the hands: sheets come out of the printer turned over their short edge, so what is printed left on the second
 * side is behind the right of the first. They are laid on each other with the first outside, folded in the middle with the
 * first side outwards, and opened from the cover: first the right halves from the outermost sheet inwards, their outside
 * first, then the left halves from the innermost outwards, their inside first.
 */
function foldAndRead(pages: readonly Page[]): Half[] {
  const sheets = pages.flatMap((outside, i) => (i % 2 === 0 ? [{ outside, inside: pages[i + 1]! }] : []))
  const firstHalf = sheets.map(
    ({ outside, inside }): Leaf => ({ recto: half(outside, 'right'), verso: half(inside, 'left') }),
  )
  const secondHalf = sheets
    .toReversed()
    .map(({ outside, inside }): Leaf => ({ recto: half(inside, 'right'), verso: half(outside, 'left') }))
  return [...firstHalf, ...secondHalf].flatMap(({ recto, verso }) => [recto, verso])
}

describe('a booklet', () => {
  it('read after folding gives the pages in order, blank ones last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
        const pages = book(count)
        const { pages: sides, sheets, findings } = imposeBooklet(pages, A4)
        const read = foldAndRead(sides)
        expect(read.slice(0, count).every((page, i) => page === pages[i])).toBe(true)
        expect(read.slice(count).every((page) => page === 'blank')).toBe(true)
        expect(read.length - count).toBeLessThan(4)
        expect(read.length).toBe(4 * sheets)
        expect(findings).toEqual([])
      }),
    )
  })

  it('turned by hand has all its outsides first, then the insides of the same sheets', () => {
    const pages = book(16)
    const sides = imposeBooklet(pages, { paper: PAPERS.a4, order: 'fronts-first' }).pages
    const half = sides.length / 2
    const byPrinter = sides.slice(0, half).flatMap((outside, i) => [outside, sides[half + i]!])
    expect(foldAndRead(byPrinter)).toEqual(pages)
  })

  it('for paper turned over its long edge has its insides head to foot', () => {
    const pages = book(8)
    const [short, long] = [false, true].map(
      (longEdge) => imposeBooklet(pages, { paper: PAPERS.a4, order: 'interleaved', longEdge }).pages,
    )
    expect(long![0]).toEqual(short![0])
    const [upright, turned] = [short, long].map((sides) => framesOn(sides![1]!.items))
    for (const [i, { frame, matrix }] of upright!.entries()) {
      const { x, y } = at(turned![i]!.matrix, { x: mm(20), y: mm(30) })
      const there = at(matrix, { x: mm(20), y: mm(30) })
      expect(turned![i]!.frame).toBe(frame)
      expect([x, y]).toEqual([expect.closeTo(mm(297) - there.x), expect.closeTo(mm(210) - there.y)])
    }
  })

  it('says how to print and fold it above its last page, on paper that printers reach', () => {
    const words = { width: mm(80), height: mm(3), items: [] }
    const asked: number[] = []
    const hint = (sheets: number) => {
      asked.push(sheets)
      return words
    }
    const sides = imposeBooklet(book(8), { ...A4, hint }).pages
    const said = sides.map((side) => framesOn(side.items).filter(({ frame }) => frame === words))
    expect(said.map(({ length }) => length)).toEqual([1, 0, 0, 0])
    expect(inMm(covered(said[0]![0]!))).toMatchObject({
      x: expect.closeTo(34.25, 1),
      y: expect.closeTo(5.5, 1),
    })
    expect(asked).toEqual([2])
  })

  it('of seven pages is two sheets with the eighth page blank', () => {
    const pages = book(7)
    const { pages: sides } = imposeBooklet(pages, A4)
    const numbers = sides.map((side) =>
      (['left', 'right'] as const).map((which) => {
        const found = half(side, which)
        return found === 'blank' ? '–' : pages.indexOf(found) + 1
      }),
    )
    expect(numbers).toEqual([
      ['–', 1],
      [2, 7],
      [6, 3],
      [4, 5],
    ])
  })

  it('of no pages is no sheet', () => {
    expect(imposeBooklet([], A4)).toEqual({ pages: [], sheets: 0, findings: [] })
  })

  it.each([
    ['A5 on A4', A5, PAPERS.a4, [0.5, 148.5], 297, 210],
    ['half-letter on Letter', HALF_LETTER, PAPERS.letter, [0, 139.7], 279.4, 215.9],
  ] as const)('%s: both pages against the fold, unscaled', (_, size, paper, xs, width, height) => {
    const [outside] = imposeBooklet(book(4, size), { paper, order: 'interleaved' }).pages
    expect(inMm({ x: 0, y: 0, width: outside!.width, height: outside!.height })).toEqual({
      x: 0,
      y: 0,
      width,
      height,
    })
    expect(framesOn(outside!.items).map((placed) => inMm(covered(placed)).x)).toEqual(xs)
    for (const placed of framesOn(outside!.items)) {
      expect(contains({ x: 0, y: 0, ...outside! }, covered(placed), 1e-6)).toBe(true)
      expect(placed.matrix.slice(0, 4)).toEqual([1, 0, 0, 1])
    }
  })

  it('keeps the places that links point at', () => {
    const [cover, ...rest] = book(4, { width: mm(148), height: mm(200) })
    const pages = [{ ...cover!, anchors: [{ name: 'setup', y: mm(50) }] }, ...rest]
    const [outside, inside] = imposeBooklet(pages, A4).pages
    const placed = framesOn(outside!.items).find(({ frame }) => frame === pages[0])!
    expect(outside!.anchors).toEqual([{ name: 'setup', y: at(placed.matrix, { x: 0, y: mm(50) }).y }])
    expect(inside).not.toHaveProperty('anchors')
  })

  it('says so when pages are larger than half the paper', () => {
    expect(imposeBooklet(book(4, A5), { paper: PAPERS.letter, order: 'interleaved' })).toMatchObject({
      pages: [],
      sheets: 0,
      findings: [
        {
          code: 'page-too-large-for-booklet',
          severity: 'error',
          message: 'a page of 148 × 210 mm is larger than half a sheet of Letter, 139.7 × 215.9 mm',
          hint: 'Lay the book out at half the paper: A5 for A4, half-letter for Letter. Pages are never scaled.',
        },
      ],
    })
  })
})
