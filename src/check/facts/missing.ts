import { alarmsIn, CARDS, type FactCheck, fileOf, meaning, placeOfClause, spoken } from './fact-check.ts'

export const missing: FactCheck = {
  code: 'fact-missing',
  severity: 'warning',
  proves: 'Every card text says every fact of its card.',
  examples: [
    { good: { file: CARDS, now: '    Choose two players. Each lays a card face-down in the basket.' } },
    { bad: { file: CARDS, now: ' face-down', instead: '' }, at: `${CARDS} “a card ▸in the basket”` },
  ],
  *run(subject) {
    for (const { study, alarm } of alarmsIn(subject)) {
      if (alarm.code !== 'fact-missing') continue
      const { fact } = alarm.verdict
      yield {
        severity: alarm.severity,
        message: `${fact.card}: nothing says that ${meaning(subject, fact.kind)} (${fact.kind}) is ${fact.choice}`,
        hint: `${spoken(subject, fact)}Say it in the text; if it is said, add the words to ${fact.kind}: ${fact.choice} in ${fileOf(subject, fact.kind)}.`,
        place: placeOfClause(study, fact.clause),
        lang: subject.lang,
        key: `cards:${study.card}.text`,
        fact: fact.id,
      }
    }
  },
}
