import type { Fact, Implication } from './read.ts'
import type { Verdict } from './verdict.ts'

const said = ({ id, choice }: Fact): string => `${id} ${choice}`

/** What follows from what a text says need not be said: facts that nothing states, but others imply, are implied. */
export function withConsequences(
  verdicts: readonly Verdict[],
  implications: readonly Implication[],
): readonly Verdict[] {
  const known = new Set(verdicts.flatMap(({ fact, verdict }) => (verdict === 'stated' ? [said(fact)] : [])))
  const missing = new Set(
    verdicts.flatMap(({ fact, verdict }) => (verdict === 'missing' ? [said(fact)] : [])),
  )
  const why = new Map<string, string>()
  for (let before = -1; before !== why.size; ) {
    before = why.size
    for (const rule of implications.filter((each) => each.said.every((fact) => known.has(said(fact)))))
      for (const fact of rule.so.map(said).filter((each) => missing.has(each) && !why.has(each))) {
        why.set(fact, rule.why)
        known.add(fact)
      }
  }
  return verdicts.map((each) => {
    const reason = why.get(said(each.fact))
    return reason === undefined ? each : { ...each, verdict: 'implied', why: reason }
  })
}
