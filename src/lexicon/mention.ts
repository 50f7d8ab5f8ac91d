import type { Span } from './patterns.ts'

/** Something a text says: a choice of a kind, and the words that say it. */
export interface Mention {
  readonly kind: string
  /** A choice, a number in digits, or "other": something that is never right. */
  readonly choice: string
  readonly from: number
  readonly to: number
  readonly gaps: readonly Span[]
  /** A "not" stands right beside the words. */
  readonly negated: boolean
  /** A "not" has turned it into its opposite. */
  readonly turned?: boolean
  /** Of all forms of the lexicon, which was found (formNumber). */
  readonly form: number
}

/** Characters that matter. */
export const weight = ({ from, to, gaps }: Mention): number =>
  gaps.reduce((sum, gap) => sum - (gap.to - gap.from), to - from)

/** A mention without its gaps. */
export function parts({ from, to, gaps }: Mention): Span[] {
  const spans: Span[] = []
  let start = from
  for (const gap of gaps) {
    spans.push({ from: start, to: gap.from })
    start = gap.to
  }
  return [...spans, { from: start, to }]
}
