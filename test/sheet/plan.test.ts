import { describe, expect, it } from 'vitest'
import { type Cutout, cutoutsOn, type Lot } from '../../src/sheet/fill.ts'
import type { Trim } from '../../src/sheet/format.ts'
import { planSheets, type SheetRequest } from '../../src/sheet/plan.ts'
import { PAPERS, TRIMS } from './formats.ts'
import { cutouts } from './on-paper.ts'

const lot = (count: number, trim: Trim = TRIMS.standard): Lot => ({ cutouts: cutouts(count, trim), trim })
const plan = (lots: readonly Lot[], wanted: Partial<SheetRequest> = {}) =>
  planSheets({ lots, paper: PAPERS.a4, bleed: 0, backs: 'long', share: true, ...wanted }).sheets

/** How many of each lot lie on each sheet: "9", "2 + 24". */
const counts = (lots: readonly Lot[], wanted?: Partial<SheetRequest>): string[] => {
  const lotOf = new Map<Cutout, Lot>(lots.flatMap((each) => each.cutouts.map((cutout) => [cutout, each])))
  return plan(lots, wanted).map(({ shelves }) =>
    shelves
      .map(({ seats }) => `${seats.length} of ${lots.indexOf(lotOf.get(seats[0]!.cutout)!)}`)
      .join(' + '),
  )
}

describe('cutouts dealt out to sheets', () => {
  it('fill one sheet after the other, in their order, and the last one as far as they go', () => {
    const cards = lot(20)
    const sheets = plan([cards])
    expect(sheets.map((sheet) => cutoutsOn(sheet).length)).toEqual([9, 9, 2])
    expect(sheets.flatMap(cutoutsOn)).toEqual(cards.cutouts)
    const [first, last] = [sheets[0]!.shelves[0]!, sheets[2]!.shelves[0]!]
    expect(last.seats.map(({ slot }) => slot)).toEqual(first.seats.slice(0, 2).map(({ slot }) => slot))
  })

  it('need no sheet when there are none, and exactly one when they fill it', () => {
    expect(plan([lot(0)])).toEqual([])
    expect(plan([lot(9)])).toHaveLength(1)
    expect(plan([lot(10)])).toHaveLength(2)
  })
})

describe('what is left over of several lots', () => {
  const kit = [lot(56), lot(8), lot(11), lot(24, TRIMS.token)]

  it('shares a sheet, after those that are full', () => {
    expect(counts(kit)).toEqual([
      ...Array.from({ length: 6 }, () => '9 of 0'),
      '8 of 1',
      '9 of 2',
      '2 of 0 + 2 of 2 + 24 of 3',
    ])
  })

  it('has sheets of its own when pieces are to be kept apart', () => {
    expect(counts(kit, { share: false })).toEqual([
      ...Array.from({ length: 6 }, () => '9 of 0'),
      '2 of 0',
      '8 of 1',
      '9 of 2',
      '2 of 2',
      '24 of 3',
    ])
  })

  it('is divided by rows where two sheets have room for parts of it', () => {
    const lots = [lot(3, TRIMS.tile), lot(3), lot(24, TRIMS.token)]
    expect(counts(lots, { backs: 'fold' })).toEqual(['3 of 0 + 12 of 2', '3 of 1 + 12 of 2'])
    expect(counts(lots.slice(1), { backs: 'fold' })).toEqual(['3 of 0', '24 of 1'])
  })

  it('shares folded sheets too, but what has no back is not folded', () => {
    const bare = { ...lot(3), cutouts: lot(3).cutouts.map(({ id, front }) => ({ id, front })) }
    const lots = [lot(2), lot(5), bare, lot(6, TRIMS.token)]
    expect(counts(lots, { backs: 'fold' })).toEqual(['4 of 1', '3 of 2', '2 of 0 + 1 of 1 + 6 of 3'])
    expect(plan(lots, { backs: 'fold' }).map(({ layout }) => layout.fold)).toEqual([
      'vertical',
      undefined,
      'vertical',
    ])
  })
})
