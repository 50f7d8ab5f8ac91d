import { type Mention, parts } from '../lexicon/mention.ts'
import type { TextReading } from '../lexicon/mentions.ts'
import type { Span } from '../lexicon/patterns.ts'

/**
 * Whether a "not" that belongs to nothing understood stands in the same stretch, between two pauses: it may well turn what these words
 * seem to say, further off than the reader follows it ("nothing forbids you to choose yourself").
 */
export function isDoubtful(said: Mention, { text, negations, mentions }: TextReading): boolean {
  const isUnderstood = (negation: Span) =>
    mentions.some((mention) =>
      parts(mention).some(({ from, to }) => from <= negation.from && negation.to <= to),
    )
  return negations.some((negation) => {
    const [from, to] = negation.from < said.from ? [negation.to, said.from] : [said.to, negation.from]
    return !/[,.]/.test(text.text.slice(from, Math.max(from, to))) && !isUnderstood(negation)
  })
}
