import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, contains, inset } from '../../src/geometry/box.ts'
import { mm } from '../../src/geometry/length.ts'
import type { Lot } from '../../src/sheet/fill.ts'
import { UNPRINTABLE_EDGE } from '../../src/sheet/format.ts'
import { impose, type PrintedSheet } from '../../src/sheet/impose.ts'
import { allSides, grow } from '../../src/sheet/slot.ts'
import { look, words } from './look.ts'
import { anyBleed, anyPaper, anyTrim, cutouts, job, overlap } from './on-paper.ts'

/** The most that a printer may shift the second side before a back shows a strip of another kind of back. */
const SHIFT = mm(4.9)

describe('any lots on common sheets', () => {
  const anyLots = fc.array(
    fc
      .record({ trim: anyTrim, count: fc.integer({ min: 1, max: 20 }) })
      .map(({ trim, count }): Lot => ({ trim, cutouts: cutouts(count, trim) })),
    { minLength: 2, maxLength: 5 },
  )
  const any = fc.record({
    paper: anyPaper,
    bleed: anyBleed,
    backs: fc.constantFrom('long' as const, 'short' as const, 'fold' as const, 'none' as const),
    lots: anyLots,
  })
  const everyKit = (check: (sheets: readonly PrintedSheet[], asked: Asked) => void) =>
    fc.assert(
      fc.property(any, (asked) => {
        check(impose({ ...job({ words }), ...asked, share: true }).sheets, asked)
      }),
      { numRuns: 100 },
    )
  type Asked = typeof any extends fc.Arbitrary<infer Value> ? Value : never
  const all = ({ lots }: Asked) => lots.flatMap((lot) => lot.cutouts)

  it('holds every piece that fits the paper once, on no more sheets than without sharing', () => {
    let fewer = 0
    everyKit((sheets, asked) => {
      const apart = impose({ ...job(), ...asked, share: false }).sheets
      const pieces = sheets.flatMap((sheet) => sheet.cutouts)
      expect(new Set(pieces).size).toBe(pieces.length)
      expect(new Set(pieces)).toEqual(new Set(apart.flatMap((sheet) => sheet.cutouts)))
      expect(sheets.length).toBeLessThanOrEqual(apart.length)
      if (sheets.length < apart.length) fewer++
    })
    expect(fewer).toBeGreaterThan(20)
  })

  it('leaves no strip of one back behind another kind of card, even if the printer shifts it', () => {
    let shared = 0
    everyKit((sheets, asked) => {
      for (const sheet of sheets.filter(({ back }) => back)) {
        const lots = asked.lots.filter((lot) => sheet.cutouts.some((cutout) => lot.cutouts.includes(cutout)))
        const backs = lots.map((lot) => look(sheet.back!, lot.cutouts as ReturnType<typeof cutouts>))
        for (const [i, one] of backs.entries())
          for (const other of backs.slice(i + 1)) {
            shared++
            const near = (cuts: readonly Box[], inks: readonly Box[]) =>
              cuts.some((cut) => inks.some((ink) => overlap(grow(cut, allSides(SHIFT)), ink)))
            expect([near(one.cards, other.inks), near(other.cards, one.inks)]).toEqual([false, false])
          }
      }
    })
    expect(shared).toBeGreaterThan(20)
  })

  it('keeps marks, header, ruler, fold and cards apart, and all on printable paper', () => {
    const clashes = (some: readonly Box[], others: readonly Box[]) =>
      some.filter((box) => others.some((other) => other !== box && overlap(box, other)))
    everyKit((sheets, asked) => {
      const printable = inset({ x: 0, y: 0, ...asked.paper }, UNPRINTABLE_EDGE - 0.5)
      for (const { front, cutouts: pieces } of sheets) {
        const page = look(front, all(asked) as ReturnType<typeof cutouts>)
        const { cards, inks, header, ruler, fold, border } = page
        expect(clashes([...header, ...ruler], [...inks, ...border, ...fold])).toEqual([])
        expect(clashes(border, inks)).toEqual([])
        expect(cards.length).toBeGreaterThanOrEqual(pieces.length)
        const drawn = [...inks, ...page.marks, ...header, ...ruler, ...fold, ...border]
        expect(drawn.filter((box) => !contains(printable, box, 1e-3))).toEqual([])
      }
    })
  })
})
