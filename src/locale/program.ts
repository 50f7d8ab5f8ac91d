import type { GameFolder } from '../source/folder.ts'
import { type Locale, readLocale, type Text } from './read.ts'
import { unitKey } from './units.ts'

/** The language that the program's own words are translated from. */
export const PROGRAM_LANGUAGE = 'en'

/** Whether a text is one that the program prints, whatever the game: heads of sheets, how to print and cut. */
export const isProgramWord = (key: string): boolean => key.startsWith('program:')

/** The program's words in a language, or in the one it is a kind of ("de" for "de-AT"); nothing where it brings none. */
export function readProgramWords(defaults: GameFolder, lang: string): Locale | undefined {
  const base = lang.toLowerCase().split(/[-_]/, 1)[0]!
  const brought = defaults.list('locales')
  const nearest = [lang, base].find((name) => brought.includes(name))
  return nearest === undefined ? undefined : readLocale(defaults, nearest)
}

/** What a game has written, above what the program brings. An empty text is as good as none. */
export function withProgramWords(written: Locale, brought: Locale | undefined): Locale {
  if (!brought) return written
  const texts = new Map(brought.texts)
  for (const [key, text] of written.texts)
    if (text.value.trim() !== '' || !brought.texts.has(key)) texts.set(key, text)
  return { ...written, texts }
}

/** Words of one language, and what is beneath them. */
interface Layers {
  readonly written: Locale
  /** Nothing where the program does not know the language. */
  readonly brought: Locale | undefined
}

/**
 * What the words of a language are compared with: those of the game's first language. Of the program's words only the ones that
 * the game says differently, and those that it says in its first language while nobody says them in this one.
 * `replaced`: the words of the program that they take the place of.
 */
export function originalsFor({ written, brought }: Layers, first: Locale, replaced: Locale): Locale {
  const unitsIn = (locale: Locale | undefined) => new Set([...(locale?.texts.keys() ?? [])].map(unitKey))
  const [changed, known, own] = [unitsIn(written), unitsIn(brought), unitsIn(first)]
  const isCompared = (unit: string) => changed.has(unit) || (own.has(unit) && !known.has(unit))
  const texts: [string, Text][] = [
    ...[...first.texts].filter(([key]) => !isProgramWord(key)),
    ...[...replaced.texts].filter(([key]) => isProgramWord(key) && isCompared(unitKey(key))),
  ]
  return { ...first, texts: new Map(texts) }
}
