import { say } from '../../finding.ts'
import { lockText } from '../../locale/lock.ts'
import { english, german, type LocaleCheck, problemAt } from './locale-check.ts'

const follows = (words: string, text?: string) => ({
  'locales/de/lock.yaml': lockText(new Map([['labels:a', { follows: words, text }]])),
})
const EINS = '5310450575d2'

export const textStale: LocaleCheck = {
  code: 'text-stale',
  severity: 'warning',
  proves: 'No translation is based on older English, or on older facts of its card.',
  examples: [
    { good: { ...english('a: One\n'), ...german('a: Eins\n'), ...follows('One', EINS) } },
    {
      bad: { ...english('a: One of us\n'), ...german('a: Eins\n'), ...follows('One', EINS) },
      at: 'locales/de/labels.yaml:1:1',
    },
    // Begun from an older English, and never accepted.
    {
      bad: { ...english('a: One of us\n'), ...german('a: Eins\n'), ...follows('One') },
      at: 'locales/de/labels.yaml:1:1',
    },
  ],
  *run(subject) {
    for (const { key, state, because, unit, then } of subject.status) {
      if (state !== 'stale') continue
      const changed =
        because === 'facts'
          ? say`the facts of the card (data/facts.yaml) have`
          : say`the text in ${subject.source!.lang} has`
      yield problemAt(
        subject,
        key,
        unit!.texts[0]!.keyPlace,
        then?.text
          ? say`${changed} changed since this translation was accepted`
          : say`${changed} changed since this translation was begun`,
        say`npx growl locale status --lang ${subject.lang} shows what changed. Correct the translation if need be, then run: npx growl locale accept --lang ${subject.lang} ${key}`,
      )
    }
  },
}
