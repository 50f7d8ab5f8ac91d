import { noFacts } from '../../facts/matrix.ts'
import { FACTS_FILE } from '../../facts/read.ts'
import { beginningOf } from '../../finding.ts'
import { type FactCheck, LEXICON } from './fact-check.ts'

export const factsNone: FactCheck = {
  code: 'facts-none',
  severity: 'info',
  proves: 'Where a language has a lexicon, the game says what its cards state.',
  examples: [
    { good: { file: FACTS_FILE, now: 'kinds:' } },
    { bad: { file: FACTS_FILE, shown: '(no such file)' }, at: `${LEXICON}:1:1` },
  ],
  *run({ lang, sheet, faults, hasLexicon, lexiconFile }) {
    if (!sheet && faults.length === 0 && hasLexicon)
      yield { ...noFacts, place: beginningOf(lexiconFile), lang }
  },
}
