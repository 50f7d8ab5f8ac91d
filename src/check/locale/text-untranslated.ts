import { say } from '../../finding.ts'
import { foldLines } from '../../locale/fold.ts'
import { proseWords } from '../../locale/prose.ts'
import { isName } from '../../locale/units.ts'
import { english, german, type LocaleCheck, problemAt } from './locale-check.ts'

const pair = (a: string, b: string) => ({ ...english(`a: |-\n  ${a}\n`), ...german(`a: |-\n  ${b}\n`) })
const ja = (a: string, b: string) => ({ ...english(`a: ${a}\n`), 'locales/ja/labels.yaml': `a: ${b}\n` })

export const textUntranslated: LocaleCheck = {
  code: 'text-untranslated',
  severity: 'warning',
  proves: 'No sentence was left untranslated.',
  examples: [
    { good: pair('Fold along this line', 'Hier falten') },
    // Names, figures and short words are alike in many languages.
    { good: pair('ORCHARD', 'ORCHARD') },
    { good: pair('Séance', 'Séance') },
    { good: pair('Granny Smith', 'Granny Smith') },
    {
      good: pair(
        'Ann Lee, Bo Kim, Cy Smith: example.com/ORCHARD',
        'Ann Lee, Bo Kim, Cy Smith: example.com/ORCHARD',
      ),
    },
    { good: ja('100 mm', '100 mm') },
    { bad: pair('Fold along this line', 'Fold along this line'), at: 'locales/de/labels.yaml:1:1' },
    { bad: ja('Contents', 'Contents'), at: 'locales/ja/labels.yaml:1:1' },
  ],
  *run(subject) {
    const { own, source, language } = subject
    if (!source || sameLanguage(own.lang, source.lang)) return
    // In another script a single Latin word stands out; among languages that share one, it takes a sentence.
    const foreign = subject.known && language.script !== 'Latn'
    for (const text of own.texts.values()) {
      const original = source.texts.get(text.key)
      if (!original || isName(text.key) || foldLines(text.value).join() !== foldLines(original.value).join())
        continue
      const words = proseWords(text.value)
      const common = words.filter((word) => /^\p{Ll}{2}/u.test(word))
      if (
        foreign ? words.some((word) => /\p{L}\p{Ll}{2}/u.test(word)) : words.length >= 3 && common.length >= 2
      )
        yield problemAt(
          subject,
          text.key,
          text.keyPlace,
          say`"${text.key}" is the same as in ${source.lang}`,
          say`Translate it.`,
        )
    }
  },
}

const sameLanguage = (a: string, b: string): boolean => a.split(/[-_]/)[0] === b.split(/[-_]/)[0]
