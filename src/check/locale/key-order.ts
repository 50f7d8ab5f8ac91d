import { say } from '../../finding.ts'
import { english, german, type LocaleCheck, problemAt } from './locale-check.ts'

export const keyOrder: LocaleCheck = {
  code: 'key-order',
  severity: 'warning',
  proves: 'Texts are in the same order in every language, so that files can be compared side by side.',
  examples: [
    { good: { ...english('a: One\nb: Two\nc: Three\n'), ...german('a: Eins\nc: Drei\n') } },
    {
      bad: { ...english('a: One\nb: Two\nc: Three\n'), ...german('b: Zwei\na: Eins\nc: Drei\n') },
      at: 'locales/de/labels.yaml:2:1',
    },
  ],
  *run(subject) {
    const { own, units, sourceUnits } = subject
    const order = new Map([...sourceUnits.keys()].map((key, i) => [key, i]))
    for (const { file } of own.files) {
      let last = -1
      let previous = ''
      for (const { key, texts } of units.values()) {
        const at = order.get(key)
        if (texts[0]!.file !== file || at === undefined) continue
        if (at < last) {
          const hint = say`Move it: in ${subject.source!.lang} it comes before "${previous}".`
          yield problemAt(
            subject,
            key,
            texts[0]!.keyPlace,
            say`"${key}" is not in the same order as in ${subject.source!.lang}`,
            hint,
          )
          // One is enough: whatever follows is moved along.
          break
        }
        ;[last, previous] = [at, key]
      }
    }
  },
}
