import { runExamples } from '../../lexicon/examples.ts'
import { type FactCheck, LEXICON } from './fact-check.ts'

export const lexiconExample: FactCheck = {
  code: 'lexicon-example',
  severity: 'error',
  proves: 'The lexicon reads its own `ok` and `bad` sentences as they are meant.',
  examples: [
    { good: { file: LEXICON, now: 'ok: in the basket' } },
    {
      bad: { file: LEXICON, now: 'ok: in the basket', instead: 'ok: on the table' },
      at: `${LEXICON} “on the table”`,
    },
    {
      bad: { file: LEXICON, now: 'bad: from hand', instead: 'bad: into your hand' },
      at: `${LEXICON} “into your hand”`,
    },
    {
      bad: { file: LEXICON, now: '"2: two players"', instead: '"3: two players"' },
      at: `${LEXICON} “3: two players”`,
    },
  ],
  *run({ lang, reader }) {
    if (reader) for (const problem of runExamples(reader)) yield { ...problem, lang }
  },
}
