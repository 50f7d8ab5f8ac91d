import { say } from '../../finding.ts'
import { GIVEN_LATER, withoutForm } from '../../locale/names.ts'
import { placeholdersOf, scanBraces } from '../../locale/placeholders.ts'
import { isName } from '../../locale/units.ts'
import { difference, said } from './compare.ts'
import { english, german, type LocaleCheck, problemAt, problemIn } from './locale-check.ts'

const TERMS = {
  ...english('apple: {one: Apple, many: Apples}\n', 'terms'),
  ...german('apple: {one: Apfel, many: Äpfel}\n', 'terms'),
}
const pair = (a: string, b: string) => ({
  ...TERMS,
  ...english(`a: |-\n  ${a}\n`),
  ...german(`a: |-\n  ${b}\n`),
})

export const placeholderMismatch: LocaleCheck = {
  code: 'placeholder-mismatch',
  severity: 'error',
  proves:
    'A text names the same figures and names as the one it is translated from, each the same number of times, in any form and order.',
  examples: [
    { good: pair('{rounds} rounds, {apple.many}', '{apple}, {rounds} Runden') },
    {
      good: {
        ...english('sheets_one: "{count} sheet"\nsheets_other: "{count} sheets"\n'),
        ...german('sheets_one: ein Blatt\nsheets_other: "{count} Blätter"\n'),
      },
    },
    { bad: pair('after {rounds} rounds', 'nach drei Runden'), at: 'locales/de/labels.yaml:1:1' },
    {
      bad: pair('after {rounds} rounds', 'nach {rounds} Runden mit {apple}'),
      at: 'locales/de/labels.yaml:2:28',
    },
  ],
  *run(subject) {
    const { own, numbers } = subject
    for (const text of own.texts.values()) {
      const original = subject.originalOf(text)
      // Braces that are no placeholder are reported as such, and only as such.
      if (!original || isName(text.key) || scanBraces(text.value).some(({ kind }) => kind === 'stray'))
        continue
      const found = placeholdersOf(text.value).map(({ name, ...at }) => ({
        ...at,
        name: withoutForm(name, numbers),
      }))
      const expected = placeholdersOf(original.value).map(({ name }) => withoutForm(name, numbers))
      const { missing, extra } = difference(found, expected)
      // "One sheet" needs no figure.
      const lacking = /_(?:zero|one|two)$/.test(text.key)
        ? missing.filter((name) => name !== 'count')
        : missing
      // A name that nothing has is another check's; it may well be a misspelt one of those that are missing.
      const known = extra.filter(
        ({ name }) => GIVEN_LATER.has(name) || 'value' in subject.names.resolve(name),
      )
      if (lacking.length > 0 && extra.length === known.length)
        yield problemAt(
          subject,
          text.key,
          text.keyPlace,
          say`missing here, or here less often than in the text ${original.where}: ${said(lacking, '{', '}')}`,
          say`Fill it in; any form of the name will do.`,
        )
      for (const { from, to } of known)
        yield problemIn(
          subject,
          text,
          [from, to],
          say`not in the text ${original.where}, or there less often: ${text.value.slice(from, to)}`,
          say`Remove it, or write the word out.`,
        )
    }
  },
}
