import { FACTS_FILE } from '../../facts/read.ts'
import { noLexicon } from '../../lexicon/file.ts'
import { type FactCheck, LEXICON } from './fact-check.ts'

export const lexiconNone: FactCheck = {
  code: 'lexicon-none',
  severity: 'info',
  proves: 'The card texts of the language are compared with the facts of the cards.',
  examples: [
    { good: { file: LEXICON, now: 'kinds:' } },
    { good: { file: FACTS_FILE, shown: '(no such file)', and: { file: LEXICON, shown: '(no such file)' } } },
    { bad: { file: LEXICON, shown: '(no such file)' }, at: `${LEXICON}:1:1` },
  ],
  *run({ lang, sheet, hasLexicon }) {
    if (sheet && !hasLexicon) yield noLexicon(lang)
  },
}
