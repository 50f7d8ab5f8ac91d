import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contains, inset } from '../../src/geometry/box.ts'
import { mm } from '../../src/geometry/length.ts'
import { mapBox } from '../../src/geometry/matrix.ts'
import type { Paper } from '../../src/sheet/format.ts'
import type { BoxedDeck } from '../../src/tuck-box/measure.ts'
import { boundsOf, placeBox } from '../../src/tuck-box/place.ts'
import { PAPERS } from '../sheet/formats.ts'

const BANDS = { head: mm(7), foot: mm(12) }
const deck = (wanted: Partial<BoxedDeck> = {}): BoxedDeck => ({
  card: { width: mm(63), height: mm(88) },
  cards: 83,
  thickness: mm(0.3),
  sleeved: false,
  ...wanted,
})
const TAROT = { width: mm(70), height: mm(121) }

describe('a box is laid on as few sheets as will do', () => {
  const how = (wanted: Partial<BoxedDeck>, paper: Paper = PAPERS.a4) =>
    placeBox(deck(wanted), paper, BANDS).sheets.map(({ turn }) => turn)

  it('upright, turned, in halves', () => {
    expect(how({})).toEqual([0])
    expect(how({}, PAPERS.letter)).toEqual([0])
    expect(how({ card: TAROT })).toEqual([90])
    expect(how({ sleeved: true, thickness: mm(0.5) })).toEqual([90])
    expect(how({ card: TAROT, sleeved: true, thickness: mm(0.5) })).toEqual([0, 0])
    expect(how({ card: TAROT, sleeved: true, thickness: mm(0.5) }, PAPERS.letter)).toEqual([0, 0])
  })

  it('inside what can be printed, clear of what is below', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(PAPERS.a4, PAPERS.letter),
        fc.integer({ min: 1, max: 300 }),
        fc.constantFrom(deck().card, TAROT),
        fc.boolean(),
        (paper, cards, card, sleeved) => {
          const { sheets } = placeBox(deck({ cards, card, sleeved }), paper, BANDS)
          const printable = inset({ x: 0, y: 0, ...paper }, mm(5))
          for (const { net, matrix, free } of sheets) {
            const net_ = mapBox(boundsOf(net), matrix)
            expect(contains(printable, net_, 0.01)).toBe(true)
            expect(net_.y).toBeGreaterThan(printable.y + BANDS.head - 0.01)
            expect(net_.y + net_.height).toBeLessThan(free.y)
            expect(free.y + free.height).toBeLessThanOrEqual(
              printable.y + printable.height - BANDS.foot + mm(4.1),
            )
          }
        },
      ),
    )
  })
})

describe('a box that cannot be made', () => {
  it('because not even a half of it fits the paper', () => {
    const { sheets, findings } = placeBox(deck({ cards: 500 }), PAPERS.a4, BANDS)
    expect(sheets).toEqual([])
    expect(findings).toMatchObject([{ code: 'box-too-large', severity: 'error', option: '--paper' }])
    expect(findings[0]!.message).toBe(
      'a tuck box for 500 cards, 151 mm deep, does not fit A4 even in two halves: half of it needs 227 × 406 mm; 200 × 268 mm of the paper can be printed on',
    )
  })
  it('because there is nothing to put in', () => {
    expect(placeBox(deck({ cards: 0 }), PAPERS.a4, BANDS)).toMatchObject({
      sheets: [],
      findings: [{ code: 'box-without-cards' }],
    })
  })
})
