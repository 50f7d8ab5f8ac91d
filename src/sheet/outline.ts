import type { Frame, Item, Shape } from '../frame/frame.ts'
import { type Box, contains } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'
import { identity, inTurn, type Matrix, mapBox } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import type { Seat } from './fill.ts'
import type { Trim } from './format.ts'
import type { Segment } from './lines.ts'

const WHITE = '#ffffff'
/** A hundredth of a millimetre: edges and corners of neighbours are the same in spite of rounding. */
export const SAME = 0.03

/**
 * The edges of pieces that nothing printed shows, because both sides of the cut are white: whoever cuts with scissors needs
 * a line there. Beside a coloured ground it would only be left over on the piece.
 */
export function bareEdges(seats: readonly Seat[], trim: Trim): Segment[] {
  const edges = new Map<string, { readonly segment: Segment; shown: boolean }>()
  for (const { cutout, slot } of seats) {
    const shown = hasGround(cutout.front, trim)
    for (const segment of edgesOf(slot)) {
      const key = nameOf(segment)
      edges.set(key, { segment, shown: shown || (edges.get(key)?.shown ?? false) })
    }
  }
  return [...edges.values()].filter(({ shown }) => !shown).map(({ segment }) => segment)
}

/** The same for an edge, or a corner, of each piece that has it. */
export const nameOf = (place: Segment | { readonly x: Pt; readonly y: Pt }): string =>
  Object.values(place)
    .map((at: Pt) => Math.round(at / SAME))
    .join(' ')

/** Those that neighbours share only once. */
export const distinctEdges = (cuts: readonly Box[]): Segment[] => [
  ...new Map(cuts.flatMap(edgesOf).map((edge) => [nameOf(edge), edge])).values(),
]

const edgesOf = ({ x, y, width, height }: Box): Segment[] => {
  const [right, bottom] = [x + width, y + height]
  return [
    { x1: x, y1: y, x2: right, y2: y },
    { x1: x, y1: bottom, x2: right, y2: bottom },
    { x1: x, y1: y, x2: x, y2: bottom },
    { x1: right, y1: y, x2: right, y2: bottom },
  ]
}

/** Whether something other than white covers a piece from edge to edge. */
function hasGround(frame: Frame, trim: Trim): boolean {
  const cut = {
    x: (frame.width - trim.width) / 2,
    y: (frame.height - trim.height) / 2,
    width: trim.width,
    height: trim.height,
  }
  const covers = (item: Item, outer: Matrix): boolean => {
    switch (item.kind) {
      case 'path':
        return isInk(item) && contains(boxOf(item, outer), cut, SAME)
      case 'picture':
        return contains(mapBox(item, outer), cut, SAME)
      case 'group': {
        const inner = item.matrix ? inTurn(item.matrix, outer) : outer
        return item.items.some((inside) => covers(inside, inner))
      }
      case 'placed':
        return item.frame.items.some((inside) => covers(inside, inTurn(item.matrix, outer)))
      default:
        return false
    }
  }
  return frame.items.some((item) => covers(item, identity))
}

const isInk = ({ fill }: Shape): boolean => fill !== undefined && fill !== WHITE

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }
const boxOf = ({ d, matrix = identity }: Shape, outer: Matrix): Box =>
  mapBox(boundsOf(d) ?? NOWHERE, inTurn(matrix, outer))
