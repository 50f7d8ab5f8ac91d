import { say } from '../../finding.ts'
import { writtenWords } from '../../locale/marks.ts'
import { english, type LocaleCheck, problemIn } from './locale-check.ts'

const fr = (text: string) => ({ 'locales/fr/labels.yaml': `a: |-\n  ${text}\n` })

export const quoteStraight: LocaleCheck = {
  code: 'quote-straight',
  severity: 'warning',
  proves: "Quotes and apostrophes are those of the language, not the typewriter's.",
  examples: [
    { good: fr('L’effet de «Pomme» : 2.5" ou 63 mm') },
    { bad: fr("L'effet"), at: 'locales/fr/labels.yaml:2:4' },
    { bad: fr('la carte "Pomme"'), at: 'locales/fr/labels.yaml:2:12' },
    { bad: english("a: |-\n  the gardeners' apple\n"), at: 'locales/en/labels.yaml:2:16' },
  ],
  *run(subject) {
    if (!subject.known) return
    const [open, close] = subject.language.quotes
    for (const text of subject.own.texts.values()) {
      const written = writtenWords(text.value)
      // Behind a figure they are inches and feet.
      for (const { 0: mark, index } of written.matchAll(/(?<!\d)["']/g)) {
        const apostrophe = mark === "'" && /\p{L}/u.test(written[index - 1] ?? '')
        const [found, instead] = apostrophe
          ? [say`a straight apostrophe`, '’']
          : [say`a straight quote`, `${open}…${close}`]
        yield problemIn(subject, text, [index, index + 1], found, say`Write ${instead}`)
      }
    }
  },
}
