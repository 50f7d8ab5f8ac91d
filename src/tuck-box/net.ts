import type { Box } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'
import type { Segment } from '../sheet/lines.ts'
import type { Turn } from '../sheet/slot.ts'
import type { Inside } from './measure.ts'

/**
 * A box laid flat, printed side up: panels that hang together by the edges they are folded along. All folds go the same
 * way, away from whoever looks at the print.
 *
 *                                        ┌──tuck──┐
 *     ╭dust╮            ╭dust╮           │  top   │
 *     │left│   front    │right           │  back  │ glue
 *     └foot┘ └─inner──┘ └foot┘           └─bottom─┘
 */
export interface Net {
  readonly panels: readonly Panel[]
}

export interface Point {
  readonly x: Pt
  readonly y: Pt
}

export interface Panel {
  readonly name: PanelName
  /** Its corners, one after the other. */
  readonly outline: readonly Point[]
  /** What it hangs on, and where it is folded; the first panel of a net hangs on nothing. */
  readonly hinge?: { readonly to: PanelName; readonly edge: Segment }
  /** On the outside of the finished box: what is printed there, and how far clockwise its head is turned on the flat net. */
  readonly art?: { readonly box: Box; readonly turn: Turn }
  /** Glue goes on its printed side. */
  readonly glued?: boolean
}

export const FACES = ['front', 'back', 'left', 'right', 'top', 'bottom'] as const
export type FaceName = (typeof FACES)[number]
export type PanelName =
  | FaceName
  /** Slides in behind the front. */
  | 'tuck'
  /** Small flaps that the top and the bottom cover. */
  | 'dust-left'
  | 'dust-right'
  | 'foot-left'
  | 'foot-right'
  /** What the bottom is glued onto. */
  | 'inner'
  /** Goes under the left side, and of a box in two halves under the right side. */
  | 'glue'
  | 'joint'

/** A flap is narrower than the opening by this much at either end: no two of them touch, lying flat or folded in. */
const CLEAR = mm(0.5)
const WIDEST_GLUE = mm(12)
const LONGEST_TUCK = mm(15)
const WIDEST_NOTCH = mm(9)
/** The notch is a half circle, drawn as a chain of so many lines. */
const NOTCH_STEPS = 24

/** A box in one piece, or in two halves where it is too wide for the paper: left side and front, right side and back. */
export function netsFor(inside: Inside, pieces: 1 | 2): Net[] {
  const { width, height, depth } = inside
  const glue = Math.min(WIDEST_GLUE, depth - mm(1))
  const [front, right] = [depth, pieces === 1 ? depth + width : 0]
  const back = right + depth
  const side = (x: Pt): Box => ({ x, y: 0, width: depth, height })
  const wall = (x: Pt): Box => ({ x, y: 0, width, height })

  const first: Panel[] = [
    { name: 'front', outline: notched(wall(front)), art: { box: wall(front), turn: 0 } },
    { ...panel('left', side(0), 90), hinge: { to: 'front', edge: upright(front, height) } },
    ...endFlaps('left', 'dust-left', 'foot-left', side(0), inside),
    innerBottom(wall(front), depth),
    ...(pieces === 2 ? [glueFlap('joint', 'front', front + width, height, glue)] : []),
  ]
  const second: Panel[] = [
    {
      ...panel('back', wall(back), 0),
      ...(pieces === 1 && { hinge: { to: 'right', edge: upright(back, height) } }),
    },
    {
      ...panel('right', side(right), 90),
      hinge:
        pieces === 1
          ? { to: 'front', edge: upright(right, height) }
          : { to: 'back', edge: upright(back, height) },
    },
    ...endFlaps('right', 'dust-right', 'foot-right', side(right), inside),
    ...lid(wall(back), inside),
    bottom(wall(back), depth),
    glueFlap('glue', 'back', back + width, height, glue),
  ]
  return pieces === 1 ? [{ panels: [...first, ...second] }] : [{ panels: first }, { panels: second }]
}

const upright = (x: Pt, height: Pt): Segment => ({ x1: x, y1: 0, x2: x, y2: height })

const corners = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

const panel = (name: PanelName, box: Box, turn: Turn): Panel => ({
  name,
  outline: corners(box),
  art: { box, turn },
})

/** The front, with a notch for the thumb that opens the lid. */
function notched(box: Box): Point[] {
  const [topLeft, ...others] = corners(box)
  const radius = Math.min(WIDEST_NOTCH, box.width / 5, box.height / 5)
  const middle = box.x + box.width / 2
  const notch = Array.from({ length: NOTCH_STEPS + 1 }, (_, i): Point => {
    const angle = (Math.PI * i) / NOTCH_STEPS
    return { x: middle - radius * Math.cos(angle), y: box.y + radius * Math.sin(angle) }
  })
  return [topLeft!, ...notch, ...others]
}

/** The top hangs on the back; its head is at the back, which on the flat net is below it. */
function lid(back: Box, { height, depth }: Inside): Panel[] {
  const edge = level(back, back.y)
  const box = { x: edge.x1, y: back.y - depth, width: edge.x2 - edge.x1, height: depth }
  const far = { x1: edge.x1, y1: box.y, x2: edge.x2, y2: box.y }
  const length = Math.min(LONGEST_TUCK, height / 3)
  return [
    { ...panel('top', box, 180), hinge: { to: 'back', edge } },
    {
      name: 'tuck',
      outline: flap(far, -length, { along: length / 3, out: length / 2 }),
      hinge: { to: 'top', edge: far },
    },
  ]
}

function bottom(back: Box, depth: Pt): Panel {
  const edge = level(back, back.y + back.height)
  const box = { x: edge.x1, y: edge.y1, width: edge.x2 - edge.x1, height: depth }
  return { ...panel('bottom', box, 0), hinge: { to: 'back', edge } }
}

function innerBottom(front: Box, depth: Pt): Panel {
  const edge = level(front, front.y + front.height)
  const length = depth - CLEAR
  return {
    name: 'inner',
    outline: flap(edge, length, { along: Math.min(mm(3), length / 3), out: length }),
    hinge: { to: 'front', edge },
    glued: true,
  }
}

/** Both small flaps of a side. They nearly meet in the middle of the box, or are as long as there is paper beside them. */
function endFlaps(
  to: PanelName,
  dust: PanelName,
  foot: PanelName,
  side: Box,
  { width, depth }: Inside,
): Panel[] {
  const length = Math.min(0.45 * width, depth)
  const taper = { along: Math.min(mm(3), side.width / 4), out: length }
  const [above, below] = [level(side, side.y), level(side, side.y + side.height)]
  return [
    { name: dust, outline: flap(above, -length, taper), hinge: { to, edge: above } },
    { name: foot, outline: flap(below, length, taper), hinge: { to, edge: below } },
  ]
}

/** A strip along the right edge of a wall, which goes under the next. */
function glueFlap(name: PanelName, to: PanelName, x: Pt, height: Pt, width: Pt): Panel {
  const taper = Math.min(width, height / 6)
  return {
    name,
    outline: [
      { x, y: 0 },
      { x: x + width, y: taper },
      { x: x + width, y: height - taper },
      { x, y: height },
    ],
    hinge: { to, edge: upright(x, height) },
    glued: true,
  }
}

/** The top or bottom edge of a wall, without its ends. */
const level = ({ x, width }: Box, y: Pt): Segment => ({ x1: x + CLEAR, y1: y, x2: x + width - CLEAR, y2: y })

/** A flap above (negative) or below a level edge, so long, its far corners cut off. */
function flap({ x1, x2, y1 }: Segment, length: Pt, corner: { along: Pt; out: Pt }): Point[] {
  const far = y1 + length
  const begins = far - Math.sign(length) * corner.out
  const shoulders = corner.out < Math.abs(length)
  return [
    { x: x1, y: y1 },
    ...(shoulders ? [{ x: x1, y: begins }] : []),
    { x: x1 + corner.along, y: far },
    { x: x2 - corner.along, y: far },
    ...(shoulders ? [{ x: x2, y: begins }] : []),
    { x: x2, y: y1 },
  ]
}
