import type { Pt } from '../geometry/length.ts'
import { thaiWords } from './thai-words.ts'

/**
 * What is true of a language when it is set in type. Data only: the rest of the program asks for a property here and
 * never for a language by name, so a new language is a new entry.
 */
export interface Language {
  /** Name of the folder under locales/, "zh". */
  readonly code: string
  /** BCP 47, what documents say of themselves: "zh-Hant". */
  readonly tag: string
  /** ISO 15924, which also names the set of faces: Latn, Hant, Jpan, Thai. */
  readonly script: string
  readonly direction: 'ltr' | 'rtl'
  /** Outer and inner quotation marks. */
  readonly quotes: readonly [open: string, close: string, innerOpen: string, innerClose: string]
  /** Spaces that belong to marks. Writers may type any space or none: the typesetter puts the right one. */
  readonly spaceBefore: Readonly<Record<string, string>>
  readonly spaceAfter: Readonly<Record<string, string>>
  /** Between the things of a list, and round what is added to the words before it: each with its space. */
  readonly comma: string
  readonly brackets: readonly [open: string, close: string]
  /** How words are told apart: by spaces, by a dictionary, or not at all, a line ending after any character. */
  readonly words: 'spaces' | 'dictionary' | 'characters'
  /** Where a justified line takes its extra room. */
  readonly justify: 'spaces' | 'characters'
  readonly hyphenation?: Hyphenation
  /** Which model of the package `budoux` finds phrases where words are not told apart: short texts break between them. */
  readonly phrases?: string
  /** Words that a dictionary would cut. */
  readonly wholeWords: readonly string[]
  /** Words that lean on the next one, so that no line ends after them: prefixes that a dictionary takes for words. */
  readonly leaning: readonly string[]
  /** Characters that, as words of their own, lean on the word before, so that a short text has no line that begins with one. */
  readonly trailing: string
  /** Baseline to baseline, in ems. */
  readonly lineHeight: number
  /** The smallest size people can read in print. */
  readonly minSize: Pt
}

export interface Hyphenation {
  /** Name of the set of patterns in the package `hyphen`. */
  readonly patterns: string
  /** Letters that stay together at the word's beginning and end. */
  readonly left: number
  readonly right: number
  /** Shorter words are never divided. */
  readonly shortest: number
  /** Words with a capital are names, unless the language writes every noun with one. Names are not divided. */
  readonly capitals: boolean
}

const NO_BREAK_SPACE = '\u00a0'
const NARROW_NO_BREAK_SPACE = '\u202f'

const latin: Omit<Language, 'code' | 'tag'> = {
  script: 'Latn',
  direction: 'ltr',
  quotes: ['“', '”', '‘', '’'],
  spaceBefore: {},
  spaceAfter: {},
  comma: ', ',
  brackets: [' (', ')'],
  words: 'spaces',
  justify: 'spaces',
  wholeWords: [],
  leaning: [],
  trailing: '',
  lineHeight: 1.2,
  minSize: 7,
}

const han = {
  // Full-width marks bring their own space.
  comma: '、',
  brackets: ['（', '）'],
  words: 'characters',
  justify: 'characters',
  lineHeight: 1.5,
  minSize: 7.5,
} as const

const LANGUAGES: Readonly<Record<string, Language>> = {
  en: {
    ...latin,
    code: 'en',
    tag: 'en',
    hyphenation: { patterns: 'en-us', left: 3, right: 3, shortest: 7, capitals: false },
  },
  es: {
    ...latin,
    code: 'es',
    tag: 'es',
    quotes: ['«', '»', '“', '”'],
    hyphenation: { patterns: 'es', left: 2, right: 3, shortest: 7, capitals: false },
  },
  de: {
    ...latin,
    code: 'de',
    tag: 'de',
    quotes: ['„', '“', '‚', '‘'],
    hyphenation: { patterns: 'de-1996', left: 3, right: 3, shortest: 7, capitals: true },
  },
  it: {
    ...latin,
    code: 'it',
    tag: 'it',
    quotes: ['«', '»', '“', '”'],
    hyphenation: { patterns: 'it', left: 2, right: 3, shortest: 7, capitals: false },
  },
  fr: {
    ...latin,
    code: 'fr',
    tag: 'fr',
    quotes: ['«', '»', '“', '”'],
    spaceBefore: {
      ';': NARROW_NO_BREAK_SPACE,
      '!': NARROW_NO_BREAK_SPACE,
      '?': NARROW_NO_BREAK_SPACE,
      '»': NARROW_NO_BREAK_SPACE,
      ':': NO_BREAK_SPACE,
    },
    spaceAfter: { '«': NARROW_NO_BREAK_SPACE },
    hyphenation: { patterns: 'fr', left: 3, right: 3, shortest: 7, capitals: false },
  },
  zh: {
    ...latin,
    ...han,
    code: 'zh',
    tag: 'zh-Hant',
    script: 'Hant',
    quotes: ['「', '」', '『', '』'],
    phrases: 'zhHant',
    wholeWords: ['面朝上', '面朝下'],
    trailing: '的時了後前',
  },
  ja: {
    ...latin,
    ...han,
    code: 'ja',
    tag: 'ja',
    script: 'Jpan',
    quotes: ['「', '」', '『', '』'],
    phrases: 'ja',
  },
  th: {
    ...latin,
    code: 'th',
    tag: 'th',
    script: 'Thai',
    words: 'dictionary',
    justify: 'characters',
    wholeWords: thaiWords,
    leaning: ['ผู้', 'การ', 'ความ', 'นัก', 'ชาว'],
    lineHeight: 1.5,
    minSize: 7.5,
  },
}

/** Which sets of hyphenation patterns our languages need, for the build to write out. */
export const patternSets = (): string[] =>
  Object.values(LANGUAGES).flatMap(({ hyphenation }) => hyphenation?.patterns ?? [])

/** Which models of phrases, likewise. */
export const phraseModels = (): string[] => Object.values(LANGUAGES).flatMap(({ phrases }) => phrases ?? [])

/**
 * The language of a locale folder or of a name typed on the command line: "zh", "zh-Hant", "fr-CA". One we know nothing
 * of is set as Latin writing without hyphenation, so that a stranger's game in any language still prints.
 */
export function languageOf(name: string): Language {
  const base = name.toLowerCase().split(/[-_]/, 1)[0]!
  const known = Object.hasOwn(LANGUAGES, base) ? LANGUAGES[base]! : undefined
  if (known && (name === base || known.tag.toLowerCase() === name.toLowerCase())) return known
  return { ...latin, ...known, code: name, tag: wellFormed(name) ?? known?.tag ?? 'und' }
}

/** Whether what `languageOf` says of quotes and marks is known, or only a way to print it somehow. */
export const isKnownLanguage = (name: string): boolean =>
  Object.hasOwn(LANGUAGES, name.toLowerCase().split(/[-_]/, 1)[0]!)

function wellFormed(name: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(name.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}
