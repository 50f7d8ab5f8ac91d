import type { Frame } from '../frame/frame.ts'
import type { Size } from '../geometry/box.ts'
import { mm } from '../geometry/length.ts'
import { centred } from './ink.ts'
import { type Segment, segmentsPath } from './lines.ts'

/** Long enough that a print at 97 % ("fit to page") shows on any real ruler laid beside it. */
export const RULER_LENGTH = mm(100)
const BETWEEN = mm(2)

/** A hundred millimetres with a tick for each, and behind it the words that say so: those shrink to the room, never the ruler. */
export function rulerFrame(room: Size, label?: Frame): Frame {
  const { height } = room
  const ticks = Array.from({ length: 101 }, (_, at): Segment => {
    const x = mm(at)
    return { x1: x, y1: height, x2: x, y2: height * (1 - tickLength(at)) }
  })
  const base: Segment = { x1: 0, y1: height, x2: RULER_LENGTH, y2: height }
  // The stroke lies inside the frame: half of it would stick out below and at both ends.
  const stroke = { color: '#000000', width: 0.25 }
  const scale = {
    kind: 'path',
    d: segmentsPath([base, ...ticks]),
    matrix: [1, 0, 0, 1, stroke.width / 2, -stroke.width / 2],
    stroke,
  } as const
  const width = RULER_LENGTH + stroke.width
  if (!label) return { width, height, items: [scale] }
  const by = Math.min(1, height / label.height, (room.width - width - BETWEEN) / label.width)
  const box = { x: width + BETWEEN, y: 0, width: label.width * by, height }
  return { width: box.x + box.width, height, items: [scale, centred(label, box, 0, by)] }
}

/** As on a real ruler: tens longest, fives longer. */
const tickLength = (at: number): number => (at % 10 === 0 ? 0.9 : at % 5 === 0 ? 0.65 : 0.4)
