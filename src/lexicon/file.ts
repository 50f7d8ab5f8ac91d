import { beginningOf, type Finding } from '../finding.ts'
import type { GameFolder } from '../source/folder.ts'
import { entryOf, type YamlNode } from '../source/tree.ts'
import { textOf } from './lines.ts'

/** Where the lexicon of a language is: what all cards share, a file for each card with words of its own, and examples. */
const folderOf = (lang: string): string => `locales/${lang}/lexicon`
const SHARED = 'shared'
const EXAMPLES = 'examples'

/** The file everything begins with: a lexicon may have no other. */
export const lexiconFile = (lang: string): string => `${folderOf(lang)}/${SHARED}.yaml`

export const examplesFile = (lang: string): string => `${folderOf(lang)}/${EXAMPLES}.yaml`

export const hasLexicon = (folder: GameFolder, lang: string): boolean =>
  folder.list(folderOf(lang)).includes(`${SHARED}.yaml`)

export const hasExamples = (folder: GameFolder, lang: string): boolean =>
  folder.list(folderOf(lang)).includes(`${EXAMPLES}.yaml`)

/** All files that a lexicon is made of; nothing in it depends on its examples. */
export const lexiconFiles = (folder: GameFolder, lang: string): string[] => [
  lexiconFile(lang),
  ...cardFiles(folder, lang).map(({ file }) => file),
]

/** The files beside the shared one, each named after a card. */
export const cardFiles = (folder: GameFolder, lang: string): { card: string; file: string }[] =>
  folder
    .list(folderOf(lang))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace(/\.yaml$/, ''))
    .filter((name) => name !== SHARED && name !== EXAMPLES)
    .map((card) => ({ card, file: `${folderOf(lang)}/${card}.yaml` }))

export const noLexicon = (lang: string): Finding => ({
  code: 'lexicon-none',
  severity: 'info',
  message: `${lexiconFile(lang)} is missing, so it is not checked whether the card texts in ${lang} say what the cards state: only their numbers, names of cards, icons, quotes and length are compared with the original`,
  hint: 'See docs/lexicon.md; the file may begin with a few words.',
  place: beginningOf(lexiconFile(lang)),
  lang,
})

/** Somebody who begins a language by copying a folder copies its lexicon too, and every right text would be wrong. */
export function ofAnotherLanguage(root: YamlNode, lang: string): Finding | undefined {
  const declared = entryOf(root, 'lang')?.value
  if (!declared || textOf(declared) === lang) return undefined
  return {
    code: 'lexicon-wrong',
    severity: 'error',
    message: `this lexicon is about "${textOf(declared)}", not about "${lang}"`,
    hint: `Delete the file: without it the facts are not checked. If its words are those of "${lang}", write lang: ${lang} here.`,
    place: declared.place,
    lang,
  }
}
