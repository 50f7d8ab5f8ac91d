import { type FactCheck, LEXICON } from './fact-check.ts'

export const lexiconWrong: FactCheck = {
  code: 'lexicon-wrong',
  severity: 'error',
  proves: 'The lexicon of the language can be understood.',
  examples: [
    { good: { file: LEXICON, now: 'forms: face-up' } },
    { bad: { file: LEXICON, now: '  face:', instead: '  fase:' }, at: `${LEXICON} “fase:”` },
    {
      bad: { file: LEXICON, now: 'up: {forms: face-up', instead: 'sideways: {forms: face-up' },
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
      bad: { file: LEXICON, now: 'forms: face-up', instead: 'forms: (face-up)?' },
      at: `${LEXICON} “(face-up)?”`,
    },
    // Patterns are followed in linear time; regular expressions could run away.
    {
      bad: { file: LEXICON, now: 'forms: face-up', instead: 'forms: "/(a+)+b/"' },
      at: `${LEXICON} “/(a+)+b/”`,
    },
    {
      bad: { file: LEXICON, now: '"{n} {player}"', instead: '"{n} {plyer}"' },
      at: `${LEXICON} “{n} {plyer}”`,
    },
    { bad: { file: LEXICON, now: ', ok: face up', instead: '' }, at: `${LEXICON} “▸up: {forms: face-up”` },
  ],
  run: ({ lexiconFaults }) => lexiconFaults,
}
