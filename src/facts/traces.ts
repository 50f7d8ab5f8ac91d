import { parts } from '../lexicon/mention.ts'
import type { TextReading } from '../lexicon/mentions.ts'
import type { Span } from '../lexicon/patterns.ts'
import type { Verdict } from './verdict.ts'

/** A clause may go on in the sentence before or after those that state facts of it. */
const SENTENCES_OFF = 1

/**
 * What is missing may have been said in words that no form has. Words of its kind that say nothing else in this text are traces of it;
 * without any, it is missing for certain.
 */
export function withTraces(verdicts: readonly Verdict[], reading: TextReading): readonly Verdict[] {
  if (!verdicts.some(({ verdict }) => verdict === 'missing')) return verdicts
  const taken = verdicts.flatMap(({ said }) => (said ? parts(said) : []))
  const isFree = (trace: Span) => !taken.some(({ from, to }) => from <= trace.from && trace.to <= to)
  return verdicts.map((each) =>
    each.verdict === 'missing' ? { ...each, traces: tracesOf(each, verdicts, reading).filter(isFree) } : each,
  )
}

/** Words of the kind that stand where the clause is said; anywhere, if nothing of it is said. */
function tracesOf({ fact }: Verdict, verdicts: readonly Verdict[], reading: TextReading): readonly Span[] {
  const { sentence } = reading.text
  const here = verdicts.flatMap(({ fact: { clause }, said }) =>
    said && clause === fact.clause ? [sentence[said.from]!] : [],
  )
  return reading
    .traces(fact.kind)
    .filter(
      ({ from }) =>
        here.length === 0 || here.some((place) => Math.abs(place - sentence[from]!) <= SENTENCES_OFF),
    )
}
