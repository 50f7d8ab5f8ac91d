import { say } from '../../finding.ts'
import { iconsOf } from '../../locale/marks.ts'
import { difference, said } from './compare.ts'
import { english, german, type LocaleCheck, problemAt, problemIn } from './locale-check.ts'

const pair = (a: string, b: string) => ({ ...english(`a: |-\n  ${a}\n`), ...german(`a: |-\n  ${b}\n`) })

export const iconMismatch: LocaleCheck = {
  code: 'icon-mismatch',
  severity: 'error',
  proves:
    'A text shows the same icons as the one it is translated from, each the same number of times, in any order.',
  examples: [
    { good: pair('Take :apple: and :pear:', 'Nimm :pear: und :apple:') },
    { bad: pair('two :apple::apple:', 'zwei :apple:'), at: 'locales/de/labels.yaml:1:1' },
    { bad: pair('one :apple:', 'ein :pear:'), at: 'locales/de/labels.yaml:1:1' },
    { bad: pair('one :apple:', 'eine :apple: :apple:'), at: 'locales/de/labels.yaml:2:16' },
  ],
  *run(subject) {
    for (const text of subject.own.texts.values()) {
      const original = subject.originalOf(text)
      if (!original) continue
      const { missing, extra } = difference(
        iconsOf(text.value),
        iconsOf(original.value).map(({ name }) => name),
      )
      if (missing.length > 0)
        yield problemAt(
          subject,
          text.key,
          text.keyPlace,
          say`missing here, or here less often than in the text ${original.where}: ${said(missing, ':', ':')}`,
          say`Add it where it belongs.`,
        )
      // A wrong icon is one mistake, not two.
      for (const { from, to } of missing.length > 0 ? [] : extra)
        yield problemIn(
          subject,
          text,
          [from, to],
          say`not in the text ${original.where}, or there less often: ${text.value.slice(from, to)}`,
          say`Remove it.`,
        )
    }
  },
}
