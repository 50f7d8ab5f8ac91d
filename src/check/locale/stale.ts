import { lockText } from '../../locale/lock.ts'
import { english, german, type LocaleCheck, problemAt } from './locale-check.ts'

const lock = (source: string) => ({
  'locales/de/lock.yaml': lockText(new Map([['labels:a', { source, text: '5310450575d2' }]])),
})

export const stale: LocaleCheck = {
  code: 'stale',
  severity: 'warning',
  proves: 'No translation was accepted before its English, or the facts of its card, were changed.',
  examples: [
    { good: { ...english('a: One\n'), ...german('a: Eins\n'), ...lock('a17fd58c450c') } },
    // Not accepted yet, which `growl locale status` tells.
    { good: { ...english('a: One\n'), ...german('a: Eins\n') } },
    {
      bad: { ...english('a: One of us\n'), ...german('a: Eins\n'), ...lock('a17fd58c450c') },
      at: 'locales/de/labels.yaml:1:1',
    },
  ],
  *run(subject) {
    for (const { key, state, because, unit } of subject.status) {
      if (state !== 'stale') continue
      const changed =
        because === 'facts'
          ? 'the facts of the card (data/facts.yaml) have'
          : `the text in ${subject.source!.lang} has`
      yield problemAt(
        subject,
        key,
        unit!.texts[0]!.keyPlace,
        `${changed} changed since this translation was accepted`,
        `Compare them, correct the translation if need be, then run: growl locale accept --lang ${subject.lang} ${key}`,
      )
    }
  },
}
