import type { Box, Size } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'
import { mm } from '../geometry/length.ts'
import type { FilledSheet, Shelf } from './fill.ts'
import { BACK_OVERPRINT } from './ink.ts'
import { level, type Segment, upright } from './lines.ts'
import { MARK_LENGTH } from './margins.ts'
import { type Axis, allSides, boundsOf, grow, mirrorBox, roomAround, type Sides } from './slot.ts'

/**
 * A line round all that is cut out of a sheet and its marks, on both sides of the paper, with a line across between lots.
 * Whoever glues two sheets together cuts both along it and lays edge on edge; where lots share a sheet it parts them.
 */
export interface Border extends Box {
  /** Heights at which it is divided, from above. */
  readonly across: readonly Pt[]
  /** False where pieces reach so far out that it would lie on them. */
  readonly shown: boolean
}

/** With less room it would touch backs, which run over their cuts. */
const LEAST_ROOM = BACK_OVERPRINT + mm(0.2)
/** Marks in the white of a fold stop short of its line. */
const FOLD_AIR = mm(0.5)

/** As far out as the marks may run. */
export function borderOf({ shelves, layout }: FilledSheet, bleed: Pt, paper: Size, marks: Sides): Border {
  const inks = shelves.map((shelf) => inkOfShelf(shelf, bleed))
  const fronts = boundsOf(inks)
  const all = layout.fold ? boundsOf([fronts, mirrorBox(fronts, layout.fold, paper)]) : fronts
  const across = inks.slice(1).map((ink, i) => (inks[i]!.y + inks[i]!.height + ink.y) / 2)
  const room = Math.min(marks.top, marks.right, marks.bottom, marks.left)
  return { ...grow(all, marks), across, shown: room >= LEAST_ROOM }
}

export function borderLines({ x, y, width, height, across, shown }: Border): Segment[] {
  if (!shown) return []
  const [right, bottom] = [x + width, y + height]
  return [
    ...[y, ...across, bottom].map((at) => level(at, x, right)),
    ...[x, right].map((at) => upright(at, y, bottom)),
  ]
}

/** How far from the outermost cuts of a shelf its marks may run: over the bleed, up to the border, and not up to a fold. */
export function markRoom(shelf: Shelf, index: number, border: Border, bleed: Pt, fold?: Axis): Sides {
  const { top, right, bottom, left } = roomAround(inkOfShelf(shelf, bleed), compartment(border, index, fold))
  const within = (room: Pt) => bleed + Math.min(MARK_LENGTH, room)
  return { top: within(top), right: within(right), bottom: within(bottom), left: within(left) }
}

/** What a shelf has of the border; on a folded sheet its half left of, or above, the fold. */
function compartment(border: Border, index: number, fold: Axis | undefined): Box {
  const { x, y, width, height, across } = border
  const top = across[index - 1] ?? y
  const bottom = across[index] ?? y + height
  if (fold === 'vertical') return { x, y: top, width: width / 2 - FOLD_AIR, height: bottom - top }
  if (fold === 'horizontal') return { x, y, width, height: height / 2 - FOLD_AIR }
  return { x, y: top, width, height: bottom - top }
}

const inkOfShelf = ({ seats }: Shelf, bleed: Pt): Box =>
  grow(boundsOf(seats.map(({ slot }) => slot)), allSides(bleed))
