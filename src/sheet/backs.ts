import type { Size } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'
import { type Axis, mirrorBox, type Slot, type Turn } from './slot.ts'

/** Duplex over the long or the short edge, front and back on one side with a fold between, or fronts only. */
export type Backs = 'long' | 'short' | 'fold' | 'none'

/**
 * How far the backs are moved on their page, as one looks at that page upright: x to the right, y downwards. It undoes
 * what the printer does: backs that come out 1.5 mm too far left need x = 1.5 mm. Fronts never move.
 */
export interface Offset {
  readonly x: Pt
  readonly y: Pt
}

/** The long edges of an upright page are its left and right; those of a wide page its top and bottom. */
export function flipAxis(backs: 'long' | 'short', page: Size): Axis {
  const longEdges: Axis = page.height >= page.width ? 'vertical' : 'horizontal'
  const shortEdges: Axis = longEdges === 'vertical' ? 'horizontal' : 'vertical'
  return backs === 'long' ? longEdges : shortEdges
}

/**
 * The slot exactly behind a front, once the paper has been turned over or folded about the axis through its middle,
 * turned so that the card turned like a page of a book shows its back with the head where the front's head was.
 */
export function behind(slot: Slot, axis: Axis, page: Size): Slot {
  const turn = axis === 'vertical' ? 360 - slot.turn : 540 - slot.turn
  return { ...mirrorBox(slot, axis, page), turn: (turn % 360) as Turn }
}

export const moved = <Movable extends { readonly x: Pt; readonly y: Pt }>(
  thing: Movable,
  by: Offset,
): Movable => ({ ...thing, x: thing.x + by.x, y: thing.y + by.y })
