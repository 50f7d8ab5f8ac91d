import type { Box } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'
import type { Segment } from '../sheet/lines.ts'
import type { Net, Panel, Point } from './net.ts'

/** Where a net is folded. */
export const foldsOf = ({ panels }: Net): Segment[] =>
  panels.flatMap(({ hinge }) => (hinge ? [hinge.edge] : []))

/** Where it is cut: all edges of panels along which it is not folded. */
export function cutsOf(net: Net): Segment[] {
  const folds = foldsOf(net)
  return net.panels.flatMap(({ outline }) =>
    edgesOf(outline).flatMap((edge) =>
      folds.reduce((left, fold) => left.flatMap((part) => without(part, fold)), [edge]),
    ),
  )
}

const edgesOf = (outline: readonly Point[]): Segment[] =>
  outline.map(({ x, y }, i) => {
    const next = outline[(i + 1) % outline.length]!
    return { x1: x, y1: y, x2: next.x, y2: next.y }
  })

/** A thousandth of a point: sums of the same lengths are the same in spite of rounding. */
const SAME = 1e-3

/** What is left of an edge beside a fold that lies on it. Folds are level or upright. */
function without(edge: Segment, fold: Segment): Segment[] {
  const isUpright = fold.x1 === fold.x2
  const across = (at: Segment) => (isUpright ? [at.x1, at.x2] : [at.y1, at.y2])
  const along = (at: Segment) => (isUpright ? [at.y1, at.y2] : [at.x1, at.x2])
  const line = across(fold)[0]!
  if (across(edge).some((at) => Math.abs(at - line) > SAME)) return [edge]
  const [from, to] = along(edge).toSorted((a, b) => a - b) as [Pt, Pt]
  const [begin, end] = along(fold).toSorted((a, b) => a - b) as [Pt, Pt]
  const parts = [
    [from, Math.min(to, begin)],
    [Math.max(from, end), to],
  ].filter(([a, b]) => b! - a! > SAME)
  return parts.map(([a, b]) =>
    isUpright ? { x1: line, y1: a!, x2: line, y2: b! } : { x1: a!, y1: line, x2: b!, y2: line },
  )
}

export const outlinePath = ({ outline }: Panel): string =>
  `M${outline.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`

const short = (length: Pt): number => Math.round(length * 1000) / 1000

const HATCH_STEP = mm(2)

/** Slanting lines over a panel and somewhat beyond, for whoever cuts them off at its outline. */
export function hatchOf(panel: Panel): Segment[] {
  const { x, y, width, height } = boundsOfPoints(panel.outline)
  const count = Math.ceil((width + height) / HATCH_STEP)
  return Array.from({ length: count }, (_, i) => {
    const start = x + (i + 0.5) * HATCH_STEP
    return { x1: start, y1: y, x2: start - height, y2: y + height }
  })
}

export function boundsOfPoints(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
