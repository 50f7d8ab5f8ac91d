import { lackingForms } from '../../lexicon/proofread.ts'
import { type FactCheck, LEXICON } from './fact-check.ts'

export const lexiconIncomplete: FactCheck = {
  code: 'lexicon-incomplete',
  severity: 'error',
  proves: 'The lexicon has words for every choice that a text could make.',
  examples: [
    { good: { file: LEXICON, now: 'why: {praise: to praise, blame: to blame}' } },
    {
      bad: {
        file: LEXICON,
        now: 'why: {praise: to praise, blame: to blame}',
        instead: 'why: {praise: to praise}',
      },
      at: `${LEXICON} “why:”`,
    },
  ],
  *run({ lang, reader, sheet }) {
    if (reader && sheet) for (const problem of lackingForms(reader.lexicon, sheet)) yield { ...problem, lang }
  },
}
