import { type CardStudy, wordsOf } from '../../facts/study.ts'
import { cardNamed, inQuotes, listed, say, told, type Value } from '../../finding.ts'
import type { Span } from '../../lexicon/patterns.ts'
import {
  alarmsIn,
  CARDS,
  choiceOf,
  type FactCheck,
  fileOf,
  meaning,
  placeOfClause,
  spoken,
} from './fact-check.ts'

export const missing: FactCheck = {
  code: 'fact-missing',
  severity: 'error',
  proves: 'Every card text says every fact of its card.',
  examples: [
    { good: { file: CARDS, now: '    Choose two players. Each lays a card face-down in the basket.' } },
    { bad: { file: CARDS, now: ' face-down', instead: '' }, at: `${CARDS} “a card ▸in the basket”` },
  ],
  *run(subject) {
    for (const { study, alarm } of alarmsIn(subject)) {
      if (alarm.code !== 'fact-missing') continue
      const { fact, traces = [] } = alarm.verdict
      yield {
        severity: alarm.severity,
        ...told(
          say`${cardNamed(fact.card)}: the text does not say ${meaning(subject, fact.kind)} (${fact.kind}); it should say: ${choiceOf(fact.kind, fact.choice)}`,
          say`${spoken(subject, fact)}${perhaps(study, traces)} Say it in the text; if it is said, add the words to ${fact.kind}: ${fact.choice} in ${fileOf(subject, fact.kind)}.`,
        ),
        place: placeOfClause(study, fact.clause),
        lang: subject.lang,
        key: `cards:${study.card}.text`,
        fact: fact.id,
      }
    }
  },
}

/** A few of the words that may be meant to say it, so that nobody has to look for them; each once. */
function perhaps({ reading }: CardStudy, traces: readonly Span[]): Value {
  const words = [...new Set(traces.map((trace) => wordsOf(reading, trace)))].slice(0, 3)
  return words.length > 0 ? say` Perhaps it is said with ${listed(words.map(inQuotes))}.` : ''
}
