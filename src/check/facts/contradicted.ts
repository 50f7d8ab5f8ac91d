import { exampleGame } from './example-game.ts'
import { type FactCheck, meaning, problemAt, readableCards, spoken } from './fact-check.ts'

export const contradicted: FactCheck = {
  code: 'fact-contradicted',
  severity: 'error',
  proves: 'No card text says the opposite of a fact of its card.',
  examples: [
    { good: exampleGame() },
    {
      bad: exampleGame({ gift: 'Choose two players. Each lays a card face-up on the tile.' }),
      at: 'locales/en/cards.yaml:3:42',
    },
    {
      bad: exampleGame({ gift: 'Choose three players. Each lays a card face-down on the tile.' }),
      at: 'locales/en/cards.yaml:3:12',
    },
  ],
  *run(subject) {
    for (const study of readableCards(subject))
      for (const { fact, verdict, said } of study.verdicts) {
        if (verdict !== 'contradicted' || !said) continue
        const says = said.choice === 'other' ? 'something else' : said.choice
        yield problemAt(subject, study, said, fact.id, {
          message: `${fact.card}: ${meaning(subject, fact.kind)} (${fact.kind}) is ${fact.choice}, but this says ${says}`,
          hint: `${spoken(subject, fact)}Correct the text; if these words do not mean ${says}, correct ${fact.kind} in ${subject.lexiconFile}.`,
        })
      }
  },
}
