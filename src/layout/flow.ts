import type { Item } from '../frame/frame.ts'
import type { Box } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'
import type { Row } from './break.ts'
import type { Text } from './compose.ts'
import { type Align, type AlignedLine, alignLine } from './justify.ts'
import { drawLine } from './position.ts'

export interface FlowOptions {
  /** left if not said. */
  readonly align?: Align
  /** Baseline to baseline and the extra room between paragraphs, in ems; the language's if not said. */
  readonly lineHeight?: number
  /** Times the language's line height. */
  readonly leading?: number
  readonly paragraphGap?: number
}

/** A line of text of a certain size, not yet on a page: a page builder may cut before any of them. */
export interface Line {
  /** Which paragraph of the text it belongs to, and whether it begins or ends it. */
  readonly paragraph: number
  readonly begins: boolean
  readonly ends: boolean
  /** Distance from the baseline before, room between paragraphs included; not used for the first line of a page. */
  readonly advance: Pt
  readonly size: Pt
  /** From the column's left edge. */
  readonly x: Pt
  readonly width: Pt
  readonly row: Row
  readonly aligned: AlignedLine
}

export interface Flowed {
  readonly lines: readonly Line[]
  /** Words were torn apart, or stick out, because they are wider than the column. */
  readonly torn: boolean
}

const PARAGRAPH_GAP = 0.4

/** Sets paragraphs in a column of a width, as long as it gets. */
export function flow(text: Text, width: Pt, size: Pt, options: FlowOptions = {}): Flowed {
  const { align = 'left' } = options
  const { lineHeight, paragraphGap } = spacingOf(text, options)
  const ems = width / size
  let torn = false
  const lines = text.paragraphs.flatMap((paragraph, index) => {
    const broken = paragraph.lines(ems, align)
    torn ||= broken.torn
    return broken.ranges.map((range, i): Line => {
      const aligned = alignLine(broken.row, range, ems, align, text.language.justify)
      return {
        paragraph: index,
        begins: i === 0,
        ends: i === broken.ranges.length - 1,
        advance: (lineHeight + (i === 0 && index > 0 ? paragraphGap : 0)) * size,
        size,
        x: aligned.x * size,
        width: aligned.width * size,
        row: broken.row,
        aligned,
      }
    })
  })
  return { lines, torn }
}

export const spacingOf = (text: Text, options: FlowOptions) => ({
  lineHeight: options.lineHeight ?? text.language.lineHeight * (options.leading ?? 1),
  paragraphGap: options.paragraphGap ?? PARAGRAPH_GAP,
})

/** From the top of the first line's tallest letters to the bottom of the last line's. */
export function heightOf(text: Text, lines: readonly Line[]): Pt {
  const size = lines[0]?.size ?? 0
  return (text.above + text.below) * size + lines.slice(1).reduce((sum, line) => sum + line.advance, 0)
}

export interface Ink {
  readonly fill: string
  /** Where the lines stand in a box higher than they need: top if not said. */
  readonly vertical?: 'top' | 'middle' | 'bottom'
  /** BCP 47, where the text's language is not the document's. */
  readonly lang?: string
}

/** The lines as glyphs and icons in a box. */
export function place(text: Text, lines: readonly Line[], box: Box, ink: Ink): Item[] {
  let y = box.y + firstBaseline(text, lines, box.height, ink.vertical ?? 'top')
  return lines.flatMap((line, i) => {
    if (i > 0) y += line.advance
    return draw(line, box.x, y, ink)
  })
}

/** One line with its baseline at y, in a column that begins at x. */
export const draw = (line: Line, x: Pt, y: Pt, { fill, lang }: Ink): Item[] =>
  drawLine(line.row, line.aligned, { x, y: Math.round(y * 1000) / 1000, size: line.size, fill, lang })

function firstBaseline(text: Text, lines: readonly Line[], height: Pt, vertical: Ink['vertical']): Pt {
  const size = lines[0]?.size ?? 0
  const rest = height - heightOf(text, lines)
  if (vertical === 'top' || rest <= 0) return text.above * size
  if (vertical === 'bottom') return text.above * size + rest
  // To the eye the middle of text is the middle of its capitals; accents and tails do not count, but must stay inside.
  const optical = (height - (heightOf(text, lines) - (text.above + text.below - text.capHeight) * size)) / 2
  return Math.min(Math.max(optical + text.capHeight * size, text.above * size), text.above * size + rest)
}
