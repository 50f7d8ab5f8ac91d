import type { PieceChoice } from '../card/pieces.ts'
import type { Ink } from '../card/theme.ts'
import type { Extra, Game } from '../game/game.ts'
import { GROUPS } from '../game/schema.ts'
import type { Pt } from '../geometry/length.ts'
import { programVersion } from '../host/version.ts'
import type { Backs, Offset } from '../sheet/backs.ts'
import type { Paper } from '../sheet/format.ts'
import type { Order } from '../sheet/order.ts'

/** What somebody wants printed, every choice made. */
export interface PrintRequest extends PieceChoice {
  readonly paper: Paper
  readonly bleed: Pt
  readonly backs: Backs
  readonly order: Order
  /** How far the backs are moved, to meet the fronts of a printer that shifts. */
  readonly offset: Offset
  readonly ink: Ink
  readonly englishNames: boolean
  /** A second language on the cards, below the first. */
  readonly bilingual?: string
  /** Also a PDF for each stack of sheets, of pieces that are cut alike. */
  readonly split: boolean
  /** Paste-ups, a tuck box: of what is printed besides, or of the whole box when they are all that is asked for. */
  readonly extras: readonly Extra[]
  /** What a tuck box has to have room for: whether cards are sleeved, and how thick one is then. */
  readonly sleeved: boolean
  readonly thickness?: Pt
  /** Of the rulebook: what kinds of files, and whether another edition. */
  readonly formats: readonly BookFormat[]
  readonly edition?: string
  /** Of the program, for the imprint. */
  readonly version: string
}

/** Whether somebody turns the stack over and puts it back into the printer, instead of the printer. */
export const isTurnedByHand = ({ backs, order }: Pick<PrintRequest, 'backs' | 'order'>): boolean =>
  order === 'fronts-first' && (backs === 'long' || backs === 'short')

export type BookFormat = 'pdf' | 'md' | 'html'
export const BOOK_FORMATS: readonly BookFormat[] = ['pdf', 'md', 'html']

/** What is printed unless something else is asked for. */
export const defaultRequest = ({ formats }: Game): PrintRequest => ({
  groups: GROUPS,
  choices: {},
  cardSize: formats.cards.standard!,
  expansions: [],
  paper: { name: 'A4', ...formats.papers.a4! },
  bleed: 0,
  backs: 'long',
  order: 'interleaved',
  offset: { x: 0, y: 0 },
  ink: 'full',
  englishNames: true,
  split: false,
  extras: [],
  sleeved: false,
  formats: ['pdf'],
  version: programVersion(),
})

/** The pieces that paste-ups are made of and a tuck box holds. */
export const deckOf = (request: PrintRequest): PieceChoice => ({
  ...request,
  groups: request.groups.length > 0 ? request.groups : GROUPS,
})

/** Whether it is the game that is printed, or a part of it, and not only something beside it. */
export const isKit = ({ groups, only }: PrintRequest): boolean => groups.length > 0 && !only
