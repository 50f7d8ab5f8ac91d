import { partialLexicon } from '../../lexicon/proofread.ts'
import { type FactCheck, LEXICON } from './fact-check.ts'

const WHY = '  why: {praise: to praise, blame: to blame}\n'

export const lexiconPartial: FactCheck = {
  code: 'lexicon-partial',
  severity: 'info',
  proves: 'The lexicon has words for every kind of fact, so that all of them are checked.',
  examples: [
    { good: { file: LEXICON, now: WHY } },
    { bad: { file: LEXICON, now: WHY, instead: '' }, at: `${LEXICON}:1:1` },
  ],
  *run({ reader, sheet }) {
    if (reader && sheet) yield* partialLexicon(reader.outline, sheet)
  },
}
