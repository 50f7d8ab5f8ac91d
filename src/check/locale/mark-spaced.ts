import { type Sentence, say } from '../../finding.ts'
import { writtenWords } from '../../locale/marks.ts'
import { english, type LocaleCheck, problemIn } from './locale-check.ts'

const fr = (text: string) => ({ 'locales/fr/labels.yaml': `a: |-\n  ${text}\n` })

export const markSpaced: LocaleCheck = {
  code: 'mark-spaced',
  severity: 'warning',
  proves: 'No space is typed before a mark: where a language wants one, the typesetter sets the right one.',
  examples: [
    { good: fr('Attention! Qui joue? «Pomme»: montrez :apple: et 3 : 1.') },
    { bad: fr('Attention !'), at: 'locales/fr/labels.yaml:2:12' },
    { bad: fr('la carte « Pomme»'), at: 'locales/fr/labels.yaml:2:12' },
    { bad: english('a: |-\n  Apple falls , at last\n'), at: 'locales/en/labels.yaml:2:14' },
  ],
  *run(subject) {
    const { language } = subject
    if (!subject.known || language.script !== 'Latn') return
    const [open, close] = language.quotes
    const guillemets = open === '«' && close === '»'
    const before = new RegExp(`(?<=(\\S))\\s+([;:!?,${guillemets ? '»' : ''}])(?=(\\s*\\S)?)`, 'g')
    for (const text of subject.own.texts.values()) {
      const written = writtenWords(text.value)
      for (const { index, 1: last, 2: mark, 0: found, 3: next } of written.matchAll(before)) {
        // "3 : 1" is a proportion.
        if (/\d/.test(last!) && /\s\d/.test(next ?? '')) continue
        yield problemIn(
          subject,
          text,
          [index, index + found.length],
          say`a space before "${mark!}"`,
          hint(language.spaceBefore, mark!),
        )
      }
      if (guillemets)
        for (const { index, 0: found } of written.matchAll(/«\s+/g))
          yield problemIn(
            subject,
            text,
            [index, index + found.length],
            say`a space after "«"`,
            hint(language.spaceAfter, '«'),
          )
    }
  },
}

const hint = (spaces: Readonly<Record<string, string>>, mark: string): Sentence =>
  Object.hasOwn(spaces, mark) ? say`Remove it; the typesetter sets the right one.` : say`Remove it.`
