import type { Place } from '../finding.ts'
import type { Size } from '../geometry/box.ts'
import type { GameFolder } from '../source/folder.ts'
import type { Formats } from './formats.ts'

/** A game: what its data/ folder says, typed, in the order of the files. */
export interface Game {
  readonly folder: GameFolder
  readonly id: string
  readonly languages: readonly string[]
  /** The rule checks that apply. */
  readonly rules?: string
  /** The edition that cards, setup and components describe. */
  readonly edition?: string
  readonly numbers: Readonly<Record<string, number>>
  readonly icons: readonly Icon[]
  readonly cards: readonly Card[]
  readonly columns: readonly Column[]
  readonly components: readonly Component[]
  readonly totals: Readonly<Record<string, number>>
  readonly backs: readonly Back[]
  readonly pieces: readonly Piece[]
  readonly editions: readonly Edition[]
  readonly expansions: readonly Expansion[]
  readonly formats: Formats
  /** Where a value stands, or for maps their key: `place('data/cards.yaml', 'cards', 'bite', 'copies')`. */
  readonly place: PlaceOf
  /** Where a key stands, whatever its value. */
  readonly keyPlace: PlaceOf
}

export type PlaceOf = (file: string, ...path: readonly (string | number)[]) => Place

export interface Icon {
  readonly id: string
  readonly art: string
  readonly cancels?: string
}

export interface Card {
  readonly id: string
  readonly kind: string
  readonly back: string
  readonly art?: string
  /** Icons it adds, or icons by team. */
  readonly icons: Readonly<Record<string, number | Readonly<Record<string, number>>>>
  readonly copies: readonly Copies[]
  /** The file it stands in: data/cards.yaml or an expansion. */
  readonly file: string
}

export interface Copies {
  /** "6+": taken out below six players. Absent: always in. */
  readonly mark?: string
  readonly count: number
}

/** A column of the setup table. */
export interface Column {
  readonly players: number
  readonly starters: Readonly<Record<string, number>>
  /** Declared; `deckFor` computes it. */
  readonly draw: number
  readonly sniff: boolean
  readonly variant: boolean
  readonly extra: Readonly<Record<string, number>>
}

export interface Component {
  readonly id: string
  readonly type: 'card' | 'tile' | 'token'
  readonly count: number
  readonly startPlayer?: number
  readonly worth?: number
}

export interface Back {
  readonly id: string
  readonly template: string
}

export interface Piece {
  readonly id: string
  readonly group: PieceGroup
  readonly source: PieceSource
  /** "card": the size the user chooses; "book": the page of the rulebook. */
  readonly size: Size | 'card' | 'book'
  readonly shape: 'rect' | 'round'
  readonly template: string
  readonly back?: string
}
export type PieceGroup = 'cards' | 'tiles' | 'tokens' | 'setup' | 'aid' | 'rules'
export type PieceSource =
  | { readonly from: 'cards'; readonly kind?: string; readonly back?: string }
  | { readonly from: 'components'; readonly ids: readonly string[] }
  | { readonly from: 'each'; readonly of: 'game' | 'player' }

export interface Edition {
  readonly id: string
  readonly players: {
    readonly min: number
    readonly max: number
    readonly expansion?: number
    readonly variant?: number
  }
  readonly minutes: { readonly min: number; readonly max: number }
  readonly age?: number
  readonly marks: readonly string[]
  /** The term for the tile before each player. */
  readonly tile: string
  readonly startPlayerSymbol: boolean
  /** Starter Bites by players, where the edition's setup table is not known. */
  readonly wolfZeroes: Readonly<Record<string, number>>
  /** Marked cards taken out, by players and card. */
  readonly removed: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly undocumented: readonly string[]
}

/** Cards somebody adds to a game, in data/expansions/<id>.yaml; off unless asked for. */
export interface Expansion {
  readonly id: string
  readonly cards: readonly Card[]
  readonly total: number
}

/** The language the others are translated from; the schema demands one. */
export const sourceLanguage = ({ languages }: Pick<Game, 'languages'>): string => languages[0]!

export const copiesOf = (card: Card): number => card.copies.reduce((sum, { count }) => sum + count, 0)

/** "6+" → 6: the fewest players that use a card with this mark. */
export const threshold = (mark: string): number => Number.parseInt(mark, 10)

/** The edition the game's own figures belong to. */
export const currentEdition = (game: Game): Edition | undefined =>
  game.editions.find(({ id }) => id === game.edition)
