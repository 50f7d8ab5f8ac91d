import type { Problem } from '../check.ts'
import { exampleGame } from './example-game.ts'
import type { FactCheck, FactFiles } from './fact-check.ts'

const without = (path: string): FactFiles =>
  Object.fromEntries(Object.entries(exampleGame()).filter(([file]) => file !== path))

export const noLexicon = (lang: string, file: string): Problem => ({
  message: `${file} is not there, so nobody compares the card texts in ${lang} with the facts of the cards`,
  hint: 'See "Writing a lexicon" in CONTRIBUTING.md.',
  place: { file, line: 1, column: 1, endLine: 1, endColumn: 1 },
  lang,
})

export const lexiconNone: FactCheck = {
  code: 'lexicon-none',
  severity: 'info',
  proves: 'The card texts of the language are compared with the facts of the cards.',
  examples: [
    { good: exampleGame() },
    { good: without('data/facts.yaml') },
    { bad: without('locales/en/lexicon.yaml'), at: 'locales/en/lexicon.yaml:1:1' },
  ],
  *run({ lang, sheet, hasLexicon, lexiconFile: file }) {
    if (sheet && !hasLexicon) yield noLexicon(lang, file)
  },
}
