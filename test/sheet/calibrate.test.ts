import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Frame } from '../../src/frame/frame.ts'
import { contains, inset } from '../../src/geometry/box.ts'
import { mm, toMm } from '../../src/geometry/length.ts'
import { calibrationPages } from '../../src/sheet/calibrate.ts'
import { UNPRINTABLE_EDGE } from '../../src/sheet/format.ts'
import { PAPERS } from './formats.ts'
import { anyOffset, covered, type Found, framesOn, inkOfStrokes, overlap, shapesOn } from './on-paper.ts'

const numerals = new Map<Frame, number>()
const words = {
  numeral: (millimetres: number) => {
    const frame: Frame = { width: mm(3), height: mm(2), items: [] }
    numerals.set(frame, millimetres)
    return frame
  },
  instructions: (_: string, room: { width: number; height: number }): Frame => ({ ...room, items: [] }),
  ruler: { width: mm(9), height: mm(3), items: [] } as Frame,
}
const noOffset = { x: 0, y: 0 }
const middleOf = (found: Found) => {
  const { x, y, width, height } = covered(found)
  return { x: x + width / 2, y: y + height / 2 }
}

/** The scale as a person reads it: numbers along the top give x, numbers down the left give y. */
function scaleOn(page: ReturnType<typeof calibrationPages>[1]) {
  const numbers = framesOn(page.items)
    .filter(({ frame }) => numerals.has(frame))
    .map((found) => ({ ...middleOf(found), says: numerals.get(found.frame)! }))
  const topmost = Math.min(...numbers.map(({ y }) => y))
  const along = numbers.filter(({ y }) => y < topmost + mm(1))
  const down = numbers.filter((number) => !along.includes(number))
  const read = (from: { at: number; says: number }, to: { at: number; says: number }, place: number) =>
    from.says + ((place - from.at) / (to.at - from.at)) * (to.says - from.says)
  const ends = (marks: typeof numbers, axis: 'x' | 'y') => {
    const sorted = marks.map((mark) => ({ at: mark[axis], says: mark.says })).toSorted((a, b) => a.at - b.at)
    return [sorted[0]!, sorted.at(-1)!] as const
  }
  return {
    x: (place: number) => read(...ends(along, 'x'), place),
    y: (place: number) => read(...ends(down, 'y'), place),
  }
}

describe('the calibration sheet', () => {
  const paper = PAPERS.a4
  /** The cross on the front is where its two long lines meet. */
  const crossOn = (page: ReturnType<typeof calibrationPages>[0]) => {
    const lines = shapesOn(page.items).flatMap(inkOfStrokes)
    const level = lines.find((line) => line.width > mm(60))!
    const upright = lines.find((line) => line.height > mm(60))!
    return { x: upright.x + upright.width / 2, y: level.y + level.height / 2 }
  }

  it('reads 0,0 on a printer that does not shift', () => {
    const [front, back] = calibrationPages({ paper, offset: noOffset, words })
    const cross = crossOn(front)
    const scale = scaleOn(back)
    expect(scale.x(paper.width - cross.x)).toBeCloseTo(0, 2)
    expect(scale.y(cross.y)).toBeCloseTo(0, 2)
  })

  it('reads the very offset that undoes a shift, over either edge; and 0,0 once it is given', () => {
    fc.assert(
      fc.property(anyOffset, fc.constantFrom('long', 'short'), (shift, edge) => {
        /** Where the front's cross shines through, on the second side as the printer shifted it. */
        const shining = (offset: typeof shift) => {
          const [front, back] = calibrationPages({ paper, offset, words })
          const cross = crossOn(front)
          const through =
            edge === 'long'
              ? { x: paper.width - cross.x, y: cross.y }
              : { x: cross.x, y: paper.height - cross.y }
          const scale = scaleOn(back)
          return { x: scale.x(through.x - shift.x), y: scale.y(through.y - shift.y) }
        }
        const read = shining(noOffset)
        expect(read.x).toBeCloseTo(-toMm(shift.x), 2)
        expect(read.y).toBeCloseTo(-toMm(shift.y), 2)
        const again = shining({ x: mm(read.x), y: mm(read.y) })
        expect(again.x).toBeCloseTo(0, 2)
        expect(again.y).toBeCloseTo(0, 2)
      }),
      { numRuns: 30 },
    )
  })

  it('numbers both scales from -10 to 10, right and down being positive', () => {
    const [, back] = calibrationPages({ paper, offset: noOffset, words })
    const says = framesOn(back.items).flatMap(({ frame }) => numerals.get(frame) ?? [])
    expect(says.toSorted((a, b) => a - b)).toEqual([-10, -10, -5, -5, 0, 0, 5, 5, 10, 10])
    const scale = scaleOn(back)
    expect(scale.x(paper.width / 2 + mm(7))).toBeCloseTo(7)
    expect(scale.y(paper.height / 2 + mm(7))).toBeCloseTo(7)
  })

  it.each(Object.values(PAPERS))('keeps its parts apart and on printable paper: $name', (paper) => {
    const printable = inset({ x: 0, y: 0, ...paper }, UNPRINTABLE_EDGE)
    for (const page of calibrationPages({ paper, offset: noOffset, words })) {
      const frames = framesOn(page.items).map((found) => covered(found))
      const lines = shapesOn(page.items).flatMap(inkOfStrokes)
      expect([...frames, ...lines].filter((box) => !contains(printable, box, 1e-3))).toEqual([])
      expect(frames.filter((box) => frames.some((other) => other !== box && overlap(box, other)))).toEqual([])
      expect(frames.filter((box) => lines.some((line) => overlap(box, line)))).toEqual([])
    }
  })

  it('carries a 100 mm ruler on both sides', () => {
    for (const page of calibrationPages({ paper, offset: noOffset, words })) {
      const ruler = framesOn(page.items).find(({ frame }) => frame.items.length > 0)!
      expect(toMm(inkOfStrokes(shapesOn(ruler.frame.items)[0]!)[0]!.width)).toBeCloseTo(100, 3)
      expect(ruler.matrix.slice(0, 4)).toEqual([1, 0, 0, 1])
    }
  })
})
