import { describe, expect, it } from 'vitest'
import { mm } from '../../src/geometry/length.ts'
import type { Trim } from '../../src/sheet/format.ts'
import { PAPERS, TRIMS } from './formats.ts'
import { cutouts, framesOn, inMm, job, printed } from './on-paper.ts'

describe('the ink of fronts', () => {
  const clip = (bleed: number, trim = TRIMS.standard) =>
    framesOn(printed(job({ trim, bleed: mm(bleed) })).pages[0]!.items)[0]!.clip

  it('ends at the cut when no bleed is asked for, though the art goes on', () => {
    expect(inMm(clip(0)!)).toEqual({ x: 10.5, y: 16.5, width: 63, height: 88 })
  })

  it('ends at the ring that was asked for', () => {
    expect(inMm(clip(3)!)).toMatchObject({ width: 94, height: 69 })
  })

  it('needs no clip where the art ends there by itself', () => {
    expect(clip(3.175)).toBeUndefined()
  })
})

describe('the ink of backs', () => {
  const clips = (trim: Trim, wanted: Parameters<typeof job>[0] = {}) =>
    framesOn(printed(job({ trim, ...wanted })).pages[1]!.items).map(({ clip }) => inMm(clip!))

  it('runs 1 mm over the outer cuts, and not over a neighbour', () => {
    // The first card's back is in the right column.
    expect(clips(TRIMS.standard)[0]).toEqual({ x: 136.5, y: 15.5, width: 64, height: 89 })
    // The third one's is in the left column.
    expect(clips(TRIMS.standard)[2]).toEqual({ x: 9.5, y: 15.5, width: 64, height: 89 })
    // The one in the middle has neighbours all round.
    expect(clips(TRIMS.standard)[4]).toEqual({ x: 73.5, y: 104.5, width: 63, height: 88 })
  })

  it('runs over the cut on the side of an empty place too', () => {
    expect(clips(TRIMS.standard, { cutouts: cutouts(1) })).toEqual([
      { x: 135.5, y: 15.5, width: 65, height: 90 },
    ])
  })

  it('keeps off a piece diagonally across', () => {
    const cards = cutouts(5).map((card, i) =>
      i === 1 || i === 3 ? { id: card.id, front: card.front } : card,
    )
    const [first, third, fifth] = clips(TRIMS.standard, { cutouts: cards })
    expect(first).toEqual({ x: 136.5, y: 15.5, width: 63, height: 90 })
    expect(third).toMatchObject({ x: 10.5, width: 63 })
    expect(fifth).toEqual({ x: 73.5, y: 103.5, width: 63, height: 90 })
  })

  it('stays on the printable paper where an offset moves it outwards', () => {
    const up = clips(TRIMS.poker, { paper: PAPERS.letter, offset: { x: 0, y: mm(-1) } })
    expect(up[0]!.y).toBeCloseTo(5, 3)
    expect(up[8]!.y + up[8]!.height).toBeCloseTo(279.4 - 6.35 - 1 + 1, 3)
  })

  it('is the whole ring of bleed where there is one', () => {
    const [first] = clips(TRIMS.standard, { bleed: mm(3) })
    expect([first!.width, first!.height]).toEqual([94, 69])
  })
})
