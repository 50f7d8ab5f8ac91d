import { exampleGame, LEXICON, lexiconWith } from './example-game.ts'
import type { FactCheck } from './fact-check.ts'

export const lexiconWrong: FactCheck = {
  code: 'lexicon-wrong',
  severity: 'error',
  proves: 'The lexicon of the language can be understood.',
  examples: [
    { good: exampleGame() },
    { bad: lexiconWith('  face:', '  fase:'), at: 'locales/en/lexicon.yaml:6:3' },
    {
      bad: lexiconWith('up: {forms: face-up', 'sideways: {forms: face-up'),
      at: 'locales/en/lexicon.yaml:7:5',
    },
    { good: exampleGame({ lexicon: `lang: en\n${LEXICON}` }) },
    // Copied from another language: nothing is compared with it.
    { bad: exampleGame({ lexicon: `lang: de\n${LEXICON}` }), at: 'locales/en/lexicon.yaml:1:7' },
    // A form that everything matches.
    { bad: lexiconWith('forms: face-up', 'forms: (face-up)?'), at: 'locales/en/lexicon.yaml:7:17' },
    // Patterns are followed in linear time; regular expressions could run away.
    { bad: lexiconWith('forms: face-up', 'forms: "/(a+)+b/"'), at: 'locales/en/lexicon.yaml:7:18' },
    { bad: lexiconWith('"{n} {player}"', '"{n} {plyer}"'), at: 'locales/en/lexicon.yaml:5:28' },
    { bad: lexiconWith(', ok: face up', ''), at: 'locales/en/lexicon.yaml:7:5' },
  ],
  run: ({ lexiconFaults }) => lexiconFaults,
}
