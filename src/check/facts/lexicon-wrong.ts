import { type FactCheck, LEXICON } from './fact-check.ts'

export const lexiconWrong: FactCheck = {
  code: 'lexicon-wrong',
  severity: 'error',
  proves: 'The lexicon of the language can be understood.',
  examples: [
    { good: { file: LEXICON, now: 'up: face-up' } },
    { bad: { file: LEXICON, now: 'face: {', instead: 'fase: {' }, at: `${LEXICON} “fase:”` },
    {
      bad: { file: LEXICON, now: 'up: face-up', instead: 'sideways: face-up' },
      at: `${LEXICON} “sideways”`,
    },
    { good: { file: LEXICON, now: 'numbers: {', instead: 'lang: en\nnumbers: {' } },
    // Copied from another language: nothing is compared with it.
    {
      bad: { file: LEXICON, now: 'numbers: {', instead: 'lang: de\nnumbers: {' },
      at: `${LEXICON} “lang: ▸de”`,
    },
    // A form that everything matches.
    {
      bad: { file: LEXICON, now: 'up: face-up', instead: 'up: (face-up)?' },
      at: `${LEXICON} “(face-up)?”`,
    },
    // Patterns are followed in linear time; regular expressions could run away.
    {
      bad: { file: LEXICON, now: 'up: face-up', instead: 'up: "/(a+)+b/"' },
      at: `${LEXICON} “/(a+)+b/”`,
    },
    {
      bad: { file: LEXICON, now: '"{n} {player}"', instead: '"{n} {plyer}"' },
      at: `${LEXICON} “{n} {plyer}”`,
    },
    { bad: { file: LEXICON, now: 'up: face-up', instead: 'up: ""' }, at: `${LEXICON} “▸up: ""”` },
    // Lines of a value without |- are joined.
    {
      bad: { file: LEXICON, now: 'up: face-up', instead: 'up: face-up /\n    open' },
      at: `${LEXICON} “face-up /”`,
    },
    // Words are in one file only, and a file beside the shared one is about a card.
    {
      bad: {
        file: 'locales/en/lexicon/contest.yaml',
        now: '  most:',
        instead: '  face: {up: open}\n  most:',
      },
      at: 'locales/en/lexicon/contest.yaml “face:”',
    },
  ],
  run: ({ lexiconFaults }) => lexiconFaults,
}
