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

export const contradicted: FactCheck = {
  code: 'fact-contradicted',
  severity: 'error',
  proves: 'No card text says the opposite of a fact of its card.',
  examples: [
    { good: { file: CARDS, now: '    Choose two players. Each lays a card face-down in the basket.' } },
    { bad: { file: CARDS, now: 'face-down', instead: 'face-up' }, at: `${CARDS} “face-up”` },
    { bad: { file: CARDS, now: 'two players', instead: 'three players' }, at: `${CARDS} “three players”` },
  ],
  *run(subject) {
    for (const { study, alarm } of alarmsIn(subject)) {
      if (alarm.code !== 'fact-contradicted' || !alarm.verdict.said) continue
      const { fact, said } = alarm.verdict
      const isOther = said.choice === 'other'
      const says = isOther ? say`something else` : choiceOf(fact.kind, said.choice)
      const words = spoken(subject, fact)
      const file = fileOf(subject, fact.kind)
      yield {
        ...problemAt(subject, study, said, fact.id, [
          say`${cardNamed(fact.card)}: this says ${says} where it should say ${choiceOf(fact.kind, fact.choice)}: ${meaning(subject, fact.kind)} (${fact.kind})`,
          isOther
            ? say`${words} Correct the text; if it is right, correct ${fact.kind} in ${file}.`
            : say`${words} Correct the text; if these words do not mean ${says}, correct ${fact.kind} in ${file}.`,
        ]),
        severity: alarm.severity,
      }
    }
  },
}
