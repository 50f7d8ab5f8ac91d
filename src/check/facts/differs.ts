import { cardNamed, say, told } from '../../finding.ts'
import { CARDS, type FactCheck, GERMAN_CARDS } from './fact-check.ts'

export const differs: FactCheck = {
  code: 'card-differs',
  severity: 'warning',
  proves:
    'Where a language has no lexicon, or only a part of one, its card texts have the numbers, names of cards, quotes and about the length of those they are translated from.',
  examples: [
    { good: { file: GERMAN_CARDS, now: 'Wähle zwei Personen', instead: 'Wähle 2 Personen' } },
    // An article is no number.
    { good: { file: GERMAN_CARDS, now: 'auf jemanden', instead: 'auf eine Person' } },
    {
      bad: { file: GERMAN_CARDS, now: 'Wähle zwei Personen', instead: 'Wähle drei Personen' },
      at: `${GERMAN_CARDS} “drei”`,
    },
    {
      bad: { file: GERMAN_CARDS, now: 'Wähle zwei Personen', instead: 'Wähle einige Personen' },
      at: `${GERMAN_CARDS} “Wähle einige”`,
    },
    {
      bad: {
        file: GERMAN_CARDS,
        now: 'legt eine Karte',
        instead: 'legt einen Wurm',
        and: { file: CARDS, now: 'lays a card', instead: 'lays an Apple' },
      },
      at: `${GERMAN_CARDS} “Wähle zwei”`,
    },
    {
      bad: {
        file: GERMAN_CARDS,
        now: 'Wähle zwei Personen. Jede legt eine Karte verdeckt in den Korb.',
        instead: 'Wähle zwei.',
      },
      at: `${GERMAN_CARDS} “Wähle zwei”`,
    },
  ],
  *run({ lang, rough: { pairs, differences } }) {
    for (const { card, message, hint, from, to } of differences)
      yield {
        ...told(say`${cardNamed(card)}: ${message}`, hint),
        place: pairs.find((pair) => pair.card === card)!.text.words(from, to),
        lang,
        key: `cards:${card}.text`,
      }
  },
}
