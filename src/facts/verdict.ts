import type { Mention } from '../lexicon/mention.ts'
import type { Span } from '../lexicon/patterns.ts'
import type { Fact } from './read.ts'

/** What a text says about one fact of its card. */
export interface Verdict {
  readonly fact: Fact
  readonly verdict: 'stated' | 'implied' | 'contradicted' | 'negated' | 'missing'
  /** The words: those that say it, or those that say something else. */
  readonly said?: Mention
  /** Of what is stated: words that say another choice as well. */
  readonly also?: Mention
  /** Of what is missing: words that may be meant to say it, in a way that no form knows. */
  readonly traces?: readonly Span[]
  /** Of what is implied: what it follows from. */
  readonly why?: string
}
