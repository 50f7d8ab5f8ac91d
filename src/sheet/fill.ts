import type { Frame } from '../frame/frame.ts'
import type { Box } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'
import type { Trim } from './format.ts'
import type { Axis, Slot } from './slot.ts'

/**
 * One thing to cut out. Its frames lie centred on the cut: what they are larger than it is their bleed, and the sheet shows
 * as much of that as it has room for. Cutouts that look the same share the same frame objects.
 */
export interface Cutout {
  readonly id: string
  readonly front: Frame
  readonly back?: Frame | undefined
}

/** Cutouts of one outline that may lie cut beside cut: a strip of a neighbour's back tells nobody anything. */
export interface Lot {
  readonly cutouts: readonly Cutout[]
  readonly trim: Trim
}

export interface Seat {
  readonly cutout: Cutout
  readonly slot: Slot
}

/** Cutouts of one lot, in rows and columns: a whole sheet, or a strip of one from edge to edge. */
export interface Shelf {
  readonly lot: Lot
  readonly gutter: Pt
  readonly seats: readonly Seat[]
}

/** How sheets are divided; those of one lot have the same layout however many pieces are on them. */
export interface Layout {
  /** All the ink of a full sheet, bleed included, and the backs too on a folded sheet. */
  readonly block: Box
  readonly fold?: Axis
}

/** A sheet of paper with the pieces on it, from above. */
export interface FilledSheet {
  readonly layout: Layout
  readonly shelves: readonly Shelf[]
}

/** Cutouts by the sheetful; the last one may be a part. */
export function sheetfuls(cutouts: readonly Cutout[], capacity: number): (readonly Cutout[])[] {
  const sheets = Math.ceil(cutouts.length / capacity)
  return Array.from({ length: sheets }, (_, sheet) => cutouts.slice(sheet * capacity, (sheet + 1) * capacity))
}

/** Each on the next slot; there must be enough of them. */
export const seated = (cutouts: readonly Cutout[], slots: readonly Slot[]): Seat[] =>
  cutouts.map((cutout, index) => ({ cutout, slot: slots[index]! }))

export const cutoutsOn = ({ shelves }: FilledSheet): Cutout[] =>
  shelves.flatMap(({ seats }) => seats.map(({ cutout }) => cutout))
