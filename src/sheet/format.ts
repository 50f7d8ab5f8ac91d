import type { Size } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'

export interface Paper extends Size {
  /** As people say it: "A4". */
  readonly name: string
}

/** The outline a piece is cut to. A round one is as wide as high. */
export interface Trim extends Size {
  readonly shape: 'rect' | 'round'
}

/** What home printers leave blank along each edge of the paper. */
export const UNPRINTABLE_EDGE: Pt = mm(5)

/** Smaller things cannot be cut out by hand, and would put thousands on a sheet. */
export const SMALLEST_TRIM: Pt = mm(10)
