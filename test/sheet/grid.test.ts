import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contains, inset } from '../../src/geometry/box.ts'
import { mm, toMm } from '../../src/geometry/length.ts'
import { UNPRINTABLE_EDGE } from '../../src/sheet/format.ts'
import { layGrid } from '../../src/sheet/grid.ts'
import { divideMargins, isComplete } from '../../src/sheet/margins.ts'
import { allSides, boundsOf, grow, mirrorBox, roomAround } from '../../src/sheet/slot.ts'
import { PAPERS, TRIMS } from './formats.ts'
import { anyBleed, anyPaper, anyTrim, inMm, overlap } from './on-paper.ts'

type Size = keyof typeof TRIMS
const grid = (paper: keyof typeof PAPERS, size: Size, bleed = 0, folded = false) =>
  layGrid({ paper: PAPERS[paper], trim: TRIMS[size], bleed: mm(bleed), folded, edge: UNPRINTABLE_EDGE })!

/** "3×3", or "2×4 turned" for cutouts that lie on their side. */
const shape = (...asked: Parameters<typeof grid>) => {
  const { columns, rows, turn, fold } = grid(...asked)
  return `${columns}×${rows}${turn ? ' turned' : ''}${fold ? ` ${fold} fold` : ''}`
}

describe('cutouts on a sheet', () => {
  it.each([
    ['a4', 'standard', '3×3'],
    ['a4', 'poker', '3×3'],
    ['a4', 'bridge', '3×3'],
    ['a4', 'japanese', '3×3'],
    ['a4', 'euro', '3×3'],
    ['a4', 'tarot', '2×2'],
    ['a4', 'tile', '2×4'],
    ['a4', 'token', '9×12'],
    ['letter', 'standard', '3×3'],
    ['letter', 'poker', '3×3'],
    ['letter', 'bridge', '3×3'],
    ['letter', 'japanese', '3×3'],
    ['letter', 'euro', '2×4 turned'],
    ['letter', 'tarot', '2×2'],
    ['letter', 'tile', '2×3'],
    ['letter', 'token', '9×12'],
  ] as const)('%s holds %s cards %s', (paper, size, expected) => {
    expect(shape(paper, size)).toBe(expected)
  })

  it.each([
    ['a4', 'standard', 3, '2×4 turned'],
    ['a4', 'poker', 3, '2×4 turned'],
    ['a4', 'poker', 3.175, '2×4 turned'],
    ['letter', 'standard', 3, '2×3 turned'],
    ['letter', 'poker', 3.175, '2×3 turned'],
    // Nine still fit with a thin ring each.
    ['a4', 'standard', 1.5, '3×3'],
    ['a4', 'standard', 1.6, '2×4 turned'],
    ['a4', 'tile', 3, '2×3'],
    ['a4', 'token', 3, '7×10'],
  ] as const)('%s holds %s cards with %s mm of bleed %s', (paper, size, bleed, expected) => {
    expect(shape(paper, size, bleed)).toBe(expected)
  })

  it.each([
    ['a4', 'standard', 0, '1×4 turned vertical fold'],
    ['a4', 'standard', 3, '1×4 turned vertical fold'],
    ['a4', 'tarot', 0, '1×2 vertical fold'],
    ['letter', 'poker', 0, '1×4 turned vertical fold'],
    ['letter', 'poker', 3, '1×3 turned vertical fold'],
    ['letter', 'tile', 0, '1×3 vertical fold'],
  ] as const)(
    '%s holds fronts and backs of %s cards with %s mm of bleed %s',
    (paper, size, bleed, expected) => {
      expect(shape(paper, size, bleed, true)).toBe(expected)
    },
  )

  it.each([
    ['a4', 'standard', 10.5, 16.5],
    ['letter', 'standard', 13.45, 7.7],
    ['a4', 'poker', 9.75, 15.15],
    ['letter', 'poker', 12.7, 6.35],
  ] as const)('%s with nine %s cards keeps margins of %s and %s mm', (paper, size, sides, ends) => {
    const { top, right, bottom, left } = roomAround(boundsOf(grid(paper, size).slots), {
      x: 0,
      y: 0,
      ...PAPERS[paper],
    })
    expect([toMm(left), toMm(right)]).toEqual([expect.closeTo(sides), expect.closeTo(sides)])
    expect([toMm(top), toMm(bottom)]).toEqual([expect.closeTo(ends), expect.closeTo(ends)])
  })

  it('counts slots row by row', () => {
    expect(grid('a4', 'standard').slots.slice(0, 4).map(inMm)).toEqual([
      { x: 10.5, y: 16.5, width: 63, height: 88 },
      { x: 73.5, y: 16.5, width: 63, height: 88 },
      { x: 136.5, y: 16.5, width: 63, height: 88 },
      { x: 10.5, y: 104.5, width: 63, height: 88 },
    ])
  })

  it('keeps round cutouts apart, so that scissors get between', () => {
    const [first, second] = grid('a4', 'token').slots
    expect(toMm(second!.x - first!.x)).toBeCloseTo(22)
  })

  it('gives up some cutouts rather than the marks, the header and the ruler', () => {
    const asked = { paper: PAPERS.a4, bleed: 0, folded: false, edge: UNPRINTABLE_EDGE }
    const trim = { width: mm(100), height: mm(95.5), shape: 'rect' } as const
    // Six would fill the paper from edge to edge; four lying on their side leave 9.5 and 48.5 mm.
    expect(layGrid({ ...asked, trim })).toMatchObject({ columns: 2, rows: 2, turn: 90 })
  })

  it('lays a piece as large as the printable paper down all the same', () => {
    const trim = { width: mm(200), height: mm(287), shape: 'rect' } as const
    const only = layGrid({ paper: PAPERS.a4, trim, bleed: 0, folded: false, edge: UNPRINTABLE_EDGE })
    expect(only?.slots.map(inMm)).toEqual([{ x: 5, y: 5, width: 200, height: 287 }])
  })

  it('has no answer for a piece that does not fit', () => {
    const trim = { width: mm(201), height: mm(288), shape: 'rect' } as const
    expect(
      layGrid({ paper: PAPERS.a4, trim, bleed: 0, folded: false, edge: UNPRINTABLE_EDGE }),
    ).toBeUndefined()
  })
})

describe('any paper, size and bleed', () => {
  const any = fc.record({ paper: anyPaper, trim: anyTrim, bleed: anyBleed, folded: fc.boolean() })
  const holds = (check: (grid: NonNullable<ReturnType<typeof layGrid>>, asked: Asked) => void) =>
    fc.assert(
      fc.property(any, (asked) => {
        const laid = layGrid({ ...asked, edge: UNPRINTABLE_EDGE })
        if (laid) check(laid, asked)
      }),
      { numRuns: 500 },
    )
  type Asked = typeof any extends fc.Arbitrary<infer Value> ? Value : never

  it('gives every piece a ring of bleed of its own, on printable paper', () => {
    holds(({ slots, fold }, { paper, bleed }) => {
      const printable = inset({ x: 0, y: 0, ...paper }, UNPRINTABLE_EDGE)
      const backs = fold ? slots.map((slot) => mirrorBox(slot, fold, paper)) : []
      const rings = [...slots, ...backs].map((slot) => grow(slot, allSides(bleed)))
      expect(rings.filter((ring) => !contains(printable, ring, 1e-3))).toEqual([])
      expect(rings.filter((ring, i) => rings.some((other, j) => i < j && overlap(ring, other)))).toEqual([])
    })
  })

  it('is centred, so that the sheet turned over lies on itself', () => {
    holds(({ block }, { paper }) => {
      const { top, right, bottom, left } = roomAround(block, { x: 0, y: 0, ...paper })
      expect(left).toBeCloseTo(right, 6)
      expect(top).toBeCloseTo(bottom, 6)
    })
  })

  it('leaves room for marks, header and ruler whenever the paper holds two cutouts or more', () => {
    const home = fc.record({
      paper: fc.constantFrom(...Object.values(PAPERS)),
      trim: anyTrim,
      bleed: anyBleed,
    })
    fc.assert(
      fc.property(home, ({ paper, trim, bleed }) => {
        const laid = layGrid({ paper, trim, bleed, folded: false, edge: UNPRINTABLE_EDGE })
        if (!laid || laid.slots.length < 2) return
        expect(isComplete(divideMargins(paper, UNPRINTABLE_EDGE, laid.block))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
