import { say } from '../../finding.ts'
import { parseInline } from '../../locale/inline.ts'
import { english, type LocaleCheck, problemIn } from './locale-check.ts'

export const markStray: LocaleCheck = {
  code: 'mark-stray',
  severity: 'warning',
  proves: 'Every ** and * that opens is closed in the same paragraph.',
  examples: [
    { good: english('a: |-\n  **Important:** 2 * 3, 5\\* and *really*.\n') },
    { bad: english('a: |-\n  **Important: this.\n\n  Well.**\n'), at: 'locales/en/labels.yaml:2:3' },
    { bad: english('a: |-\n  An *odd sentence.\n'), at: 'locales/en/labels.yaml:2:6' },
  ],
  *run(subject) {
    for (const text of subject.own.texts.values()) {
      if (!text.value.includes('*')) continue
      let start = 0
      for (const paragraph of text.value.split(/(\n[ \t]*\n)/)) {
        for (const { mark, at } of parseInline(paragraph).stray) {
          // A sign between spaces is a sign: "2 * 3".
          if (/^\s?$/.test(paragraph[at - 1] ?? '') && /^\s?$/.test(paragraph[at + mark.length] ?? ''))
            continue
          const from = start + at
          yield problemIn(
            subject,
            text,
            [from, from + mark.length],
            say`"${mark}" has no partner in this paragraph`,
            say`Close it with "${mark}", or write \\* to print it.`,
          )
        }
        start += paragraph.length
      }
    }
  },
}
