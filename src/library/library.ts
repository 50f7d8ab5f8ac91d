import type { ContextSource } from '../card/context.ts'
import { greySetting } from '../card/grey.ts'
import { pictureIn } from '../card/picture.ts'
import { settingOf } from '../card/setting.ts'
import { type Ink, readTheme, type Theme, type ThemeReading } from '../card/theme.ts'
import { type FactReading, readFacts } from '../facts/read.ts'
import { type CardStudy, cardTexts, studyCards } from '../facts/study.ts'
import type { Finding } from '../finding.ts'
import { type Game, sourceLanguage } from '../game/game.ts'
import { gameNumbers } from '../game/numbers.ts'
import type { GameReading } from '../game/read.ts'
import type { Setting } from '../layout/layout.ts'
import { hasLexicon } from '../lexicon/file.ts'
import { TextReader } from '../lexicon/mentions.ts'
import { readLexicon } from '../lexicon/read.ts'
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
import { type GameFolder, readOnce, readText } from '../source/folder.ts'
import { openTemplates, type Templates } from '../template/engine.ts'
import { defaultsFolder } from './defaults.ts'

/** How the words of one language are to be printed. */
export interface Printing {
  readonly ink: Ink
  readonly englishNames: boolean
  /** A second language on the cards, below the first. */
  readonly bilingual?: string
}

/** What a language's lexicon makes of card texts; nothing in a language that has none, or a game without facts. */
export interface LexiconUse {
  readonly hasLexicon: boolean
  readonly reader?: TextReader
  /** What is wrong with the lexicon. */
  readonly findings: readonly Finding[]
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

  /** `defaults`: what the program brings for games that say nothing else. */
  constructor(folder: GameFolder, defaults = defaultsFolder()) {
    this.folder = readOnce(folder)
    this.defaults = defaults
  }

  /** What data/ says, or why it cannot be read. */
  get reading(): GameReading {
    this.#reading ??= readGame(this.folder)
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
    this.#facts ??= readFacts(this.folder)
    return this.#facts
  }

  get themeReading(): ThemeReading {
    this.#theme ??= readTheme(this.folder, this.defaults)
    return this.#theme
  }

  get templates(): Templates {
    this.#templates ??= openTemplates(this.#templateReader(), () => this.folder.list('templates'))
    return this.#templates
  }

  /** Templates of the game, and of those that it does not have, the ones that the program brings. */
  #templateReader(): (name: string) => string | Finding {
    const own = new Set(this.folder.list('templates'))
    const brought = new Set(this.defaults.list('templates'))
    const home = (name: string) => (brought.has(name) && !own.has(name) ? this.defaults : this.folder)
    return (name) => readText(home(name), `templates/${name}`)
  }

  readonly findPicture = kept((name: string) => pictureIn(this.folder, name))

  /** Every figure a text may name. */
  get numbers(): Numbers {
    this.#numbers ??= gameNumbers(this.readableGame)
    return this.#numbers
  }

  readonly theme = kept((ink: Ink): Theme => this.themeReading.theme(ink))

  /** The words of a language as written; of the pseudo-language, as made. */
  readonly locale = kept(
    (lang: string): Locale =>
      lang === PSEUDO
        ? pseudoLocale(this.locale(sourceLanguage(this.readableGame)))
        : readLocale(this.folder, lang),
  )

  /** The words that the program brings in a language; nothing in one that it does not know. */
  readonly programWords = kept((lang: string) => readProgramWords(this.defaults, lang))

  /** All words of a language: those of the game, and those that the program prints with every game. */
  readonly printed = kept(
    (lang: string): Locale =>
      lang === PSEUDO
        ? pseudoLocale(this.printed(sourceLanguage(this.readableGame)))
        : withProgramWords(this.locale(lang), this.programWords(lang)),
  )

  /** What is printed where a language has no words: the game's first language, and of the program's words English at last. */
  readonly #steppingIn = kept((first: string) => withProgramWords(this.printed(first), this.#english))

  get #english(): Locale {
    return this.programWords(PROGRAM_LANGUAGE)!
  }

  /** What the words of a language are compared with, when `first` is the one that the game is translated from. */
  originals(lang: string, first = sourceLanguage(this.readableGame)): Locale {
    const [written, brought] = [this.locale(lang), this.programWords(lang)]
    // The first language replaces words of the program itself.
    const replaced =
      lang === first ? withProgramWords(brought ?? this.#english, this.#english) : this.#steppingIn(first)
    return originalsFor({ written, brought }, this.locale(first), replaced)
  }

  readonly words = kept(
    (lang: string): Promise<Words> =>
      translate(this.printed(lang), this.#steppingIn(sourceLanguage(this.readableGame)), this.numbers),
  )

  /** How the texts of a language are set. */
  readonly setting = kept(
    async (lang: string): Promise<Setting> =>
      settingOf(this.readableGame, await this.words(lang), this.theme('full')),
  )

  /** Where the texts of a language were written, by what they read. */
  readonly origins = kept(
    async (lang: string): Promise<OriginOf> =>
      originsIn(
        await this.words(lang),
        [this.locale(lang), this.locale(sourceLanguage(this.readableGame))],
        this.#steppingIn(sourceLanguage(this.readableGame)),
      ),
  )

  readonly lock = kept((lang: string): Lock => readLock(this.folder, lang))
  readonly waivers = kept((lang: string): Waivers => readWaivers(this.folder, lang))
  readonly avoided = kept((lang: string): AvoidedWords => readAvoided(this.folder, lang))

  readonly lexicon = kept((lang: string): LexiconUse => {
    const { sheet } = this.facts
    if (!hasLexicon(this.folder, lang)) return { hasLexicon: false, findings: [] }
    if (!sheet) return { hasLexicon: true, findings: [] }
    const { lexicon, findings } = readLexicon(this.folder, lang, sheet)
    return { hasLexicon: true, findings, ...(lexicon && { reader: new TextReader(lexicon) }) }
  })

  /** The cards of a language that have facts, compared with them; none without a lexicon. */
  readonly studies = kept((lang: string): readonly CardStudy[] => {
    const { sheet } = this.facts
    const { reader } = this.lexicon(lang)
    if (!sheet || !reader) return []
    return studyCards(cardTexts(this.locale(lang).texts, sheet), reader, sheet)
  })

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

/**
 * The answer to a question, worked out when it is first asked and kept. No answer is not kept: in a browser, the file of the
 * program that was missing may be there the next time.
 */
function kept<Question, Answer>(answer: (question: Question) => Answer): (question: Question) => Answer {
  const answers = new Map<Question, Answer>()
  return (question) => {
    if (answers.has(question)) return answers.get(question)!
    const found = answer(question)
    answers.set(question, found)
    if (found instanceof Promise) found.catch(() => answers.delete(question))
    return found
  }
}
