import type { Matrix } from '../geometry/matrix.ts'
import type { Room } from './length.ts'
import type { Look } from './paints.ts'

/** Where in the drawing we are: how units become points, and what is inherited. */
export interface Scope {
  readonly room: Room
  /** Points a unit. */
  readonly unit: number
  /** From where we are to the corner of the piece, in points. */
  readonly toPiece: Matrix
  readonly look: Look
}
