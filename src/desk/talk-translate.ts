import type { MatrixCard } from '../facts/matrix.ts'
import type { Finding, Said, Severity } from '../finding.ts'
import type { NewLanguage } from '../library/begin.ts'
import type { UnitState } from '../locale/lock.ts'

// What is said between page and engine while somebody translates.

export interface TranslateQuestions {
  /** All texts of a language, beside those they are translated from. From then on the engine has this work on its desk. */
  readonly texts: { given: { readonly lang?: string; readonly work: Work }; answer: TextsView }
  /** Another wording of a text, as it will be printed. */
  readonly edit: { given: Wording & { readonly scale: number }; answer: EditView }
  /** What the checks say of a wording, and which facts it states. */
  readonly proof: { given: Wording; answer: ProofView }
  /** What is wrong with which texts of a language. */
  readonly problems: { given: { readonly lang: string }; answer: ProblemsView }
  /** The files that somebody has changed, with what they wrote in them. */
  readonly changed: { given: { readonly work: Work }; answer: ChangedView }
}

/** Everything somebody has done that is in no file of the game yet. */
export interface Work {
  readonly begun: readonly NewLanguage[]
  readonly drafts: Readonly<Record<string, Drafts>>
}

/** What somebody has done in one language. */
export interface Drafts {
  readonly texts: Readonly<Record<string, string>>
  /** Units that somebody has compared with the original, as they are now. */
  readonly accepted: readonly string[]
  readonly waived: readonly WaivedDraft[]
}

export interface WaivedDraft {
  readonly code: string
  readonly key: string
  readonly reason: string
  /** The text it was written for: another text is another matter. */
  readonly value: string
}

export interface Wording {
  readonly lang: string
  readonly key: string
  readonly value: string
}

export interface TextsView {
  /** Why files with these texts could not be read: whatever is in them seems to be missing. */
  readonly faults: readonly Finding[]
  readonly lang: string
  /** BCP 47. */
  readonly tag: string
  /** The language that others are translated from. */
  readonly source: string
  readonly sourceTag: string
  readonly groups: readonly GroupView[]
  readonly texts: readonly TextView[]
  readonly icons: readonly string[]
}

/** In the language that the texts are in, or in that of the originals where it has none yet. */
export interface Title {
  readonly words: string
  /** BCP 47. */
  readonly tag: string
}

/** Texts that are read one after the other: names, cards, a chapter of the rules. */
export interface GroupView {
  readonly id: string
  /** What kind of file the texts are in: "terms", "cards", "rules", also of the rules of another edition. */
  readonly file: string
  /** Of an edition. */
  readonly edition?: Title
  /** Of the part of the file: its id, and its title if it has one. */
  readonly section?: string
  readonly title?: Title
  /** What the file is about, as its comment says. */
  readonly about: string
}

/** "source": in the language that the others are translated from there is nothing to follow. */
export type TextState = UnitState | 'source'

export interface TextView {
  readonly key: string
  /** What is accepted as one: a name with its forms, a text with its plurals. */
  readonly unit: string
  readonly group: string
  /** What the card is called that the text is for. */
  readonly card?: Title
  readonly source: string
  /** Written in the files of the game; '' where nothing is. */
  readonly written: string
  readonly state: TextState
  readonly comment: string
  /** If the original has changed since: what it was and what it is, a paragraph a line. */
  readonly changed?: { readonly was: string; readonly is: string }
  /** If what the card does has changed since. */
  readonly factsChanged?: boolean
}

/** A text where it is printed; nothing is drawn of one that stands on no piece and on no page of the rulebook. */
export interface EditView {
  readonly picture?: ImageBitmap
  /** In points. */
  readonly width: number
  readonly height: number
  /** What the picture shows. */
  readonly on: 'piece' | 'book' | 'nothing'
  /** Where in the picture the paragraph is, from the top, in parts of its height. */
  readonly mark?: readonly [from: number, to: number]
  /** How many places of the game show the text. */
  readonly places: number
}

export interface ProofView {
  readonly state: TextState
  /** Of the text, its original and its facts as they are looked at: what somebody accepts. */
  readonly compared: string
  readonly findings: readonly TextFinding[]
  /** What was waived for another wording, with the file that still says so. */
  readonly expired: readonly { readonly code: string; readonly reason: string; readonly file: string }[]
  /** What a card states and its text says; nothing of a text without facts, or in a language without a lexicon. */
  readonly facts?: Pick<MatrixCard, 'facts' | 'added' | 'readsLike' | 'unreadable'>
  /** What the placeholders of both texts stand for in this language. */
  readonly names: Readonly<Record<string, string>>
}

export interface TextFinding {
  readonly code: string
  readonly severity: Severity
  readonly message: string
  readonly hint?: string
  /** Both as they can be said in other languages. */
  readonly said?: Said
  /** The characters of the text that it is about; nothing: all of them. */
  readonly at?: readonly [from: number, to: number]
  /** Whether somebody may say that it does not matter here. */
  readonly waivable: boolean
  /** Somebody has. */
  readonly waived?: string
}

export interface ProblemsView {
  readonly lang: string
  /** The gravest of each text that has any. */
  readonly problems: readonly (readonly [key: string, gravest: 'error' | 'warning'])[]
}

export interface ChangedView {
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[]
  /** What could not be put into its file, with the reason. */
  readonly left: readonly { readonly lang: string; readonly key: string; readonly why: string }[]
}
