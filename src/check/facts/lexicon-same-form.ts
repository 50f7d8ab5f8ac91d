import { sameForms } from '../../lexicon/proofread.ts'
import { exampleGame, lexiconWith } from './example-game.ts'
import type { FactCheck } from './fact-check.ts'

export const lexiconSameForm: FactCheck = {
  code: 'lexicon-same-form',
  severity: 'error',
  proves: 'No words say two choices of a kind at once.',
  examples: [
    { good: exampleGame() },
    {
      bad: lexiconWith('forms: face-down', 'forms: (face / side) (down / up)'),
      at: 'locales/en/lexicon.yaml:8:19',
    },
  ],
  *run({ lang, reader }) {
    if (reader) for (const problem of sameForms(reader.lexicon)) yield { ...problem, lang }
  },
}
