import type { Place } from '../finding.ts'
import type { Locale, Text } from './read.ts'

/**
 * A language with some of its texts changed, or added, that stand in no file yet. Their places count within the text itself: line 1,
 * with the characters as columns; what is about a text as a whole is in line 0.
 */
export function amendLocale(locale: Locale, source: Locale, changes: ReadonlyMap<string, string>): Locale {
  if (changes.size === 0) return locale
  const texts = new Map(locale.texts)
  const added: Text[] = []
  for (const [key, value] of changes) {
    const model = locale.texts.get(key) ?? source.texts.get(key) ?? modelFor(key, locale, source)
    if (!model) continue
    const text = amended(model, key, value, `locales/${locale.lang}/${fileName(model.file)}`)
    if (texts.has(key)) texts.set(key, text)
    else added.push(text)
  }
  return { ...locale, texts: added.length === 0 ? texts : withAdded([...texts.values()], added) }
}

/** The stretch of an amended text that a place is about; nothing if it is about the text as a whole, or stands in a file. */
export const stretchOf = ({ line, column, endColumn }: Place): [from: number, to: number] | undefined =>
  line === 1 ? [column - 1, endColumn - 1] : undefined

function amended(model: Text, key: string, value: string, file: string): Text {
  const whole: Place = { file, line: 0, column: 1, endLine: 0, endColumn: 1 }
  return {
    key,
    file,
    value,
    // Whoever writes it down writes sentences as a block.
    style: value.includes('\n') ? 'literal' : model.style,
    keyPlace: whole,
    place: whole,
    words: (from, to) => ({ file, line: 1, column: from + 1, endLine: 1, endColumn: to + 1 }),
  }
}

/** Behind the language's folder. */
const fileName = (file: string): string => file.split('/').slice(2).join('/')

/** Another form of a name, or another plural of a text. */
function modelFor(key: string, ...locales: readonly Locale[]): Text | undefined {
  const stem = key.replace(/[._][^._:]*$/, '')
  for (const { texts } of locales)
    for (const text of texts.values()) if (text.key.startsWith(stem)) return text
  return undefined
}

/** Each behind the text that its path has most in common with, where a file would have it. */
function withAdded(texts: readonly Text[], added: readonly Text[]): Map<string, Text> {
  const all = [...texts]
  for (const text of added) {
    let [at, most] = [all.length, 0]
    for (const [i, { key }] of all.entries()) {
      const alike = commonSteps(key, text.key)
      if (alike > 0 && alike >= most) [at, most] = [i + 1, alike]
    }
    all.splice(at, 0, text)
  }
  return new Map(all.map((text) => [text.key, text]))
}

function commonSteps(a: string, b: string): number {
  const [left, right] = [a, b].map((key) => key.split(/[:.]/)) as [string[], string[]]
  let steps = 0
  while (steps < left.length && left[steps] === right[steps]) steps++
  return steps
}
