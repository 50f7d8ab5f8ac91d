import { say } from '../finding.ts'
import type { Box } from '../geometry/box.ts'
import { type Matrix, mapBox } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import { remembered } from '../geometry/remembered.ts'

/** How far from the corner of its piece anything may be drawn, in points: 10 m, more than any paper, and what a PDF can say. */
const FARTHEST = 28_346
/** How much larger or smaller a group may make what is in it, all groups round it together. */
const MOST_SCALE = 100_000

/** Said of whatever lies beyond: what was found is in the element, so the limit is what has to be told. */
export const TOO_FAR = say`it reaches further than 10 m from the corner; nothing is drawn beyond that`

export const isWithinReach = (matrix: Matrix): boolean =>
  matrix.every((value, i) => Math.abs(value) <= (i < 4 ? MOST_SCALE : FARTHEST))

export function boxIsWithinReach(box: Box, matrix: Matrix): boolean {
  const { x, y, width, height } = mapBox(box, matrix)
  return [x, y, x + width, y + height].every((value) => Math.abs(value) <= FARTHEST)
}

/** Most paths are shown to be near by adding up their numbers; only those that are not are read to the end. */
export function pathIsWithinReach(d: string, matrix: Matrix): boolean {
  if (roughReach(d) * largest(matrix) * 2 <= FARTHEST / 2) return true
  const bounds = boundsOf(d)
  return bounds === undefined || boxIsWithinReach(bounds, matrix)
}

const largest = ([a, b, c, d]: Matrix): number => Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d))

/** No point of a path can be further from its origin than all its numbers together. */
const roughReach = remembered((d) => {
  let sum = 0
  for (const [number] of d.matchAll(/(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/gi)) sum += Number(number)
  return sum
})
