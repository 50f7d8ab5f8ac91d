import { describe, expect, it } from 'vitest'
import type { Shape } from '../../src/frame/frame.ts'
import { mm, toMm } from '../../src/geometry/length.ts'
import { parsePath, pathBounds } from '../../src/geometry/path.ts'
import { meetingMarks, ringPage } from '../../src/sheet/meet.ts'
import { PAPERS } from './formats.ts'
import { shapesOn } from './on-paper.ts'

const middle = (shape: Shape) => {
  const { x, y, width, height } = pathBounds(parsePath(shape.d))!
  return { x: toMm(x + width / 2), y: toMm(y + height / 2), radius: toMm(width / 2) }
}
const marks = (backs: 'long' | 'short', offset = { x: 0, y: 0 }) => {
  const meeting = meetingMarks(PAPERS.a4, backs, offset)
  return { star: middle(meeting.star as Shape), ring: middle(meeting.ring as Shape) }
}

describe('a star and a ring on the two sides of a leaf', () => {
  it('are in one corner of paper that is turned over the right edge', () => {
    expect(marks('long').star).toMatchObject({ x: expect.closeTo(13, 1), y: expect.closeTo(13, 0) })
    expect(marks('long').ring).toMatchObject({ x: expect.closeTo(210 - 13, 3), y: expect.closeTo(13, 3) })
    expect(marks('short').ring).toMatchObject({ x: expect.closeTo(13, 3), y: expect.closeTo(297 - 13, 3) })
  })

  it('leave white between them, as much as nobody minds', () => {
    const { star, ring } = marks('long')
    expect(ring.radius - star.radius).toBeGreaterThan(1)
    expect(ring.radius - star.radius).toBeLessThan(2)
  })

  it('meet in a printer that shifts, once the offset is given', () => {
    const moved = marks('long', { x: mm(1.5), y: mm(-2) }).ring
    expect(moved).toMatchObject({ x: expect.closeTo(210 - 13 + 1.5, 3), y: expect.closeTo(13 - 2, 3) })
  })

  it('make a page that no printer takes for an empty one', () => {
    const page = ringPage(PAPERS.a4, meetingMarks(PAPERS.a4, 'long', { x: 0, y: 0 }))
    expect(shapesOn(page.items)).toHaveLength(1)
  })
})
