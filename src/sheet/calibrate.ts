import type { Page } from '../frame/document.ts'
import type { Frame, Item } from '../frame/frame.ts'
import { type Box, inset, type Size } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'
import { translate } from '../geometry/matrix.ts'
import type { Offset } from './backs.ts'
import { type Paper, UNPRINTABLE_EDGE } from './format.ts'
import { centred } from './ink.ts'
import { circlePath, type Segment, segmentsPath } from './lines.ts'
import { RULER_LENGTH, rulerFrame } from './ruler.ts'

/**
 * A sheet that tells how far a printer shifts the second side.
 *
 * The front has a plain cross, the back a scale with 0 in the middle, x growing to the right and y downwards. Held against
 * the light with the scale towards you and its words upright, the cross shines through at the very numbers to type as the
 * offset: where the front's middle seems to lie on the back page is where the back's middle has to go. Cross and scale are
 * symmetric, so it does not matter over which edge the paper was turned.
 *
 * Printed with an offset, the back is moved by it: the cross then shines through at 0, or at what is still missing.
 */
export interface Calibration {
  readonly paper: Paper
  readonly offset: Offset
  readonly words: CalibrationWords
}
export interface CalibrationWords {
  /** A number of the scale: whole millimetres, negative ones to the left and above. */
  readonly numeral: (millimetres: number) => Frame
  /** What to do, on each side; laid out to the room. */
  readonly instructions: (side: 'front' | 'back', room: Size) => Frame | undefined
  readonly ruler?: Frame
}

/** Printers that shift by more than this need a mechanic. */
const RANGE_MM = 10
/** The scales stand away from the cross's middle, where its arms are the only lines about. */
const SCALE_DISTANCE = mm(18)
const ARM = mm(34)
const NUMERAL_EVERY_MM = 5
/** Small crosses that fall into small rings near the corners: they show a print that is turned, not only shifted. */
const CORNER_INSET = mm(12)
const CORNER_MARK = mm(3)
const RULER_HEIGHT = mm(5)
const INSTRUCTIONS_BELOW = mm(45)

export function calibrationPages({ paper, offset, words }: Calibration): [front: Page, back: Page] {
  const { width, height } = paper
  const printable = inset({ x: 0, y: 0, width, height }, UNPRINTABLE_EDGE)
  const middle = { x: width / 2, y: height / 2 }
  const ruler = rulerAcross(printable, words.ruler)
  const corners = cornersOf(inset(printable, CORNER_INSET))
  const moved = (items: readonly Item[]): Item => ({
    kind: 'group',
    matrix: translate(offset.x, offset.y),
    items,
  })
  const target = [
    stroke([...cross(middle, ARM), ...corners.flatMap((at) => cross(at, CORNER_MARK))], '#000000', 0.5),
  ]
  const rings = corners.map((at) => ring(at, CORNER_MARK))
  return [
    { width, height, items: [...target, ruler, ...instructions('front', printable, middle, words)] },
    {
      width,
      height,
      items: [
        moved([...millimetreGrid(middle), ...scales(middle, words.numeral), ...rings]),
        ruler,
        ...instructions('back', printable, middle, words),
      ],
    },
  ]
}

interface Point {
  readonly x: Pt
  readonly y: Pt
}

const cross = ({ x, y }: Point, arm: Pt): Segment[] => [
  { x1: x - arm, y1: y, x2: x + arm, y2: y },
  { x1: x, y1: y - arm, x2: x, y2: y + arm },
]

const cornersOf = ({ x, y, width, height }: Box): Point[] =>
  [y, y + height].flatMap((v) => [x, x + width].map((u) => ({ x: u, y: v })))

/** Every millimetre thin, every fifth stronger, to read a fraction by eye. */
function millimetreGrid({ x, y }: Point): Item[] {
  const reach = mm(RANGE_MM)
  const lines = (at: readonly number[]) =>
    at.flatMap((n): Segment[] => [
      { x1: x + mm(n), y1: y - reach, x2: x + mm(n), y2: y + reach },
      { x1: x - reach, y1: y + mm(n), x2: x + reach, y2: y + mm(n) },
    ])
  return [stroke(lines(steps(1)), '#c8c8c8', 0.25), stroke(lines(steps(NUMERAL_EVERY_MM)), '#808080', 0.5)]
}

/** x above and y to the left of the grid, each with its numbers on the far side. */
function scales({ x, y }: Point, numeral: CalibrationWords['numeral']): Item[] {
  const top = y - SCALE_DISTANCE
  const left = x - SCALE_DISTANCE
  const tick = (n: number) => mm(n % NUMERAL_EVERY_MM === 0 ? 3 : 1.5)
  const ticks = steps(1).flatMap((n): Segment[] => [
    { x1: x + mm(n), y1: top, x2: x + mm(n), y2: top - tick(n) },
    { x1: left, y1: y + mm(n), x2: left - tick(n), y2: y + mm(n) },
  ])
  const numbers = steps(NUMERAL_EVERY_MM).flatMap((n) => {
    const frame = numeral(n)
    return [
      centred(frame, { x: x + mm(n), y: top - mm(4) - frame.height, width: 0, height: frame.height }, 0),
      centred(frame, { x: left - mm(4) - frame.width, y: y + mm(n), width: frame.width, height: 0 }, 0),
    ]
  })
  return [stroke(ticks, '#000000', 0.5), ...numbers]
}

const steps = (every: number): number[] =>
  Array.from({ length: (2 * RANGE_MM) / every + 1 }, (_, i) => i * every - RANGE_MM)

const stroke = (segments: readonly Segment[], color: string, width: Pt): Item => ({
  kind: 'path',
  d: segmentsPath(segments),
  stroke: { color, width },
})

const ring = ({ x, y }: Point, radius: Pt): Item => ({
  kind: 'path',
  d: circlePath({ x, y, width: 0, height: 0 }, radius),
  stroke: { color: '#000000', width: 0.5 },
})

function rulerAcross(printable: Box, label: Frame | undefined): Item {
  const room = { width: RULER_LENGTH + mm(40), height: RULER_HEIGHT }
  const frame = rulerFrame(room, label)
  return centred(frame, { ...printable, height: RULER_HEIGHT }, 0)
}

function instructions(
  side: 'front' | 'back',
  printable: Box,
  middle: Point,
  words: CalibrationWords,
): Item[] {
  const top = middle.y + INSTRUCTIONS_BELOW
  // Clear of the crosses and rings in the corners.
  const beside = CORNER_INSET + 2 * CORNER_MARK
  const room = {
    width: printable.width - 2 * beside,
    height: printable.y + printable.height - top,
  }
  const frame = words.instructions(side, room)
  if (!frame) return []
  const by = Math.min(1, room.width / frame.width, room.height / frame.height)
  return [{ kind: 'placed', frame, matrix: [by, 0, 0, by, printable.x + beside, top] }]
}
