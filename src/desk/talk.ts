import type { MatrixCard } from '../facts/matrix.ts'
import type { FactNames } from '../facts/name.ts'
import type { Finding } from '../finding.ts'
import type { FileKind } from '../kit/file.ts'
import type { ForPage, Note, Options } from '../order/option.ts'
import type { OwnQuestions } from './talk-own.ts'
import type { CardsWanted, CardView, FaceWanted, RulesView, TableView, TableWanted } from './talk-play.ts'
import type { TranslateQuestions, Work } from './talk-translate.ts'

// What the page and the engine say to one another. The engine is in a worker, so all of it is plain data.

/** Each question by its name: what is given with it, and what comes back. */
export interface Questions extends TranslateQuestions, OwnQuestions {
  /** From now on the game is the one that `growl desk` serves to whoever has this token. */
  readonly connect: { given: string; answer: undefined }
  /** Files of the game are other than they were: it is read anew. */
  readonly reread: { given: undefined; answer: undefined }
  /** Addresses of what has been fetched so far, beside the page: what it takes to do the same again. */
  readonly fetched: { given: undefined; answer: readonly string[] }
  /** What a language calls kinds of facts and their choices; nothing of one that the game has no names in. */
  readonly factNames: { given: string; answer: FactNames }
  /** What there is to choose from. */
  readonly game: { given: undefined; answer: GameView }
  /** Names of what the game has, in a language of it or else in its first. */
  readonly names: { given: string; answer: NamesView }
  /** Names of what can be printed by itself, for whoever has lost some of it. */
  readonly reprintable: { given: ReprintWanted; answer: readonly string[] }
  /** Lays out a kit, with texts that are in no file yet; its pages can be looked at from then on. */
  readonly lay: { given: LayWanted; answer: LaidView }
  /** What is wrong with the data and the words of what was laid out last. */
  readonly words: { given: undefined; answer: readonly Finding[] }
  /** A page of what was laid out last, drawn. */
  readonly page: { given: PageWanted; answer: ImageBitmap }
  /** Files of what was laid out last, painted. */
  readonly files: { given: FilesWanted; answer: readonly MadeFile[] }
  /** Compares card texts with what the cards state: somebody's own, or those of the game. */
  readonly check: { given: CheckWanted; answer: CheckView }
  /** What a table of so many needs, in words. */
  readonly table: { given: TableWanted; answer: TableView }
  /** The cards that can be looked up, in two languages. */
  readonly cards: { given: CardsWanted; answer: readonly CardView[] }
  /** The face of a card, drawn. */
  readonly face: { given: FaceWanted; answer: ImageBitmap }
  /** The rulebook as a web page. */
  readonly rules: { given: string; answer: RulesView }
  /** A sheet that shows how far the printer shifts. */
  readonly calibration: { given: LayWanted; answer: MadeFile }
}
export type QuestionName = keyof Questions

export interface GameView {
  readonly id: string
  readonly languages: readonly LanguageView[]
  readonly papers: readonly string[]
  readonly sizes: readonly SizeView[]
  /** Of cards, tiles, tokens …: those that the game has. */
  readonly groups: readonly string[]
  readonly extras: readonly string[]
  readonly expansions: readonly string[]
  /** The current one first. */
  readonly editions: readonly string[]
  readonly choices: readonly ChoiceView[]
  /** None: the game has no setup table. */
  readonly players: readonly number[]
  /** Whether the program knows more of its rules than its cards: what a table is told. */
  readonly hasRules: boolean
  readonly hasBook: boolean
  /** Whether the texts of cards can be compared with what they state. */
  readonly hasFacts: boolean
  readonly version: string
}

export interface LanguageView {
  readonly code: string
  /** BCP 47. */
  readonly tag: string
  /** In the language itself. */
  readonly name: string
}

/** By id; what has no name goes by that. */
export interface NamesView {
  readonly tag: string
  readonly game?: string
  readonly expansions: Readonly<Record<string, string>>
  readonly pieces: Readonly<Record<string, string>>
  readonly cards: Readonly<Record<string, string>>
}

/** In millimetres. */
export interface SizeView {
  readonly id: string
  readonly width: number
  readonly height: number
}

/** Where one of several pieces will do. */
export interface ChoiceView {
  readonly id: string
  readonly alternatives: readonly string[]
  readonly usual: string
}

interface ReprintWanted {
  readonly lang: string
  readonly expansion?: string
}

export interface LayWanted {
  readonly options: Options
  readonly work?: Work
}

export interface LaidView {
  /** Counts what has been laid out: pages and files are asked for by it. */
  readonly id: number
  readonly lang: string
  readonly documents: readonly DocumentView[]
  /** What the checks say of the kit itself. */
  readonly findings: readonly Finding[]
  /** What was asked for and changes nothing, in sentences. */
  readonly notes: readonly Note[]
}

/** A file that can be printed. */
export interface DocumentView {
  readonly kind: FileKind
  /** Below the output folder: "de/kit.pdf". */
  readonly path: string
  /** Sheets of paper. */
  readonly sheets: number
  /** Each two pages are the sides of one sheet. */
  readonly isTwoSided: boolean
  /** Pages before the first sheet to cut, which is numbered 1 on paper: those that tell how to print. None: pages are numbered as in the file. */
  readonly before: number
  readonly pages: readonly PageView[]
}

/** In points. */
export interface PageView {
  readonly width: number
  readonly height: number
  /** What lies here, as the head of the sheet says, or what begins here, by the outline of the document. */
  readonly title?: string
}

export interface PageWanted {
  readonly laid: number
  readonly kind: FileKind
  readonly page: number
  /** Pixels to the point. */
  readonly scale: number
}

export interface FilesWanted {
  readonly laid: number
  /** All of them when none is named. */
  readonly kinds?: readonly FileKind[]
}

export interface MadeFile {
  readonly path: string
  readonly bytes: Uint8Array
}

export interface CheckWanted {
  readonly lang: string
  /** YAML, CSV, or a list of "Title: text"; absent: the texts of the game. */
  readonly text?: string
}

export interface CheckView {
  readonly lang: string
  /** Why it could not be read, or what is worth telling. */
  readonly remarks: readonly Finding[]
  /** What it was taken for: "a CSV file". */
  readonly format?: string
  /** Cards by how they stand. */
  readonly right: number
  readonly wrong: number
  readonly unsure: number
  /** What is wrong comes first. */
  readonly cards: readonly CheckedCard[]
  /** All of it as a web page of its own, to be passed on. */
  readonly page?: string
}

/** Stands where a finding has its file, when it is about texts that were pasted and are in none. */
export const PASTED = 'texts'

/** A text beside the original, fact by fact. */
export interface CheckedCard
  extends Pick<
    MatrixCard,
    'card' | 'title' | 'originalTitle' | 'text' | 'original' | 'facts' | 'added' | 'readsLike' | 'unreadable'
  > {
  readonly findings: readonly Finding[]
  /** Nothing has to be done about it. */
  readonly isFine: boolean
}

/** From the page: a question, or that an answer is not wanted any more. */
export type ToEngine =
  | { readonly id: number; readonly ask: QuestionName; readonly given: unknown }
  | { readonly id: number; readonly forget: true }

/** From the engine: how far it is, the answer, or why there is none. */
export type FromEngine =
  | { readonly id: number; readonly done: number; readonly of: number }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly refused: Refused }

export interface Refused extends Partial<ForPage> {
  /** "outdated": a newer question took its place. "asked": what was asked for cannot be meant. "game": its files cannot be read. "unreachable": files of the page cannot. "fault": of the program. */
  readonly why: 'outdated' | 'asked' | 'game' | 'unreachable' | 'locked' | 'fault'
  readonly message: string
  readonly findings?: readonly Finding[]
}
