import type { Group, Item } from '../frame/frame.ts'
import type { Box, Size } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'
import type { Trim } from './format.ts'
import { FOLD_GAP, type Grid } from './grid.ts'
import { circlePath, type Segment, segmentsPath } from './lines.ts'
import { boundsOf, type Sides } from './slot.ts'

/** White paper between a card and its mark, so that a cut that strays a little leaves no line on the card. */
const GAP = mm(1)
/** Marks in the white of a fold stop short of its line. */
const FOLD_AIR = mm(0.5)
const GREY = '#808080'
const HAIRLINE: Pt = 0.25
/** Lighter than a mark: what is left of it on a piece should hardly be seen. */
const OUTLINE = '#a6a6a6'
/** White under the hairline: marks that cross a dark bleed are seen as well. */
const CASING: Pt = 0.75
const FOLD_LINE = { color: '#404040', width: 0.5, dash: [mm(3), mm(1.5)] }

/** Lines to lay a ruler on: at both ends of every cut, and where pieces stand apart also in the gutters between. */
export function cutMarks(cuts: readonly Box[], gutter: Pt, beyond: Sides): Segment[] {
  const bounds = boundsOf(cuts)
  const right = bounds.x + bounds.width
  const bottom = bounds.y + bounds.height
  const columns = distinct(cuts.flatMap((box) => [box.x, box.x + box.width]))
  const rows = distinct(cuts.flatMap((box) => [box.y, box.y + box.height]))

  const ends = [
    ...columns.flatMap((x) => [
      upright(x, bounds.y - beyond.top, bounds.y - gapIn(beyond.top)),
      upright(x, bottom + gapIn(beyond.bottom), bottom + beyond.bottom),
    ]),
    ...rows.flatMap((y) => [
      level(y, bounds.x - beyond.left, bounds.x - gapIn(beyond.left)),
      level(y, right + gapIn(beyond.right), right + beyond.right),
    ]),
  ]
  const gap = gapIn(gutter)
  const between = cuts.flatMap((box) => [
    ...(box.x + box.width < right - gutter / 2
      ? [box.y, box.y + box.height].map((y) =>
          level(y, box.x + box.width + gap, box.x + box.width + gutter - gap),
        )
      : []),
    ...(box.y + box.height < bottom - gutter / 2
      ? [box.x, box.x + box.width].map((x) =>
          upright(x, box.y + box.height + gap, box.y + box.height + gutter - gap),
        )
      : []),
  ])
  return [...ends, ...between].filter(({ x1, y1, x2, y2 }) => x2 - x1 + y2 - y1 > HAIRLINE)
}

/** The fold runs through the middle of the page, as far out as the cut marks. */
export function foldLine(grid: Grid, page: Size, beyond: Sides): Segment | undefined {
  const { block, fold } = grid
  if (fold === 'vertical') {
    return upright(page.width / 2, block.y - beyond.top, block.y + block.height + beyond.bottom)
  }
  if (fold === 'horizontal') {
    return level(page.height / 2, block.x - beyond.left, block.x + block.width + beyond.right)
  }
  return undefined
}

/** How far from the outermost cuts marks may run: over the bleed and into the margins, and towards a fold not up to its line. */
export function markRoom(grid: Grid, bleed: Pt, margins: Sides): Sides {
  const toFold = bleed + FOLD_GAP / 2 - FOLD_AIR
  return {
    top: bleed + margins.top,
    right: grid.fold === 'vertical' ? toFold : bleed + margins.right,
    bottom: grid.fold === 'horizontal' ? toFold : bleed + margins.bottom,
    left: bleed + margins.left,
  }
}

/** What the scissors follow, drawn; round pieces have their outline instead, just outside the cut. */
export function drawMarks(
  cuts: readonly Box[],
  shape: Trim['shape'],
  marks: readonly Segment[],
  fold?: Segment,
): Group {
  const circles = (width: Pt) => cuts.map((cut) => circlePath(cut, cut.width / 2 + width / 2)).join('')
  const lines = segmentsPath(marks)
  const items: Item[] = [
    line(shape === 'round' ? circles(CASING) : lines, '#ffffff', CASING),
    line(shape === 'round' ? circles(HAIRLINE) : lines, GREY, HAIRLINE),
  ]
  if (fold) items.push({ kind: 'path', d: segmentsPath([fold]), stroke: FOLD_LINE })
  return { kind: 'group', tag: { role: 'Artifact' }, items }
}

/** Hairlines along edges that nothing else shows. */
export const drawOutlines = (edges: readonly Segment[]): Item[] =>
  edges.length === 0
    ? []
    : [
        {
          kind: 'group',
          tag: { role: 'Artifact' },
          items: [line(segmentsPath(edges), OUTLINE, HAIRLINE)],
        },
      ]

const line = (d: string, color: string, width: Pt): Item => ({ kind: 'path', d, stroke: { color, width } })

/** The usual gap, or a quarter of what little room there is. */
const gapIn = (room: Pt): Pt => Math.min(GAP, room / 4)

const upright = (x: Pt, y1: Pt, y2: Pt): Segment => ({ x1: x, y1, x2: x, y2 })
const level = (y: Pt, x1: Pt, x2: Pt): Segment => ({ x1, y1: y, x2, y2: y })

/** Neighbours without a gutter share a cut, give or take the rounding of their sums. */
const distinct = (values: readonly Pt[]): Pt[] =>
  values.toSorted((a, b) => a - b).filter((value, i, sorted) => i === 0 || value - sorted[i - 1]! > 1e-3)
