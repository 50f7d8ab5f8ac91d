import { type Justify, jointsIn, type LineRange, type Row } from './break.ts'

export type Align = 'left' | 'center' | 'right' | 'justify'

/** A line placed between the edges of its column. Ems. */
export interface AlignedLine extends LineRange {
  /** From the column's left edge. */
  readonly x: number
  readonly width: number
  /** Room added at each joint; negative where a line is drawn together. */
  readonly extra: number
}

/** A line that would need more than this at each joint is left as it is: short looks better than torn apart. */
const WIDEST = { spaces: 0.6, characters: 0.2 }

export function alignLine(
  row: Row,
  { from, to }: LineRange,
  width: number,
  align: Align,
  justify: Justify,
): AlignedLine {
  const natural = row.tos[to]! - row.froms[from]!
  const slack = width - natural
  if (align === 'justify') {
    const joints = jointsIn(row, from, to)
    const extra = joints > 0 ? slack / joints : 0
    const last = to === row.words.length - 1
    if (extra < 0 || (!last && extra <= WIDEST[justify])) return { from, to, x: 0, width, extra }
  }
  const x = align === 'center' ? slack / 2 : align === 'right' ? slack : 0
  return { from, to, x, width: natural, extra: 0 }
}
