import type { Box } from '../geometry/box.ts'
import { mm } from '../geometry/length.ts'
import { level, type Segment, upright } from './lines.ts'
import { distinctEdges, nameOf, SAME } from './outline.ts'
import { boundsOf } from './slot.ts'

/** Of each arm: long enough to be seen, and far from all that is on a card. */
const ARM = mm(1.5)

interface Corner {
  readonly x: number
  readonly y: number
  readonly edges: readonly Segment[]
}

/**
 * Crosses on the cuts inside a block of pieces, wherever corners of them touch: two of one colour run into one another, and
 * the marks in the margins are far away for whoever cuts with scissors. None where all the edges that meet there are drawn.
 */
export function innerCrosses(cuts: readonly Box[], drawn: readonly Segment[]): Segment[] {
  const bounds = boundsOf(cuts)
  const lines = new Set(drawn.map(nameOf))
  return cornersOf(cuts)
    .filter((corner) => isInside(corner, bounds))
    .filter(({ edges }) => edges.length > EDGES_OF_ONE && !edges.every((edge) => lines.has(nameOf(edge))))
    .flatMap(({ x, y }) => [level(y, x - ARM, x + ARM), upright(x, y - ARM, y + ARM)])
}

/** Meet at a corner of a piece that touches no other. */
const EDGES_OF_ONE = 2

/** Each once, with the edges that end there. */
function cornersOf(cuts: readonly Box[]): Corner[] {
  const corners = new Map<string, Corner & { readonly edges: Segment[] }>()
  for (const edge of distinctEdges(cuts)) {
    const { x1, y1, x2, y2 } = edge
    for (const end of [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ]) {
      const known = corners.get(nameOf(end))
      if (known) known.edges.push(edge)
      else corners.set(nameOf(end), { ...end, edges: [edge] })
    }
  }
  return [...corners.values()]
}

const isInside = ({ x, y }: Corner, box: Box): boolean =>
  x > box.x + SAME && x < box.x + box.width - SAME && y > box.y + SAME && y < box.y + box.height - SAME
