import { german, type LocaleCheck } from './locale-check.ts'

export const wordsUnreadable: LocaleCheck = {
  code: 'words-unreadable',
  severity: 'error',
  proves: 'Every file of a language can be read, and every entry in it is a text.',
  examples: [
    { good: german('language: Deutsch\n') },
    { bad: german('language: [Deutsch, Englisch]\n'), at: 'locales/de/labels.yaml:1:11' },
    { bad: german('title: Apple: the end\n'), at: 'locales/de/labels.yaml:1:8' },
    {
      bad: { 'locales/de/waivers.yaml': '- {code: text-untranslated, key: a}\n' },
      at: 'locales/de/waivers.yaml:1:3',
    },
  ],
  *run({ lang, unreadable }) {
    for (const { code: _, severity: __, ...problem } of unreadable) yield { ...problem, lang }
  },
}
