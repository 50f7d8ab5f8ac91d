import type { Box, Size } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'
import type { Axis } from './slot.ts'

/** A straight line on the page. */
export interface Segment {
  readonly x1: Pt
  readonly y1: Pt
  readonly x2: Pt
  readonly y2: Pt
}

export const upright = (x: Pt, y1: Pt, y2: Pt): Segment => ({ x1: x, y1, x2: x, y2 })
export const level = (y: Pt, x1: Pt, x2: Pt): Segment => ({ x1, y1: y, x2, y2: y })

export const mirrorSegment = ({ x1, y1, x2, y2 }: Segment, axis: Axis, page: Size): Segment =>
  axis === 'vertical'
    ? { x1: page.width - x2, y1, x2: page.width - x1, y2 }
    : { x1, y1: page.height - y2, x2, y2: page.height - y1 }

/** A line along the edge of a box lies inside it, in spite of rounding. */
const ROUNDING = 1e-3

/** What of upright and level lines lies inside a box. */
export const clipped = (segments: readonly Segment[], { x, y, width, height }: Box): Segment[] =>
  segments
    .map(({ x1, y1, x2, y2 }) => ({
      x1: Math.max(x1, x - ROUNDING),
      y1: Math.max(y1, y - ROUNDING),
      x2: Math.min(x2, x + width + ROUNDING),
      y2: Math.min(y2, y + height + ROUNDING),
    }))
    .filter(({ x1, y1, x2, y2 }) => x1 <= x2 && y1 <= y2)

/** Thousandths of a point, a third of a micrometre: files stay short and free of floating-point noise. */
const short = (length: Pt): number => Math.round(length * 1000) / 1000

export const segmentsPath = (segments: readonly Segment[]): string =>
  segments.map(({ x1, y1, x2, y2 }) => `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`).join('')

export const rectanglePath = ({ x, y, width, height }: Box): string =>
  `M${short(x)} ${short(y)}H${short(x + width)}V${short(y + height)}H${short(x)}Z`

/** A circle about the middle of a box, in quarters: its bounds are then those of its points for whoever reads the path. */
export function circlePath(box: Box, radius: Pt): string {
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const arc = `A${short(radius)} ${short(radius)} 0 0 1`
  const [left, right] = [short(x - radius), short(x + radius)]
  const [top, bottom] = [short(y - radius), short(y + radius)]
  return (
    `M${left} ${short(y)}${arc} ${short(x)} ${top}${arc} ${right} ${short(y)}` +
    `${arc} ${short(x)} ${bottom}${arc} ${left} ${short(y)}Z`
  )
}
