import type { Place } from '../finding.ts'
import type { Form } from './form.ts'
import type { Line } from './lines.ts'
import type { BracketIcons } from './marked.ts'
import type { Folds } from './plain.ts'

/** A question a card may answer: how many players, face up or down. Its choices exclude one another. */
export interface Kind {
  readonly name: string
  readonly means: string
  /** Whole numbers instead of choices. */
  readonly number: boolean
  readonly choices: readonly string[]
  /** A kind of verbs with the same choices: a lexicon has words for a thing, and its verb says which choice. */
  readonly binds?: string
  /** English words that say `says`. */
  readonly example: string
  readonly says: string
}

/** What a language needs words for: every kind, and what tells two clauses of a card apart. */
export interface Asked {
  readonly kinds: ReadonlyMap<string, Kind>
  readonly cards: ReadonlyMap<string, readonly { readonly kind: string; readonly at?: string }[]>
}

/** What there is to know of a lexicon beside its forms. */
export interface Outline {
  readonly lang: string
  readonly file: string
  readonly folds: Folds
  /** Endings of words that writers set off: "Spieler:innen". */
  readonly endings?: RegExp
  /** Words in brackets that stand for icons: "[Apple]". */
  readonly icons?: BracketIcons
  readonly kinds: ReadonlyMap<string, KnownKind>
}

export interface KnownKind {
  /** The forms are known to be all there are: a fact that is not found is missing, not merely unknown. */
  readonly closed: boolean
  /** Two choices of which a negated one says the other; or none. */
  readonly opposites: readonly string[]
  /** The kind of verbs that says which choice it is; then there are only words for the thing. */
  readonly binds?: string
  /** Numbers have `number` (with a slot), `other` (never right), or the number itself. */
  readonly choices: Pick<ReadonlySet<string>, 'has' | 'keys'>
  readonly place: Place
}

/** How a language says things: the files in locales/<lang>/lexicon, understood. */
export interface Lexicon extends Outline {
  readonly numbers: readonly NumberWord[]
  /** Named lists of words, {player} in forms. */
  readonly lists: ReadonlyMap<string, readonly Form[]>
  /** Words that turn what stands behind or before them into its opposite. */
  readonly negations: {
    readonly before: readonly Form[]
    readonly after: readonly Form[]
    /** Adverbs that may stand between a "not" and what it turns: "absolutely". */
    readonly between: readonly Form[]
  }
  /** Words that open a condition before them, or close one behind them. */
  readonly conditions: { readonly before: readonly Form[]; readonly after: readonly Form[] }
  /** Words beside which a clause is said, where a card states one kind in two clauses. */
  readonly places: ReadonlyMap<string, LexiconEntry>
  readonly kinds: ReadonlyMap<string, LexiconKind>
}

export interface NumberWord {
  readonly value: number
  readonly form: Form
}

export interface LexiconKind extends KnownKind {
  readonly choices: ReadonlyMap<string, LexiconEntry>
}

export interface LexiconEntry {
  readonly forms: readonly LocatedForm[]
  /** A form found inside one of these was not meant. */
  readonly not: readonly Form[]
  readonly place: Place
}

export interface LocatedForm {
  readonly form: Form
  readonly line: Line
}
