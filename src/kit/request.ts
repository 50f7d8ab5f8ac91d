import type { PieceChoice } from '../card/pieces.ts'
import type { Ink } from '../card/theme.ts'
import type { Size } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'
import type { Backs, Offset } from '../sheet/backs.ts'
import type { Order } from '../sheet/order.ts'
import type { BookFormat } from './books.ts'

/** What somebody wants printed, every choice made. */
export interface PrintRequest extends PieceChoice {
  readonly languages: readonly string[]
  readonly paper: { readonly name: string } & Size
  readonly bleed: Pt
  readonly backs: Backs
  readonly order: Order
  readonly offset: Offset
  readonly ink: Ink
  readonly englishNames: boolean
  /** A second language, small, where it fits. */
  readonly bilingual?: string
  /** Of the rulebook: what kinds of files, and whether another edition. */
  readonly formats: readonly BookFormat[]
  readonly edition?: string
  /** Rulebooks of two languages beside each other, instead of one a language. */
  readonly sideBySide?: readonly [string, string]
  /** Of the program, for the imprint. */
  readonly version: string
}
