import { exampleGame, lexiconWith } from './example-game.ts'
import type { FactCheck, FactFiles } from './fact-check.ts'

/** Many optional words in a form, and a text made of nothing else. */
const slow: FactFiles = {
  ...lexiconWith('forms: face-up', `forms: "${'(no)? '.repeat(80)}yes"`),
  'locales/en/cards.yaml': `gift: {text: ${'no '.repeat(450)}yes}\n`,
}

export const lexiconSlow: FactCheck = {
  code: 'lexicon-slow',
  severity: 'error',
  proves: 'Every card text can be read in a moment.',
  examples: [{ good: exampleGame() }, { bad: slow, at: 'locales/en/cards.yaml:1:14' }],
  *run({ lang, cards, lexiconFile }) {
    for (const study of cards)
      if (study.reading.exhausted)
        yield {
          message: `reading the text of ${study.card} takes too long and was given up`,
          hint: `Simplify the forms of ${lexiconFile} that have many optional words or wide gaps, or shorten the text.`,
          place: study.place(0, 1),
          lang,
          key: `cards:${study.card}.text`,
        }
  },
}
