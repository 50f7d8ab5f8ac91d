import { runExamples } from '../../lexicon/examples.ts'
import { exampleGame, lexiconWith } from './example-game.ts'
import type { FactCheck } from './fact-check.ts'

export const lexiconExample: FactCheck = {
  code: 'lexicon-example',
  severity: 'error',
  proves: 'The lexicon reads its own `ok` and `bad` sentences as they are meant.',
  examples: [
    { good: exampleGame() },
    { bad: lexiconWith('ok: on a tile', 'ok: on a table'), at: 'locales/en/lexicon.yaml:10:29' },
    { bad: lexiconWith('bad: from hand', 'bad: into your hand'), at: 'locales/en/lexicon.yaml:11:56' },
    { bad: lexiconWith('"2: two players"', '"3: two players"'), at: 'locales/en/lexicon.yaml:5:48' },
  ],
  *run({ lang, reader }) {
    if (reader) for (const problem of runExamples(reader)) yield { ...problem, lang }
  },
}
