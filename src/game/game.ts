import type { Check, Place } from '../finding.ts'
import type { Edit } from '../source/edit.ts'
import type { GameFolder } from '../source/folder.ts'
import type { Formats } from './formats.ts'
import type { Back, Card, Choice, Column, Component, Edition, Icon, OwnShapes, PieceType } from './schema.ts'

export type {
  Back,
  Card,
  Choice,
  Column,
  Component,
  Copies,
  Edition,
  Extra,
  Icon,
  OwnFields,
  PieceGroup,
  PieceSource,
  PieceType,
} from './schema.ts'

/** A game: what its data/ folder says, typed, in the order of the files. */
export interface Game {
  readonly folder: GameFolder
  readonly id: string
  readonly languages: readonly string[]
  /** Rules that the program knows more about; absent: a game like any other. */
  readonly rules?: Rules
  /** The edition that cards, setup and components describe. */
  readonly edition?: string
  readonly numbers: Readonly<Record<string, number>>
  readonly icons: readonly Icon[]
  readonly cards: readonly Card[]
  readonly columns: readonly Column[]
  readonly components: readonly Component[]
  readonly totals: Readonly<Record<string, number>>
  readonly backs: readonly Back[]
  readonly pieces: readonly PieceType[]
  /** Where one of several pieces will do. */
  readonly choices: readonly Choice[]
  readonly editions: readonly Edition[]
  readonly expansions: readonly Expansion[]
  readonly formats: Formats
  /** Where a value stands, or for maps their key: `place('data/cards.yaml', 'cards', 'apple', 'copies')`. */
  readonly place: PlaceOf
  /** Where a key stands, whatever its value. */
  readonly keyPlace: PlaceOf
}

export type PlaceOf = (file: string, ...path: readonly (string | number)[]) => Place

/** Cards somebody adds to a game, in data/expansions/<id>.yaml; off unless asked for. */
export interface Expansion {
  readonly id: string
  readonly cards: readonly Card[]
  readonly total: number
}

/** The main deck of one table: what goes in, what stays in the box, and where everything goes. */
export interface Deck {
  readonly players: number
  readonly variant: boolean
  /** Boxes needed. */
  readonly boxes: number
  readonly cards: readonly DeckCard[]
  /** Marked cards left in the box. */
  readonly removed: readonly (CardCount & { readonly mark: string })[]
  readonly starters: readonly CardCount[]
  /** What a second copy supplies: the extras of the table, and starters one box is short of. */
  readonly secondCopy: readonly CardCount[]
  /** All cards in, starters included. */
  readonly total: number
  /** Cards dealt to each after the starter. */
  readonly handSize: number
  /** Starters and hands. */
  readonly dealt: number
  /** Left to draw; negative when hands cannot be dealt. */
  readonly draw: number
}

export interface CardCount {
  readonly card: string
  readonly count: number
}
export interface DeckCard extends CardCount {
  readonly fromSecondCopy: number
}

/**
 * What a game whose rules the program knows adds to what any game is. data/game.yaml names it (`rules: growl`), and
 * `src/rules.ts` lists all there are.
 */
export interface Rules {
  readonly name: string
  /** Fields of its own in a column of the setup table and in an edition; their values stand under `own`. */
  readonly fields: OwnShapes
  /** Figures that texts may name in braces. */
  readonly numbers: (game: Game) => Figures
  /** Columns of the setup table that bear a star. */
  readonly isStarred: (column: Column) => boolean
  /** What has to be done at a table besides dealing the deck. */
  readonly tableNotes: (game: Game, deck: Deck, expansions: readonly Expansion[]) => TableNotes
  /** The deck of an edition whose cards are not known. */
  readonly earlierDeck: (edition: Edition, players: number) => EarlierDeck
  readonly checks: () => Promise<RuleChecks>
}

/** What must hold in games of these rules, and the small game of theirs that the examples change. */
export interface RuleChecks {
  readonly checks: readonly DataCheck[]
  readonly example?: GameFolder
}

/** Figures and marks by name; what is undefined is not known. */
export type Figures = Readonly<Record<string, number | string | undefined>>

export interface TableNotes {
  /** For programs: part of the deck as JSON. */
  readonly values: Readonly<Record<string, unknown>>
  /** What, and how it is done: lines of one table's deck. */
  readonly lines: readonly NotedCell[]
  /** What, and how it is at this table: rows of the overview of all tables. */
  readonly rows: readonly NotedCell[]
}
export type NotedCell = readonly [name: Said, cell: Said]

/** Something to be said in whatever language is asked for. */
export type Said =
  | number
  /** A name of the game in one of its forms, or a label of it. */
  | { readonly term: string; readonly form?: string }
  | { readonly label: string }
  | { readonly cards: readonly CardCount[] }
  /** Words of the program, with what is filled into them. */
  | { readonly program: string; readonly values?: Readonly<Record<string, Said>> }

export interface EarlierDeck {
  readonly values: Readonly<Record<string, unknown>>
  /** What the table needs besides the box: "with the expansion". */
  readonly needs?: string
  readonly lines: readonly (readonly [name: string, cell: string])[]
  /** What nobody wrote down. */
  readonly gaps: readonly string[]
}

/** A check of a game's data. Its examples are changes to a small game. */
export type DataCheck = Check<Game, Edit>

/** The language the others are translated from; the schema demands one. */
export const sourceLanguage = ({ languages }: Pick<Game, 'languages'>): string => languages[0]!

export const copiesOf = (card: Card): number => card.copies.reduce((sum, { count }) => sum + count, 0)

/** "6+" → 6: the fewest players that use a card with this mark. */
export const threshold = (mark: string): number => Number.parseInt(mark, 10)

/** The edition the game's own figures belong to. Where it is not named, or not rightly, one check says so; the others take the first. */
export const currentEdition = (game: Game): Edition | undefined =>
  game.editions.find(({ id }) => id === game.edition) ?? game.editions[0]
