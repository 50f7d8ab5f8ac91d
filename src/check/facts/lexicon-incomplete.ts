import { lackingForms } from '../../lexicon/proofread.ts'
import { exampleGame, lexiconWith } from './example-game.ts'
import type { FactCheck } from './fact-check.ts'

export const lexiconIncomplete: FactCheck = {
  code: 'lexicon-incomplete',
  severity: 'error',
  proves: 'The lexicon has words for every choice that a text could make.',
  examples: [
    { good: exampleGame() },
    {
      bad: lexiconWith('    save: {forms: to save, ok: to save, bad: to kill}\n', ''),
      at: 'locales/en/lexicon.yaml:12:3',
    },
  ],
  *run({ lang, reader, sheet }) {
    if (reader && sheet) for (const problem of lackingForms(reader.lexicon, sheet)) yield { ...problem, lang }
  },
}
