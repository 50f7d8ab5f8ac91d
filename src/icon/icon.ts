import type { Size } from '../geometry/box.ts'

/** One drawing in one colour: SVG path data in a box from 0 0 to width height, filled by the nonzero rule. */
export interface Icon extends Size {
  readonly d: string
}
