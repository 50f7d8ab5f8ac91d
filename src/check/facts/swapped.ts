import { cardNamed, say, told } from '../../finding.ts'
import { CARDS, type FactCheck, placeOfText } from './fact-check.ts'

export const swapped: FactCheck = {
  code: 'card-swapped',
  severity: 'error',
  proves: 'No card has the text of another card.',
  examples: [
    { good: { file: CARDS, now: '    Point at a player to praise. The most votes wins.' } },
    {
      bad: {
        file: CARDS,
        now: '    Point at a player to praise. The most votes wins.',
        instead: '    Choose two players; each lays a card face-down in the basket.',
      },
      at: `${CARDS} “Choose two players; each”`,
    },
  ],
  *run({ lang, cards }) {
    for (const study of cards)
      if (study.readsLike)
        yield {
          ...told(
            say`the text of ${cardNamed(study.card)} reads like ${cardNamed(study.readsLike)}`,
            say`Put the text of ${cardNamed(study.card)} here; perhaps it is under ${cardNamed(study.readsLike)}.`,
          ),
          place: placeOfText(study),
          lang,
          key: `cards:${study.card}.text`,
        }
  },
}
