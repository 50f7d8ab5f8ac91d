import { beginningOf, type Finding } from '../finding.ts'
import type { GameFolder } from '../source/folder.ts'
import { entryOf, type YamlNode } from '../source/tree.ts'
import { textOf } from './lines.ts'

export const lexiconFile = (lang: string) => `locales/${lang}/lexicon.yaml`

export const hasLexicon = (folder: GameFolder, lang: string): boolean =>
  folder.list(`locales/${lang}`).includes('lexicon.yaml')

export const noLexicon = (lang: string): Finding => ({
  code: 'lexicon-none',
  severity: 'info',
  message: `${lexiconFile(lang)} is missing, so the card texts in ${lang} are not compared with the facts of the cards`,
  hint: 'See docs/lexicon.md.',
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
