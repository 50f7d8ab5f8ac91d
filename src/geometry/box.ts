import type { Pt } from './length.ts'

export interface Size {
  readonly width: Pt
  readonly height: Pt
}

/** Axis-aligned, origin top left, y grows downwards, as everywhere before a painter. */
export interface Box extends Size {
  readonly x: Pt
  readonly y: Pt
}

export const inset = (box: Box, by: Pt): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
})

export const contains = (outer: Box, inner: Box, tolerance: Pt = 0): boolean =>
  inner.x >= outer.x - tolerance &&
  inner.y >= outer.y - tolerance &&
  inner.x + inner.width <= outer.x + outer.width + tolerance &&
  inner.y + inner.height <= outer.y + outer.height + tolerance
