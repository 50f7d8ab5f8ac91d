import { sameForms } from '../../lexicon/proofread.ts'
import { type FactCheck, LEXICON } from './fact-check.ts'

export const lexiconSameForm: FactCheck = {
  code: 'lexicon-same-form',
  severity: 'error',
  proves: 'No words say two choices of a kind at once.',
  examples: [
    { good: { file: LEXICON, now: 'down: face-down' } },
    {
      bad: { file: LEXICON, now: 'down: face-down', instead: 'down: (face / side) (down / up)' },
      at: `${LEXICON} “(face / side)”`,
    },
  ],
  *run({ lang, reader }) {
    if (reader) for (const problem of sameForms(reader.lexicon)) yield { ...problem, lang }
  },
}
