import { parts } from './mention.ts'
import type { TextReading } from './mentions.ts'
import type { Span } from './patterns.ts'

/** Stretches between two pauses, so many words long or longer, of which nothing was understood. */
export function unreadStretches({ text, mentions, negations, places }: TextReading, words: number): Span[] {
  const read = new Uint8Array(text.text.length)
  for (const { from, to } of [...mentions.flatMap(parts), ...negations, ...[...places.values()].flat()])
    read.fill(1, from, to)
  const stretches: Span[] = []
  let from = 0
  for (let at = 0; at <= read.length; at++) {
    if (at < read.length && !read[at] && !',.'.includes(text.text[at]!)) continue
    if (text.words[at]! - text.words[from]! >= words) stretches.push(trimmed({ from, to: at }, text.text))
    from = at + 1
  }
  return stretches
}

function trimmed({ from, to }: Span, text: string): Span {
  const words = text.slice(from, to)
  return { from: to - words.trimStart().length, to: from + words.trimEnd().length }
}
