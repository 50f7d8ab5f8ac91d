import type { Place } from '../finding.ts'
import type { Locale } from './read.ts'
import type { Words } from './translate.ts'

/** Where a text was written. */
export interface Origin {
  readonly key: string
  /** Nowhere in the game: the program brought the text. */
  readonly place?: Place
}

/** Finds the text of a locale that reads like this once names and figures are filled in, or that these words are a part of. */
export type OriginOf = (words: string) => Origin | undefined

/** Shorter words are a part of many a text. */
const LEAST = 12

/** `written`: the language's own, then the one that steps in where it has nothing. `all`: with what the program brings. */
export function originsIn(words: Words, written: readonly Locale[], all: Locale): OriginOf {
  let known: ReadonlyMap<string, Origin> | undefined
  return (text) => {
    const sought = text.trim()
    if (sought === '') return undefined
    known ??= indexed(words, written, all)
    return known.get(sought) ?? (sought.length < LEAST ? undefined : partOf(known, sought))
  }
}

const partOf = (known: ReadonlyMap<string, Origin>, sought: string): Origin | undefined =>
  [...known].find(([whole]) => whole.includes(sought))?.[1]

function indexed(words: Words, written: readonly Locale[], all: Locale): Map<string, Origin> {
  const byText = new Map<string, Origin>()
  const origins = [
    ...written.flatMap(({ texts }) => [...texts].map(([key, { place }]): Origin => ({ key, place }))),
    ...[...all.texts.keys()].map((key): Origin => ({ key })),
  ]
  for (const origin of origins) {
    const text = words.text(origin.key)?.trim()
    if (text && !byText.has(text)) byText.set(text, origin)
  }
  // The name of a card in the first language may stand beside its own: as it is written there, not as it is translated.
  for (const [key, { value, place }] of written.at(-1)?.texts ?? [])
    if (!byText.has(value.trim())) byText.set(value.trim(), { key, place })
  return byText
}
