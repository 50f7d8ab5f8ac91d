import type { FactSheet } from '../../facts/read.ts'
import {
  type Check,
  type Finding,
  type Place,
  type Problem,
  type Sentence,
  say,
  told,
  type Value,
} from '../../finding.ts'
import { sourceLanguage } from '../../game/game.ts'
import { findIcon } from '../../icon/find.ts'
import { symbols } from '../../icon/symbols.ts'
import { Library } from '../../library/library.ts'
import type { Avoided } from '../../locale/avoid.ts'
import { isKnownLanguage, type Language, languageOf } from '../../locale/languages.ts'
import { type Lock, statusOf, type UnitStatus } from '../../locale/lock.ts'
import { type Names, type Numbers, namesOf } from '../../locale/names.ts'
import { pluralForms } from '../../locale/plural.ts'
import { isProgramWord, PROGRAM_LANGUAGE } from '../../locale/program.ts'
import { PSEUDO } from '../../locale/pseudo.ts'
import type { Locale, Text } from '../../locale/read.ts'
import { type Unit, unitKey, unitsOf } from '../../locale/units.ts'
import type { Waiver } from '../../locale/waivers.ts'
import { memoryFolder } from '../../source/folder.ts'
import { guessed } from '../../source/nearest.ts'
import type { ScalarStyle } from '../../source/tree.ts'
import type { LanguageOf } from '../check.ts'

/** The words of one language, beside those it is translated from. */
export interface LocaleSubject {
  readonly lang: string
  readonly language: Language
  /** Whether we know what is true of this language; a stranger's language is not checked for its quotes. */
  readonly known: boolean
  readonly own: Locale
  /** Missing when this is itself the language the others are translated from. */
  readonly source?: Locale
  readonly units: ReadonlyMap<string, Unit>
  /** Empty when there is no source. */
  readonly sourceUnits: ReadonlyMap<string, Unit>
  readonly status: readonly UnitStatus[]
  /** Whether the first language's file of the same name could not be read: that is told, and nobody knows what a text of ours is to be compared with. */
  readonly isOriginalUnread: (text: Text) => boolean
  /** The text that this one translates, or the program's that it replaces; the general one for a plural form. */
  readonly originalOf: (text: Text) => Original | undefined
  /** Keys of the words that the program prints, which a game may replace. */
  readonly programKeys: ReadonlySet<string>
  /** Forms of number that the language tells apart, and those that the numbers of a game need. */
  readonly pluralForms: { readonly all: readonly string[]; readonly used: readonly string[] }
  readonly names: Names
  readonly numbers: Numbers
  readonly gameIcons: readonly string[]
  /** Those of the game and our symbols, for "did you mean". */
  readonly icons: readonly string[]
  readonly isIcon: (name: string) => boolean
  /** Ids of all cards, those of expansions too. */
  readonly cards: readonly string[]
  readonly facts?: FactSheet
  readonly lock: Lock
  readonly waivers: readonly Waiver[]
  /** Of all checks there are, to tell waivers of what does not exist. Empty when there are no waivers. */
  readonly codes: ReadonlySet<string>
  readonly avoided: readonly Avoided[]
  /** Names in the folder of the language. */
  readonly folderNames: readonly string[]
  /** For hints. Given up after a hundred: nobody reads more, and files may be long. */
  readonly didYouMean: (word: string, candidates: Iterable<string>) => Value
  /** What could not be read. */
  readonly unreadable: readonly Finding[]
}

export interface Original {
  readonly value: string
  readonly style: ScalarStyle
  /** "in en", "of the program". */
  readonly where: Sentence
}

export type LocaleCheck = Check<LocaleSubject, LocaleFiles>

/** Files of an example: "locales/de/labels.yaml" → its text. Its language is the one that is not English. */
export type LocaleFiles = Readonly<Record<string, string>>

interface Surroundings {
  readonly numbers: Numbers
  readonly icons: readonly string[]
  readonly cards: readonly string[]
  readonly facts?: FactSheet
  readonly allCodes: AllCodes
}

/** Codes of all checks there are, asked for only where something is waived. */
export type AllCodes = () => Promise<ReadonlySet<string>>

/** The pseudo-language is made, not written. */
export async function localeSubject(
  { library, lang }: LanguageOf,
  allCodes: AllCodes,
): Promise<LocaleSubject | undefined> {
  const { game } = library
  if (!game || lang === PSEUDO) return undefined
  // What is wrong with the facts themselves is the fact check's to say.
  const { sheet } = library.facts
  return subjectOf(library, lang, sourceLanguage(game), {
    numbers: library.numbers,
    icons: game.icons.map(({ id }) => id),
    cards: [...game.cards, ...game.expansions.flatMap(({ cards }) => cards)].map(({ id }) => id),
    ...(sheet && { facts: sheet }),
    allCodes,
  })
}

/** Figures and icons that examples use. */
const EXAMPLE = {
  numbers: { rounds: 3, 'mark.6': '6+' },
  icons: ['apple', 'pear'],
}

export async function subjectOfFiles(files: LocaleFiles, allCodes: AllCodes): Promise<LocaleSubject> {
  const library = new Library(memoryFolder(files))
  const lang = library.folder.list('locales').find((name) => name !== 'en') ?? 'en'
  const { sheet } = library.facts
  const cards = Object.keys(files).flatMap((file) => /^data\/cards\/(.+)$/.exec(file)?.[1] ?? [])
  return subjectOf(library, lang, 'en', { ...EXAMPLE, cards, ...(sheet && { facts: sheet }), allCodes })
}

async function subjectOf(
  library: Library,
  lang: string,
  first: string,
  game: Surroundings,
): Promise<LocaleSubject> {
  const [own, source, lock] = [library.locale(lang), library.originals(lang, first), library.lock(lang)]
  const { waivers, findings: wrongWaivers } = library.waivers(lang)
  const { avoided, findings: wrongAvoided } = library.avoided(lang)
  const translated = lang !== first
  const isOriginalUnread = unreadIn(library.locale(first), lang)
  const originalOf = originalsIn(source, translated ? library.locale(first) : undefined)
  let guesses = 0
  const language = languageOf(lang)
  return {
    lang,
    language,
    known: isKnownLanguage(lang),
    own,
    ...(translated && { source }),
    units: unitsOf(own),
    sourceUnits: translated ? unitsOf(source) : new Map(),
    status: translated
      ? statusOf(own, source, lock, game.facts).filter(({ unit }) => !unit?.texts.some(isOriginalUnread))
      : [],
    isOriginalUnread,
    originalOf: (text) => (isOriginalUnread(text) ? undefined : originalOf(text)),
    programKeys: new Set([...(library.programWords(PROGRAM_LANGUAGE)?.texts.keys() ?? [])].map(unitKey)),
    pluralForms: pluralForms(language.tag),
    names: namesOf(own, game.numbers),
    numbers: game.numbers,
    gameIcons: game.icons,
    icons: [...game.icons, ...Object.keys(symbols)],
    isIcon: (name) => game.icons.includes(name) || findIcon(name) !== undefined,
    cards: game.cards,
    ...(game.facts && { facts: game.facts }),
    lock,
    waivers,
    codes: waivers.length > 0 ? await game.allCodes() : new Set(),
    avoided,
    folderNames: library.folder.list(`locales/${lang}`),
    didYouMean: (word, candidates) => (guesses++ < 100 ? guessed(word, candidates) : ''),
    unreadable: [...own.findings, ...lock.findings, ...wrongWaivers, ...wrongAvoided],
  }
}

function unreadIn({ files }: Locale, lang: string): LocaleSubject['isOriginalUnread'] {
  const unread = files.flatMap(({ name, isUnread }) => (isUnread ? `locales/${lang}/${name}.yaml` : []))
  return ({ file }) => unread.includes(file)
}

/** `written`: the language that the game itself is translated from. */
function originalsIn({ texts, lang }: Locale, written: Locale | undefined): LocaleSubject['originalOf'] {
  return ({ key }) => {
    const original = texts.get(key) ?? texts.get(`${unitKey(key)}_other`)
    if (!original || !(written || isProgramWord(key))) return undefined
    const { value, style } = original
    return { value, style, where: written?.texts.has(original.key) ? say`in ${lang}` : say`of the program` }
  }
}

export function showFiles(files: LocaleFiles): string {
  return Object.entries(files)
    .map(([file, text]) => `${file}\n${text.trimEnd().replace(/^/gm, '  ')}`)
    .join('\n')
}

/** A problem with some words of a text. */
export function problemIn(
  { lang }: LocaleSubject,
  text: Text,
  [from, to]: readonly [from: number, to: number],
  message: Sentence,
  hint: Sentence,
): Problem {
  return {
    ...told(message, hint),
    place: text.words(from, to),
    lang,
    key: text.key,
    quote: text.value.slice(from, to),
  }
}

/** A problem with a text as a whole, shown at its key. */
export const problemAt = (
  { lang }: LocaleSubject,
  key: string,
  place: Place,
  message: Sentence,
  hint: Sentence,
): Problem => ({ ...told(message, hint), place, lang, key })

/** Two texts of an example, English and German. */
export const english = (text: string, file = 'labels') => ({ [`locales/en/${file}.yaml`]: text })
export const german = (text: string, file = 'labels') => ({ [`locales/de/${file}.yaml`]: text })
