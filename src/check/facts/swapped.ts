import { exampleGame } from './example-game.ts'
import { type FactCheck, placeOfText } from './fact-check.ts'

export const swapped: FactCheck = {
  code: 'card-swapped',
  severity: 'error',
  proves: 'No card bears the text of another card.',
  examples: [
    { good: exampleGame() },
    {
      bad: exampleGame({ vote: 'Choose two players. Each lays a card face-down on the tile.' }),
      at: 'locales/en/cards.yaml:6:5',
    },
  ],
  *run({ lang, cards }) {
    for (const study of cards)
      if (study.readsLike)
        yield {
          message: `the text of ${study.card} reads like ${study.readsLike}`,
          hint: `Put the text of ${study.card} here; perhaps it stands under ${study.readsLike}.`,
          place: placeOfText(study),
          lang,
          key: `cards:${study.card}.text`,
        }
  },
}
