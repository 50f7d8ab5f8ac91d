import { parts } from '../lexicon/mention.ts'
import type { TextReading } from '../lexicon/mentions.ts'
import type { Span } from '../lexicon/patterns.ts'
import { unreadStretches } from '../lexicon/unread.ts'
import type { Verdict } from './verdict.ts'

/** A clause may go on in the sentence before or after those that state facts of it. */
const SENTENCES_OFF = 1
/** So many words in a row, of which nothing was understood, may well say something. */
const UNREAD_WORDS = 6

/**
 * What is missing may have been said in words that no form has. Words of its kind that say nothing else in this text are traces of it, and
 * so is a stretch of its clause of which nothing was understood; without any, it is missing for certain.
 */
export function withTraces(verdicts: readonly Verdict[], reading: TextReading): readonly Verdict[] {
  if (!verdicts.some(({ verdict }) => verdict === 'missing')) return verdicts
  return verdicts.map((each) =>
    each.verdict === 'missing' ? { ...each, traces: tracesOf(each, verdicts, reading) } : each,
  )
}

function tracesOf({ fact }: Verdict, verdicts: readonly Verdict[], reading: TextReading): readonly Span[] {
  const { sentence } = reading.text
  const here = verdicts.flatMap(({ fact: { clause }, said }) =>
    said && clause === fact.clause ? [sentence[said.from]!] : [],
  )
  /** Where the clause is said; anywhere, if nothing of it is said. */
  const isNear = ({ from }: Span, sentencesOff: number) =>
    here.length === 0 || here.some((place) => Math.abs(place - sentence[from]!) <= sentencesOff)
  const taken = verdicts.flatMap(({ said }) => (said ? parts(said) : []))
  const isFree = (trace: Span) => !taken.some(({ from, to }) => from <= trace.from && trace.to <= to)
  return [
    ...reading.traces(fact.kind).filter((trace) => isNear(trace, SENTENCES_OFF) && isFree(trace)),
    ...unreadStretches(reading, UNREAD_WORDS).filter((stretch) => isNear(stretch, 0)),
  ]
}
