import { describe, expect, it } from 'vitest'
import { fill } from '../../src/sheet/fill.ts'
import { UNPRINTABLE_EDGE } from '../../src/sheet/format.ts'
import { layGrid } from '../../src/sheet/grid.ts'
import { PAPERS, TRIMS } from './formats.ts'
import { cutouts } from './on-paper.ts'

const { slots } = layGrid({
  paper: PAPERS.a4,
  trim: TRIMS.standard,
  bleed: 0,
  folded: false,
  edge: UNPRINTABLE_EDGE,
})!

describe('cutouts dealt out to sheets', () => {
  it('fill one sheet after the other, in their order, and the last one as far as they go', () => {
    const cards = cutouts(20)
    const sheets = fill(cards, slots)
    expect(sheets.map(({ number, seats }) => [number, seats.length])).toEqual([
      [1, 9],
      [2, 9],
      [3, 2],
    ])
    expect(sheets.flatMap(({ seats }) => seats.map(({ cutout }) => cutout))).toEqual(cards)
    expect(sheets[2]!.seats.map(({ slot }) => slot)).toEqual(slots.slice(0, 2))
  })

  it('need no sheet when there are none, and exactly one when they fill it', () => {
    expect(fill([], slots)).toEqual([])
    expect(fill(cutouts(9), slots)).toHaveLength(1)
    expect(fill(cutouts(10), slots)).toHaveLength(2)
  })
})
