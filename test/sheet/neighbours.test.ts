import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Box } from '../../src/geometry/box.ts'
import { neighbours } from '../../src/sheet/neighbours.ts'

const box = fc.record({
  x: fc.double({ min: -50, max: 500, noNaN: true }),
  y: fc.double({ min: -50, max: 500, noNaN: true }),
  width: fc.double({ min: 1, max: 90, noNaN: true }),
  height: fc.double({ min: 1, max: 90, noNaN: true }),
})

/** How far two boxes lie from each other, across or down, whichever is more. */
const distance = (a: Box, b: Box): number =>
  Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height)

it('no box that is near is forgotten', () => {
  fc.assert(
    fc.property(
      fc.array(box, { maxLength: 40 }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      (boxes, apart) => {
        const near = neighbours(boxes, apart)
        for (const each of boxes) {
          const missing = boxes.filter((other) => other !== each && distance(each, other) < apart)
          expect(near(each)).toEqual(expect.arrayContaining(missing))
        }
      },
    ),
  )
})

it('among 40,000 boxes only a handful is looked at', () => {
  const boxes = Array.from({ length: 40_000 }, (_, i) => ({
    x: (i % 200) * 10,
    y: Math.floor(i / 200) * 10,
    width: 10,
    height: 10,
  }))
  const near = neighbours(boxes, 2)
  expect(Math.max(...boxes.map((each) => near(each).length))).toBeLessThan(20)
})
