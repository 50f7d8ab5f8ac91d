import { type Sentence, say } from '../../finding.ts'
import type { Text } from '../../locale/read.ts'
import { isName } from '../../locale/units.ts'
import { english, german, type LocaleCheck, type Original, problemAt } from './locale-check.ts'

export const proseNotBlock: LocaleCheck = {
  code: 'prose-not-block',
  severity: 'warning',
  proves: 'Prose is in a |- block, where colons, # and line ends have no special meaning.',
  examples: [
    { good: english('title: Do the backs line up?\ntext: |-\n  Give :apple: to #1.\n') },
    { bad: english('text: Give {rounds} cards\n'), at: 'locales/en/labels.yaml:1:7' },
    { bad: english('text: "Show :apple: now."\n'), at: 'locales/en/labels.yaml:1:7' },
    { bad: english('text: >-\n  One\n  two\n'), at: 'locales/en/labels.yaml:1:7' },
    { bad: english('text: |\n  One\n'), at: 'locales/en/labels.yaml:1:7' },
    { bad: english('text: one\n  two\n'), at: 'locales/en/labels.yaml:1:7' },
    {
      bad: { ...english('text: |-\n  Fold it, here.\n'), ...german('text: Hier falten, bitte.\n') },
      at: 'locales/de/labels.yaml:1:7',
    },
  ],
  *run(subject) {
    for (const text of subject.own.texts.values()) {
      // Names are words; they stand in lists of forms.
      if (isName(text.key)) continue
      const reason = reasonFor(text, subject.originalOf(text))
      if (reason)
        yield problemAt(
          subject,
          text.key,
          text.place,
          reason,
          say`Write the text below "${text.key.split(/[.:]/).at(-1)!}: |-", indented.`,
        )
    }
  },
}

function reasonFor({ value, style, place }: Text, original: Original | undefined): Sentence | undefined {
  if (style === 'literal')
    return value.endsWith('\n') ? say`the block keeps its last line end: "|" instead of "|-"` : undefined
  if (style === 'folded')
    return say`">" puts spaces between the lines, also where Chinese, Japanese and Thai have none`
  if (place.endLine > place.line) return say`a text of several lines outside a block`
  if (/[{}]|\*\*|:[a-z0-9-]+:/.test(value)) return say`placeholders, icons and marks outside a block`
  // One word needs no block, whatever English has.
  if (original?.style === 'literal' && /[.,;:!?。，、；：！？]/.test(value)) return say`prose outside a block`
  return undefined
}
