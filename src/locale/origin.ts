import type { Place } from '../finding.ts'
import type { Locale } from './read.ts'
import type { Words } from './translate.ts'

/** Where a text was written. */
export interface Origin {
  readonly key: string
  readonly place: Place
}

/** Finds the text of a locale that reads like this once names and figures are filled in, or that these words are a part of. */
export type OriginOf = (words: string) => Origin | undefined

/** `locales`: the language's own, then the one that steps in where it has nothing. */
export function originsIn(words: Words, locales: readonly Locale[]): OriginOf {
  let known: ReadonlyMap<string, Origin> | undefined
  return (text) => {
    const sought = text.trim()
    if (sought === '') return undefined
    known ??= indexed(words, locales)
    return known.get(sought) ?? [...known].find(([whole]) => whole.includes(sought))?.[1]
  }
}

function indexed(words: Words, locales: readonly Locale[]): Map<string, Origin> {
  const byText = new Map<string, Origin>()
  for (const { texts } of locales)
    for (const [key, { place }] of texts) {
      const text = words.text(key)?.trim()
      if (text && !byText.has(text)) byText.set(text, { key, place })
    }
  return byText
}
