import { say } from '../../finding.ts'
import { lockText } from '../../locale/lock.ts'
import { english, german, type LocaleCheck, problemAt } from './locale-check.ts'

const ONE = { follows: 'One', text: '5310450575d2' }
const lock = (entries: Record<string, { follows: string; text?: string }>) => ({
  'locales/de/lock.yaml': lockText(new Map(Object.entries(entries))),
})
const words = { ...english('a: One\nb: Two\n'), ...german('a: Eins\nb: Zwei\n') }

/**
 * Told once per language: whoever is writing one knows. While nothing at all was accepted it is a note; a text that was
 * added to a language already accepted was perhaps never compared with anything.
 */
export const textUnaccepted: LocaleCheck = {
  code: 'text-unaccepted',
  severity: 'warning',
  proves: 'Somebody has compared every translation with its English, and said so.',
  examples: [
    { good: { ...english('a: One\n'), ...german('a: Eins\n'), ...lock({ 'labels:a': ONE }) } },
    { bad: { ...words, ...lock({ 'labels:a': ONE }) }, at: 'locales/de/labels.yaml:2:1' },
    {
      bad: { ...words, ...lock({ 'labels:a': ONE, 'labels:b': { follows: 'Two' } }) },
      at: 'locales/de/labels.yaml:2:1',
    },
  ],
  *run(subject) {
    const { lang, status, lock } = subject
    const fresh = status.filter(({ state }) => state === 'new' || state === 'untranslated')
    const [first, ...others] = fresh
    if (!first) return
    const begun = [...lock.entries.values()].some(({ text }) => text !== undefined)
    yield {
      ...problemAt(
        subject,
        first.key,
        first.unit!.texts[0]!.keyPlace,
        others.length > 0
          ? say`${fresh.length} translations were never accepted; this is the first of them`
          : say`this translation was never accepted`,
        say`Compare it with ${subject.source!.lang}, then run: npx growl locale accept --lang ${lang} ${first.key}${others.length > 0 ? say`. npx growl locale status --lang ${lang} lists the others.` : ''}`,
      ),
      severity: begun ? 'warning' : 'info',
    }
  },
}
