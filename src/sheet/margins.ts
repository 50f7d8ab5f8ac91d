import { type Box, inset, type Size } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'
import { roomAround, type Sides, type Turn } from './slot.ts'

/** What a margin is used for, from the cards outwards: cut marks, a little air, then the header or the ruler. */
export interface Margins {
  /** How far marks may run beyond the ink of the cards. */
  readonly marks: Sides
  readonly header?: Band
  readonly ruler?: Band
}

/** A strip along one side of the paper; turned where its content reads along the side. */
export interface Band extends Box {
  readonly turn: Turn
}

/** Long enough for an eye to lay a ruler on; shorter only where there is no more room. */
export const MARK_LENGTH: Pt = mm(4)
/** Letter with nine poker cards leaves 1.35 mm above and below, so this must do. */
const SHORTEST_MARK = mm(1)
/** Keeps a mark from touching a letter or a tick of the ruler. */
const AIR = mm(0.2)
/** A line of 7 pt. A4 with eight poker cards and 1/8 inch of bleed leaves 4.75 mm, the tightest known case. */
const THINNEST_BAND = mm(3.5)
/** More would only push the words into the marks. */
const THICKEST_BAND = mm(6)

/** 100 mm, and room for the words that say so. */
const RULER_BAND_LENGTH = mm(116)
const HEADER_BAND_LENGTH = mm(60)

/** Above and below first, where text reads without turning the paper; the side margins when those are too thin. */
const PREFERENCE = ['top', 'bottom', 'left', 'right'] as const
type Side = (typeof PREFERENCE)[number]

/** Divides the printable space round the block of cards. What finds no room is left out of the answer. */
export function divideMargins(paper: Size, edge: Pt, block: Box): Margins {
  const printable = inset({ x: 0, y: 0, ...paper }, edge)
  const room = roomAround(block, printable)
  const thickness = (side: Side) =>
    Math.min(THICKEST_BAND, Math.max(THINNEST_BAND, room[side] - MARK_LENGTH - AIR))
  const holds = (side: Side, length: Pt) =>
    // A hundred-thousandth of a point forgives the rounding of sums of millimetres.
    room[side] + 1e-5 >= THINNEST_BAND + AIR + SHORTEST_MARK && lengthAlong(side, printable, block) >= length

  const headerSide = PREFERENCE.find((side) => holds(side, HEADER_BAND_LENGTH))
  const rulerSide = PREFERENCE.find((side) => side !== headerSide && holds(side, RULER_BAND_LENGTH))

  const markRoom = (side: Side) => {
    const taken = side === headerSide || side === rulerSide ? thickness(side) + AIR : 0
    return Math.max(0, Math.min(MARK_LENGTH, room[side] - taken))
  }
  return {
    marks: {
      top: markRoom('top'),
      right: markRoom('right'),
      bottom: markRoom('bottom'),
      left: markRoom('left'),
    },
    ...(headerSide && { header: band(headerSide, thickness(headerSide), printable, block) }),
    ...(rulerSide && { ruler: band(rulerSide, thickness(rulerSide), printable, block) }),
  }
}

/** True when everything that helps to cut and to sort has its place. */
export const isComplete = (margins: Margins): boolean =>
  margins.header !== undefined &&
  margins.ruler !== undefined &&
  Object.values(margins.marks).every((length) => length + 1e-5 >= SHORTEST_MARK)

// Bands beside the cards end with them, so that they never meet one above or below.
const lengthAlong = (side: Side, printable: Box, block: Box): Pt =>
  side === 'top' || side === 'bottom' ? printable.width : block.height

function band(side: Side, thickness: Pt, printable: Box, block: Box): Band {
  const right = printable.x + printable.width
  const bottom = printable.y + printable.height
  switch (side) {
    case 'top':
      return { ...printable, height: thickness, turn: 0 }
    case 'bottom':
      return { ...printable, y: bottom - thickness, height: thickness, turn: 0 }
    case 'left':
      return { x: printable.x, y: block.y, width: thickness, height: block.height, turn: 270 }
    case 'right':
      return { x: right - thickness, y: block.y, width: thickness, height: block.height, turn: 90 }
  }
}
