import type { Page } from '../frame/document.ts'
import type { Item, Shape } from '../frame/frame.ts'
import { mm } from '../geometry/length.ts'
import { behind, flipAxis, moved, type Offset } from './backs.ts'
import { type Paper, UNPRINTABLE_EDGE } from './format.ts'
import { circlePath } from './lines.ts'

/**
 * A star in a corner of one side and a ring on the other. On paper that was turned over as the backs of the sheets need it,
 * both are in the same corner, and against the light the star lies inside the ring: whatever a printer does on the way, one
 * leaf tells whether the others will come out right.
 */
export interface Meeting {
  readonly star: Item
  readonly ring: Item
}

/** From the printable paper's corner to the middle of the star. */
const INWARDS = mm(8)
const STAR = mm(2.6)
/** As far from the star's points as a shift that nobody minds. */
const RING = mm(4)
const INK = '#222222'

export function meetingMarks(paper: Paper, backs: 'long' | 'short', offset: Offset): Meeting {
  const at = UNPRINTABLE_EDGE + INWARDS
  const corner = { x: at, y: at, width: 0, height: 0, turn: 0 } as const
  const there = moved(behind(corner, flipAxis(backs, paper), paper), offset)
  return {
    star: { kind: 'path', d: starPath(corner.x, corner.y), fill: INK },
    ring: { kind: 'path', d: circlePath(there, RING), stroke: { color: INK, width: 1.2 } },
  }
}

/** The other side of a leaf that has the star: nothing but the ring, which also keeps printers from leaving a blank page out. */
export const ringPage = ({ width, height }: Paper, { ring }: Meeting): Page => ({
  width,
  height,
  items: [{ kind: 'group', tag: { role: 'Artifact' }, items: [ring] }],
})

function starPath(x: number, y: number): Shape['d'] {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, radius] = [((i - 2.5) / 5) * Math.PI, i % 2 === 0 ? STAR : STAR * 0.45]
    return `${(x + radius * Math.cos(angle)).toFixed(3)} ${(y + radius * Math.sin(angle)).toFixed(3)}`
  })
  return `M${points.join('L')}Z`
}
