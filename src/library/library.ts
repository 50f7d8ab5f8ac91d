import type { ContextSource } from '../card/context.ts'
import { greySetting } from '../card/grey.ts'
import { pictureIn } from '../card/picture.ts'
import { settingOf } from '../card/setting.ts'
import { type Ink, readTheme, type Theme, type ThemeReading } from '../card/theme.ts'
import { readFactNames } from '../facts/names.ts'
import { type FactReading, readFacts } from '../facts/read.ts'
import { type CardStudy, cardTexts, studyCards } from '../facts/study.ts'
import { type Game, sourceLanguage } from '../game/game.ts'
import { gameNumbers } from '../game/numbers.ts'
import type { GameReading } from '../game/read.ts'
import type { Setting } from '../layout/layout.ts'
import { type AvoidedWords, readAvoided } from '../locale/avoid.ts'
import { type Lock, readLock } from '../locale/lock.ts'
import type { Numbers } from '../locale/names.ts'
import { type OriginOf, originsIn } from '../locale/origin.ts'
import { originalsFor, PROGRAM_LANGUAGE, readProgramWords, withProgramWords } from '../locale/program.ts'
import { PSEUDO, pseudoLocale } from '../locale/pseudo.ts'
import { type Locale, readLocale } from '../locale/read.ts'
import { translate, type Words } from '../locale/translate.ts'
import { readWaivers, type Waivers } from '../locale/waivers.ts'
import { readGame } from '../rules.ts'
import { type GameFolder, readOnce } from '../source/folder.ts'
import { openTemplates, type Templates } from '../template/engine.ts'
import { changedUnits, sameKeys } from './changed-units.ts'
import { defaultsFolder } from './defaults.ts'
import { digestOf } from './digest.ts'
import { kept } from './kept.ts'
import { type LexiconUse, openLexicon } from './open-lexicon.ts'
import { templateReader } from './template-reader.ts'

/** How the words of one language are to be printed. */
export interface Printing {
  readonly ink: Ink
  readonly englishNames: boolean
  /** A second language on the cards, below the first. */
  readonly bilingual?: string
}

/** What of a language is not as its files say: somebody is at work on it. */
export interface Amendment {
  readonly lang: string
  readonly locale?: Locale
  readonly lock?: Lock
  readonly waivers?: Waivers
}

/** A game folder, opened. Each thing in it is read once, when it is first asked for, and is kept here and nowhere else. */
export class Library {
  readonly folder: GameFolder
  readonly defaults: GameFolder
  #reading: GameReading | undefined
  #facts: FactReading | undefined
  #theme: ThemeReading | undefined
  #templates: Templates | undefined
  #numbers: Numbers | undefined
  #amended: { readonly base: Library; readonly amendment: Amendment } | undefined

  /** `defaults`: what the program brings for games that say nothing else. */
  constructor(folder: GameFolder, defaults = defaultsFolder()) {
    this.folder = readOnce(folder)
    this.defaults = defaults
  }

  /** The same game with other words in one language. Whatever does not depend on them is shared with this library, not read anew. */
  amended(amendment: Amendment): Library {
    const library = new Library(this.folder, this.defaults)
    library.#amended = { base: this, amendment }
    return library
  }

  /** The library that this one amends, where the language is as it is there. */
  #sharedFor(lang: string): Library | undefined {
    const { base, amendment } = this.#amended ?? {}
    const isTouched = amendment?.locale && [lang, sourceLanguage(this.readableGame)].includes(amendment.lang)
    return isTouched ? undefined : base
  }

  /** What the amendment says of a language, or what is written where it says nothing. */
  #of<Part extends 'locale' | 'lock' | 'waivers'>(part: Part, lang: string): Amendment[Part] {
    const { base, amendment } = this.#amended ?? {}
    return (amendment?.lang === lang && amendment[part]) || (base?.[part](lang) as Amendment[Part])
  }

  /** What data/ says, or why it cannot be read. */
  get reading(): GameReading {
    this.#reading ??= this.#amended?.base.reading ?? readGame(this.folder)
    return this.#reading
  }

  get game(): Game | undefined {
    return this.reading.game
  }

  /** The game, for whoever has looked whether it can be read. */
  get readableGame(): Game {
    const { game, findings } = this.reading
    if (!game) throw new Error(`${this.folder.name} cannot be read: ${findings[0]?.message}`)
    return game
  }

  get facts(): FactReading {
    this.#facts ??= this.#amended?.base.facts ?? readFacts(this.folder)
    return this.#facts
  }

  get themeReading(): ThemeReading {
    this.#theme ??= this.#amended?.base.themeReading ?? readTheme(this.folder, this.defaults)
    return this.#theme
  }

  get templates(): Templates {
    this.#templates ??=
      this.#amended?.base.templates ??
      openTemplates(templateReader(this.folder, this.defaults), () => this.folder.list('templates'))
    return this.#templates
  }

  readonly findPicture = kept(
    (name: string): ReturnType<typeof pictureIn> =>
      this.#amended?.base.findPicture(name) ?? pictureIn(this.folder, name),
  )

  /** Every figure a text may name. */
  get numbers(): Numbers {
    this.#numbers ??= this.#amended?.base.numbers ?? gameNumbers(this.readableGame)
    return this.#numbers
  }

  readonly theme = kept((ink: Ink): Theme => this.themeReading.theme(ink))

  /** The words of a language as written; of the pseudo-language, as made. */
  readonly locale = kept(
    (lang: string): Locale =>
      lang === PSEUDO
        ? pseudoLocale(this.locale(sourceLanguage(this.readableGame)))
        : (this.#of('locale', lang) ?? readLocale(this.folder, lang)),
  )

  /** The words that the program brings in a language; nothing in one that it does not know. */
  readonly programWords = kept(
    (lang: string): Locale | undefined =>
      this.#amended?.base.programWords(lang) ?? readProgramWords(this.defaults, lang),
  )

  /** All words of a language: those of the game, and those that the program prints with every game. */
  readonly printed = kept(
    (lang: string): Locale =>
      this.#sharedFor(lang)?.printed(lang) ??
      (lang === PSEUDO
        ? pseudoLocale(this.printed(sourceLanguage(this.readableGame)))
        : withProgramWords(this.locale(lang), this.programWords(lang))),
  )

  /** What is printed where a language has no words: the game's first language, and of the program's words English at last. */
  readonly #steppingIn = kept((first: string): Locale => {
    const shared = this.#sharedFor(first)
    return shared ? shared.#steppingIn(first) : withProgramWords(this.printed(first), this.#english)
  })

  get #english(): Locale {
    return this.programWords(PROGRAM_LANGUAGE)!
  }

  /** What the words of a language are compared with, when `first` is the one that the game is translated from. */
  originals(lang: string, first = sourceLanguage(this.readableGame)): Locale {
    return this.#originals(`${first} ${lang}`)
  }

  readonly #originals = kept((languages: string): Locale => {
    const [first, lang] = languages.split(' ') as [string, string]
    const shared = this.#sharedFor(first)
    // They depend on which texts there are, not on how they read.
    if (shared && sameKeys(shared.locale(lang), this.locale(lang))) return shared.#originals(languages)
    const [written, brought] = [this.locale(lang), this.programWords(lang)]
    // The first language replaces words of the program itself.
    const replaced =
      lang === first ? withProgramWords(brought ?? this.#english, this.#english) : this.#steppingIn(first)
    return originalsFor({ written, brought }, this.locale(first), replaced)
  })

  readonly words = kept(
    (lang: string): Promise<Words> => this.#sharedFor(lang)?.words(lang) ?? this.#translated(lang),
  )

  async #translated(lang: string): Promise<Words> {
    const base = this.#amended?.base
    const units = base && changedUnits(base.#layersOf(lang), this.#layersOf(lang))
    const reworded = units && { before: await base.words(lang), units }
    return translate(...this.#layersOf(lang), this.numbers, reworded)
  }

  #layersOf(lang: string): [own: Locale, source: Locale] {
    return [this.printed(lang), this.#steppingIn(sourceLanguage(this.readableGame))]
  }

  /** How the texts of a language are set. */
  readonly setting = kept(
    async (lang: string): Promise<Setting> =>
      this.#sharedFor(lang)?.setting(lang) ??
      settingOf(this.readableGame, await this.words(lang), this.theme('full')),
  )

  /** Where the texts of a language were written, by what they read. */
  readonly origins = kept(
    async (lang: string): Promise<OriginOf> =>
      this.#sharedFor(lang)?.origins(lang) ??
      originsIn(
        await this.words(lang),
        [this.locale(lang), this.locale(sourceLanguage(this.readableGame))],
        this.#layersOf(lang)[1],
      ),
  )

  readonly lock = kept((lang: string): Lock => this.#of('lock', lang) ?? readLock(this.folder, lang))
  readonly waivers = kept((lang: string) => this.#of('waivers', lang) ?? readWaivers(this.folder, lang))
  readonly factNames = kept((lang: string) => readFactNames(this.folder, lang, this.facts.sheet))
  readonly avoided = kept((lang: string): AvoidedWords => readAvoided(this.folder, lang))

  readonly lexicon = kept((lang: string): LexiconUse => {
    if (this.#amended) return this.#amended.base.lexicon(lang)
    return openLexicon(this.folder, lang, this.facts.sheet)
  })

  /** The cards of a language that have facts, compared with them; none without a lexicon. */
  readonly studies = kept((lang: string): readonly CardStudy[] => {
    // Not of the first language alone: a card is compared with its facts, whatever the others say.
    if (this.#amended && this.#amended.amendment.lang !== lang) return this.#amended.base.studies(lang)
    const { sheet } = this.facts
    const { reader } = this.lexicon(lang)
    if (!sheet || !reader) return []
    return studyCards(cardTexts(this.locale(lang).texts, sheet), reader, sheet)
  })

  /** Of all that lies in a folder of the game, and of one of the program's own. */
  readonly digest = kept((path: string): string | undefined => digestOf(this.folder, path))
  readonly digestOfDefaults = kept((path: string): string | undefined => digestOf(this.defaults, path))

  /** Everything the pieces of one language are made of. */
  async source(lang: string, { ink, englishNames, bilingual }: Printing): Promise<ContextSource> {
    const other = bilingual && bilingual !== lang ? bilingual : undefined
    const second = other === undefined ? undefined : await this.words(other)
    const setting = await this.setting(lang)
    const both = other === undefined ? setting : { ...setting, other: await this.setting(other) }
    const [origins, others] = [await this.origins(lang), other && (await this.origins(other))]
    return {
      game: this.readableGame,
      words: await this.words(lang),
      setting: ink === 'grey' ? greySetting(both) : both,
      originOf: others ? (text) => origins(text) ?? others(text) : origins,
      theme: this.theme(ink),
      templates: this.templates,
      findPicture: this.findPicture,
      ink,
      englishNames,
      ...(second && { second }),
    }
  }
}
