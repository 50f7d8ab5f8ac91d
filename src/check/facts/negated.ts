import { cardNamed, say } from '../../finding.ts'
import {
  alarmsIn,
  CARDS,
  choiceOf,
  type FactCheck,
  fileOf,
  meaning,
  problemAt,
  spoken,
} from './fact-check.ts'

export const negated: FactCheck = {
  code: 'fact-negated',
  severity: 'warning',
  proves: 'No negation sits next to the words that state a fact.',
  examples: [
    { good: { file: CARDS, now: '    Choose two players. Each lays a card face-down in the basket.' } },
    { bad: { file: CARDS, now: 'face-down', instead: 'not face-down' }, at: `${CARDS} “face-down”` },
  ],
  *run(subject) {
    for (const { study, alarm } of alarmsIn(subject)) {
      if (alarm.code !== 'fact-negated' || !alarm.verdict.said) continue
      const { fact, said } = alarm.verdict
      yield problemAt(subject, study, said, fact.id, [
        say`${cardNamed(fact.card)}: a "not" sits next to the words that say ${meaning(subject, fact.kind)} (${fact.kind}: ${choiceOf(fact.kind, fact.choice)})`,
        say`${spoken(subject, fact)} Correct the text; if it is right, list the whole words, "not" included, in ${fileOf(subject, fact.kind)}.`,
      ])
    }
  },
}
