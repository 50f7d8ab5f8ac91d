import { beginningOf, say, told } from '../../finding.ts'
import { guessed } from '../../source/nearest.ts'
import { german, type LocaleCheck } from './locale-check.ts'

const FILES = ['terms', 'cards', 'rules', 'labels', 'program', 'lock', 'waivers', 'avoid', 'facts'].map(
  (name) => `${name}.yaml`,
)
const KNOWN = new Set([...FILES, 'expansions', 'lexicon'])

export const fileUnknown: LocaleCheck = {
  code: 'locale-file-unknown',
  severity: 'warning',
  proves: 'No words are lost in a file that nobody reads.',
  examples: [
    { good: { ...german('language: Deutsch\n'), ...german('goal: {title: Ziel}\n', 'rules-draft-1') } },
    { bad: german('language: Deutsch\n', 'label'), at: 'locales/de/label.yaml:1:1' },
  ],
  *run({ lang, folderNames }) {
    for (const name of folderNames) {
      // Editors and systems leave hidden files of their own.
      if (KNOWN.has(name) || /^rules-[a-z0-9-]+\.yaml$/.test(name) || /^\.|~$/.test(name)) continue
      yield {
        ...told(
          say`nothing reads ${name}`,
          say`The files of a language are ${FILES.slice(0, 5).join(', ')}.${guessed(name, KNOWN)}`,
        ),
        place: beginningOf(`locales/${lang}/${name}`),
        lang,
      }
    }
  },
}
