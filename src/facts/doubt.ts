import { type Mention, parts } from '../lexicon/mention.ts'
import type { TextReading } from '../lexicon/mentions.ts'
import type { Span } from '../lexicon/patterns.ts'
import type { Judgement } from './judge.ts'
import type { FactKind } from './read.ts'
import type { Verdict } from './verdict.ts'

type Study = Pick<Judgement, 'verdicts'> & { readonly reading: TextReading }

/** With so many of their letters stating another fact, words were hardly meant to say this one. */
const SPOKEN_FOR = 0.7

/** Whether words that seem to contradict a fact may be about something else. */
export const isDoubtful = (verdict: Verdict, study: Study, { partly }: FactKind): boolean =>
  partly.includes(verdict.said!.choice) ||
  isTurned(verdict.said!, study.reading) ||
  (verdict.fact.implied && isElsewhere(verdict, study)) ||
  isSpokenFor(verdict.said!, study.verdicts)

/** The same of words that seem to say something too many. */
export const isDoubtfulAddition = (said: Mention, study: Study, kind: FactKind): boolean =>
  isTurned(said, study.reading) || isSpokenFor(said, study.verdicts) || isAstray(said, study, kind)

/** Whether words of a kind that goes with others stand in a sentence that states none of these. */
const isAstray = (said: Mention, { verdicts, reading: { text } }: Study, { beside }: FactKind): boolean =>
  beside.length > 0 &&
  !verdicts.some(
    (other) =>
      other.verdict === 'stated' &&
      beside.includes(other.fact.kind) &&
      text.sentence[other.said!.from] === text.sentence[said.from],
  )

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
function isElsewhere({ fact, said }: Verdict, { verdicts, reading: { text } }: Study): boolean {
  const isBeside = (other: Verdict) =>
    other.verdict === 'stated' &&
    other.fact.clause === fact.clause &&
    text.sentence[other.said!.from] === text.sentence[said!.from]
  return !verdicts.some(isBeside)
}

/** Whether most of the words state facts of other kinds. A number is meant as one, whatever it counts. */
function isSpokenFor(said: Mention, verdicts: readonly Verdict[]): boolean {
  if (/^\d+$/.test(said.choice)) return false
  const stating = verdicts
    .filter(({ verdict, fact }) => verdict === 'stated' && fact.kind !== said.kind)
    .flatMap((stated) => parts(stated.said!))
  const letters = parts(said).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i))
  const spokenFor = letters.filter((at) => stating.some(({ from, to }) => from <= at && at < to))
  return spokenFor.length >= SPOKEN_FOR * letters.length
}
