import type { Group, Item } from '../frame/frame.ts'
import type { Box, Size } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'
import { circlePath, level, type Segment, segmentsPath, upright } from './lines.ts'
import { type Axis, boundsOf, type Sides } from './slot.ts'

/** White paper between a card and its mark, so that a cut that strays a little leaves no line on the card. */
const GAP = mm(1)
const GREY = '#808080'
const HAIRLINE: Pt = 0.25
/** Lighter than a mark: what is left of it on a piece should hardly be seen. */
const OUTLINE = '#a6a6a6'
const BORDER = { color: '#b0b0b0', width: 0.35 }
/** White under the hairline: marks that cross a dark bleed are seen as well. */
const CASING: Pt = 0.75
/** Seen on dark and on light: a light line in a dark one. */
const CROSS = { dark: '#303030', light: '#ffffff', width: 0.7, within: 0.3 }
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

/** The fold runs through the middle of the page, as far out as the border. */
export function foldLine({ x, y, width, height }: Box, fold: Axis, page: Size): Segment {
  return fold === 'vertical' ? upright(page.width / 2, y, y + height) : level(page.height / 2, x, x + width)
}

/** What is drawn on a sheet for those who cut, glue and fold it. */
export interface Lines {
  readonly border: readonly Segment[]
  readonly marks: readonly Segment[]
  /** On the cuts between pieces that touch. */
  readonly crosses: readonly Segment[]
  /** Round pieces have their outline instead of marks. */
  readonly rounds: readonly Box[]
  readonly fold?: Segment
}

export function drawLines({ border, marks, crosses, rounds, fold }: Lines): Group {
  // Just outside the cut.
  const circles = (width: Pt) => rounds.map((cut) => circlePath(cut, cut.width / 2 + width / 2)).join('')
  const cuts = (width: Pt) => segmentsPath(marks) + circles(width)
  const hasCuts = marks.length + rounds.length > 0
  const items: Item[] = [
    ...(hasCuts ? [line(cuts(CASING), '#ffffff', CASING)] : []),
    ...(border.length > 0 ? [line(segmentsPath(border), BORDER.color, BORDER.width)] : []),
    ...(hasCuts ? [line(cuts(HAIRLINE), GREY, HAIRLINE)] : []),
    ...(crosses.length > 0 ? drawCrosses(segmentsPath(crosses)) : []),
    ...(fold ? [{ kind: 'path' as const, d: segmentsPath([fold]), stroke: FOLD_LINE }] : []),
  ]
  return { kind: 'group', tag: { role: 'Artifact' }, items }
}

const drawCrosses = (d: string): Item[] => [
  line(d, CROSS.dark, CROSS.width),
  line(d, CROSS.light, CROSS.within),
]

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

/** Neighbours without a gutter share a cut, give or take the rounding of their sums. */
const distinct = (values: readonly Pt[]): Pt[] =>
  values.toSorted((a, b) => a - b).filter((value, i, sorted) => i === 0 || value - sorted[i - 1]! > 1e-3)
