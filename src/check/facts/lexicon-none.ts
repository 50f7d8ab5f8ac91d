import { noLexicon } from '../../lexicon/read.ts'
import { exampleGame } from './example-game.ts'
import type { FactCheck, FactFiles } from './fact-check.ts'

const without = (path: string): FactFiles =>
  Object.fromEntries(Object.entries(exampleGame()).filter(([file]) => file !== path))

export const lexiconNone: FactCheck = {
  code: 'lexicon-none',
  severity: 'info',
  proves: 'The card texts of the language are compared with the facts of the cards.',
  examples: [
    { good: exampleGame() },
    { good: without('data/facts.yaml') },
    { bad: without('locales/en/lexicon.yaml'), at: 'locales/en/lexicon.yaml:1:1' },
  ],
  *run({ lang, sheet, hasLexicon }) {
    if (sheet && !hasLexicon) yield noLexicon(lang)
  },
}
