import { runExamples } from '../../lexicon/examples.ts'
import { EXAMPLES, type FactCheck } from './fact-check.ts'

export const lexiconExample: FactCheck = {
  code: 'lexicon-example',
  severity: 'error',
  proves: 'The lexicon reads its examples, the `ok` and `bad` sentences, as they are meant.',
  examples: [
    { good: { file: EXAMPLES, now: 'ok: in the basket' } },
    {
      bad: { file: EXAMPLES, now: 'ok: in the basket', instead: 'ok: on the table' },
      at: `${EXAMPLES} “on the table”`,
    },
    {
      bad: { file: EXAMPLES, now: 'bad: from hand', instead: 'bad: into your hand' },
      at: `${EXAMPLES} “into your hand”`,
    },
    {
      bad: { file: EXAMPLES, now: '"2: two players"', instead: '"3: two players"' },
      at: `${EXAMPLES} “3: two players”`,
    },
  ],
  *run({ lang, reader, folder }) {
    if (reader) for (const problem of runExamples(folder, reader)) yield { ...problem, lang }
  },
}
