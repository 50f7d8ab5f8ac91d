import {
  breakLines,
  countLines,
  type Justify,
  jointsIn,
  type LineRange,
  makeRow,
  partedBySentence,
  type Row,
} from './break.ts'
import { hyphenated, loosened, torn } from './divide.ts'
import type { Hyphenator } from './hyphenate.ts'
import type { Align } from './justify.ts'
import type { BreakKind } from './opportunities.ts'
import type { Workshop } from './words.ts'

/** A paragraph shaped, ready to be broken into lines of any width. Widths are in ems. */
export interface Paragraph {
  /** The fewest lines, no word torn apart; undefined if some word is too wide. */
  count(width: number, align: Align): number | undefined
  lines(width: number, align: Align): BrokenParagraph
}

export interface BrokenParagraph {
  readonly row: Row
  readonly ranges: readonly LineRange[]
  /** Words were torn apart, or stick out, because they are wider than the line. */
  readonly torn: boolean
}

/**
 * Lines end between words or phrases if that looks good, else inside them where the language allows it, else between words
 * that belong together, and if nothing else helps anywhere. Long texts are justified, and may end lines inside any phrase.
 */
export function makeParagraph(whole: Row, workshop: Workshop, hyphenate: Hyphenator | undefined): Paragraph {
  const { justify } = workshop.language
  let dividedRow: Row | undefined
  const divided = () => {
    dividedRow ??= hyphenate
      ? makeRow(hyphenated(whole.words, hyphenate, (word) => workshop.shaper(word.style)('-')))
      : whole
    return dividedRow
  }
  const hasPhrases = whole.words.some(({ kind }) => kind === 'inside')
  /** From the best to the worst: rows, and the worst places where their lines may end. */
  function* ways(width: number, align: Align): Generator<readonly [Row, BreakKind]> {
    yield [whole, align === 'justify' ? 'inside' : 'free']
    if (hasPhrases) yield [makeRow(loosened(whole.words, width)), 'free']
    yield [divided(), 'hyphen']
    yield [divided(), 'held']
  }
  return {
    count(width, align) {
      for (const [row, worst] of ways(width, align)) {
        const count = countLines(row, width, worst)
        if (count !== undefined) return count
      }
      return undefined
    },
    lines(width, align) {
      if (whole.words.length === 0) return { row: whole, ranges: [], torn: false }
      const options = {
        width,
        balanced: align === 'center',
        justify: align === 'justify' ? justify : undefined,
      }
      const attempt = (row: Row, worst: BreakKind): BrokenParagraph | undefined => {
        const ranges = breakLines(row, { ...options, worst })
        if (!ranges) return undefined
        const parted = align === 'justify' ? ranges : partedBySentence(row, ranges, width)
        return { row, ranges: parted, torn: worst === 'torn' }
      }
      for (const [row, worst] of ways(width, align)) {
        const broken = attempt(row, worst)
        // Words are divided where lines would else be uneven.
        if (broken && (row !== whole || !hyphenate || isEven(broken, width, options.justify))) return broken
      }
      return tear(attempt, divided(), width)
    },
  }
}

function tear(
  attempt: (row: Row, worst: BreakKind) => BrokenParagraph | undefined,
  row: Row,
  width: number,
): BrokenParagraph {
  const broken = attempt(makeRow(torn(row.words, width)), 'torn')
  if (!broken) throw new Error('A line holds at least one word, so this cannot be')
  return broken
}

/** How much of a line may stay empty, or room be added at a joint, before words are divided. */
const RAGGED = 0.22
const LOOSE = 0.2

function isEven({ row, ranges }: BrokenParagraph, width: number, justify: Justify | undefined): boolean {
  return ranges.every(({ from, to }) => {
    const slack = width - (row.tos[to]! - row.froms[from]!)
    if (to === row.words.length - 1) return true
    return justify ? slack <= LOOSE * jointsIn(row, from, to) : slack <= RAGGED * width
  })
}
