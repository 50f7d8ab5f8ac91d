import type { Box, Size } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'

/** Where one piece is cut out of a page, and how far clockwise the piece is turned there. */
export interface Slot extends Box {
  readonly turn: Turn
}
export type Turn = 0 | 90 | 180 | 270

/** The line the paper is turned over or folded about, as it runs on the page: always through the middle. */
export type Axis = 'vertical' | 'horizontal'

/** A length for each side of a box. */
export interface Sides {
  readonly top: Pt
  readonly right: Pt
  readonly bottom: Pt
  readonly left: Pt
}

export const allSides = (by: Pt): Sides => ({ top: by, right: by, bottom: by, left: by })

export const grow = (box: Box, by: Sides): Box => ({
  x: box.x - by.left,
  y: box.y - by.top,
  width: box.width + by.left + by.right,
  height: box.height + by.top + by.bottom,
})

/** How far inside `outer` each side of `inner` lies; negative where it sticks out. */
export const roomAround = (inner: Box, outer: Box): Sides => ({
  top: inner.y - outer.y,
  right: outer.x + outer.width - inner.x - inner.width,
  bottom: outer.y + outer.height - inner.y - inner.height,
  left: inner.x - outer.x,
})

/** The smallest box round all of them; there must be one at least. */
export function boundsOf(boxes: readonly Box[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  // A loop, for arguments are bounded: a large sheet of small pieces has more of them than a call takes.
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export const mirrorBox = (box: Box, axis: Axis, page: Size): Box =>
  axis === 'vertical'
    ? { ...box, x: page.width - box.x - box.width }
    : { ...box, y: page.height - box.y - box.height }
