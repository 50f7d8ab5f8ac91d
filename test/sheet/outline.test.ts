import { describe, expect, it } from 'vitest'
import type { Frame } from '../../src/frame/frame.ts'
import { mm, toMm } from '../../src/geometry/length.ts'
import { TRIMS } from './formats.ts'
import { art, cutouts, inkOfStrokes, job, printed, shapesOn } from './on-paper.ts'

/** A card with white ground, as little ink draws it. */
const white: Frame = {
  ...art(TRIMS.standard),
  items: [
    { kind: 'path', d: 'M0 0H9999V9999H0Z', fill: '#ffffff' },
    { kind: 'path', d: 'M20 20H90V90H20Z', fill: '#000000' },
  ],
}
const whites = (which: (index: number) => boolean, count = 9) =>
  cutouts(count).map((card, i) => (which(i) ? { ...card, front: white } : card))

/** Outlines on a page: lines lighter than marks, by where they are in millimetres. */
const outlines = (wanted: Parameters<typeof job>[0], page = 0) =>
  shapesOn(printed(job(wanted)).pages[page]!.items)
    .filter(({ stroke }) => stroke?.color === '#a6a6a6')
    .flatMap(inkOfStrokes)
    .map(({ x, y, width, height }) => {
      const [left, top] = [toMm(x), toMm(y)].map(Math.floor)
      return height > width ? `| ${left} ${top}` : `- ${left} ${top}`
    })

describe('a hairline shows the cut where nothing else does', () => {
  it('each edge once, also where two white cards share it', () => {
    // Three by three: four lines of three edges each way.
    expect(outlines({ cutouts: whites(() => true) })).toHaveLength(24)
    expect(new Set(outlines({ cutouts: whites(() => true) })).size).toBe(24)
  })
  it('none beside a card whose colour ends at the cut', () => {
    expect(outlines({ cutouts: cutouts(9) })).toEqual([])
    // The first card is white; its right and lower neighbours are not.
    expect(outlines({ cutouts: whites((i) => i === 0) })).toEqual(['- 10 16', '| 10 16'])
  })
  it('none on backs, which nobody cuts from', () => {
    expect(outlines({ cutouts: whites(() => true) }, 1)).toEqual([])
  })
  it('round every card where they stand apart', () => {
    expect(outlines({ cutouts: whites(() => true, 8), bleed: mm(3) })).toHaveLength(32)
  })
})
