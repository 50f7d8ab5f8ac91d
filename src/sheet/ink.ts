import type { Frame, Item, Placed } from '../frame/frame.ts'
import { type Box, contains, inset, type Size } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'
import { inTurn, rotate, translate } from '../geometry/matrix.ts'
import type { Trim } from './format.ts'
import { circlePath, rectanglePath } from './lines.ts'
import { neighbours } from './neighbours.ts'
import { allSides, grow, roomAround, type Sides, type Slot, type Turn } from './slot.ts'

/**
 * Backs run this far over the cut wherever nothing else needs the space, bleed or not: the second pass through a printer
 * is never quite where the first was, and a sliver of the back's own colour is forgiven where white is not. More would not fit
 * above nine poker cards on Letter. Fronts need none: the cut follows them.
 */
export const BACK_OVERPRINT: Pt = mm(1)
const ROUNDING = 1e-3

/** How far ink may run over the cut of each back: to the middle of a gap at most, never over another piece nor off the printable paper. */
export function reachOfBacks(
  backs: readonly Slot[],
  fronts: readonly Slot[],
  sheet: { readonly paper: Size; readonly edge: Pt; readonly bleed: Pt },
): Sides[] {
  const { bleed } = sheet
  if (bleed >= BACK_OVERPRINT) return backs.map(() => allSides(bleed))
  const printable = inset({ x: 0, y: 0, ...sheet.paper }, sheet.edge)
  const within = (room: Pt) => Math.max(bleed, Math.min(BACK_OVERPRINT, room))
  const near = neighbours([...backs, ...fronts], 2 * BACK_OVERPRINT)
  return backs.map((slot) => {
    const others = near(slot)
    const margin = roomAround(slot, printable)
    const gap = gapsAround(slot, others)
    const reach = {
      top: within(Math.min(margin.top, gap.top / 2)),
      right: within(Math.min(margin.right, gap.right / 2)),
      bottom: within(Math.min(margin.bottom, gap.bottom / 2)),
      left: within(Math.min(margin.left, gap.left / 2)),
    }
    // Beside pieces without a back a corner may still meet a piece diagonally across.
    const meets = others.some((other) => overlap(grow(slot, reach), other))
    return meets ? { ...reach, left: bleed, right: bleed } : reach
  })
}

/** The distance to the nearest box facing each side. */
function gapsAround(slot: Box, others: readonly Box[]): Sides {
  const nearest = { ...allSides(Number.POSITIVE_INFINITY) }
  const approach = (side: keyof Sides, apart: Pt) => {
    if (apart > -ROUNDING && apart < nearest[side]) nearest[side] = Math.max(0, apart)
  }
  for (const other of others) {
    const above = slot.y - other.y - other.height
    const below = other.y - slot.y - slot.height
    const before = slot.x - other.x - other.width
    const after = other.x - slot.x - slot.width
    if (Math.max(above, below) < -ROUNDING) {
      approach('left', before)
      approach('right', after)
    } else if (Math.max(before, after) < -ROUNDING) {
      approach('top', above)
      approach('bottom', below)
    }
  }
  return nearest
}

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > ROUNDING &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > ROUNDING

/** A frame set down on its slot, cut off where its bleed would run too far. */
export function inkOf(frame: Frame, slot: Slot, shape: Trim['shape'], reach: Sides): Item {
  const placed = centred(frame, slot, slot.turn)
  const allowed = grow(slot, reach)
  if (shape === 'round') {
    const radius = slot.width / 2 + Math.min(reach.top, reach.right, reach.bottom, reach.left)
    return { kind: 'group', clip: circlePath(slot, radius), items: [placed] }
  }
  const fits = contains(allowed, spread(frame, slot, slot.turn), ROUNDING)
  return fits ? placed : { kind: 'group', clip: rectanglePath(allowed), items: [placed] }
}

/** A frame, turned, with its middle on the middle of a box; smaller than it was if `by` says so. */
export function centred(frame: Frame, box: Box, turn: Turn, by = 1): Placed {
  const [a, b, c, d] = rotate(turn)
  const aboutMiddle = translate(-frame.width / 2, -frame.height / 2)
  const toBox = translate(box.x + box.width / 2, box.y + box.height / 2)
  return {
    kind: 'placed',
    frame,
    matrix: inTurn(inTurn(aboutMiddle, [a * by, b * by, c * by, d * by, 0, 0]), toBox),
  }
}

/** The paper a frame covers when it is centred on a box. */
function spread(frame: Size, box: Box, turn: Turn): Box {
  const upright = turn % 180 === 0
  const width = upright ? frame.width : frame.height
  const height = upright ? frame.height : frame.width
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

/** How much art there is beyond the cut, on the side that has least. */
export const bleedOf = (frame: Size, trim: Size): Pt =>
  Math.min(frame.width - trim.width, frame.height - trim.height) / 2
