import { type Mention, parts } from '../lexicon/mention.ts'
import type { TextReading } from '../lexicon/mentions.ts'
import type { Span } from '../lexicon/patterns.ts'
import type { Judgement } from './judge.ts'
import type { Verdict } from './verdict.ts'

/** Whether words that seem to contradict a fact may be about something else. */
export const isDoubtful = (verdict: Verdict, study: Pick<Judgement, 'verdicts'> & { reading: TextReading }) =>
  isTurned(verdict.said!, study.reading) || (verdict.fact.implied && isElsewhere(verdict, study))

/**
 * Whether a "not" that belongs to nothing understood stands in the same stretch, between two pauses: it may well turn what these words
 * seem to say, further off than the reader follows it ("nothing forbids you to choose yourself").
 */
function isTurned(said: Mention, { text, negations, mentions }: TextReading): boolean {
  const isUnderstood = (negation: Span) =>
    mentions.some((mention) =>
      parts(mention).some(({ from, to }) => from <= negation.from && negation.to <= to),
    )
  return negations.some((negation) => {
    const [from, to] = negation.from < said.from ? [negation.to, said.from] : [said.to, negation.from]
    return !/[,.]/.test(text.text.slice(from, Math.max(from, to))) && !isUnderstood(negation)
  })
}

/** Where silence says a fact, only a sentence that says something else of its clause is sure to speak of it. */
function isElsewhere(
  { fact, said }: Verdict,
  { verdicts, reading: { text } }: Pick<Judgement, 'verdicts'> & { reading: TextReading },
): boolean {
  const isBeside = (other: Verdict) =>
    other.verdict === 'stated' &&
    other.fact.clause === fact.clause &&
    text.sentence[other.said!.from] === text.sentence[said!.from]
  return !verdicts.some(isBeside)
}
