import { cardNamed, say, told } from '../../finding.ts'
import { CARDS, type FactCheck, placeOfText } from './fact-check.ts'

export const unreadable: FactCheck = {
  code: 'card-unreadable',
  severity: 'error',
  proves: 'Every card text can be read: it is in its language, and complete enough to be compared.',
  examples: [
    { good: { file: CARDS, now: '    Choose two players. Each lays a card face-down in the basket.' } },
    {
      bad: {
        file: CARDS,
        now: '    Choose two players. Each lays a card face-down in the basket.',
        instead: '    Choisissez deux joueurs. Chacun pose une carte.',
      },
      at: `${CARDS} “Choisissez”`,
    },
  ],
  *run({ lang, cards, lexiconFile }) {
    for (const study of cards) {
      if (!study.unreadable) continue
      const asked = study.verdicts.filter(({ fact, verdict }) => !fact.implied && verdict !== 'implied')
      const stated = asked.filter(({ verdict }) => verdict === 'stated').length
      yield {
        ...told(
          stated === 0
            ? say`facts of ${cardNamed(study.card)} found in this text: none of ${asked.length}`
            : say`facts of ${cardNamed(study.card)} found in this text: only ${stated} of ${asked.length}`,
          say`Check that it is complete and in the right language; if it is, its words are missing from ${lexiconFile}.`,
        ),
        place: placeOfText(study),
        lang,
        key: `cards:${study.card}.text`,
      }
    }
  },
}
