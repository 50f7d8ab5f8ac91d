import type { PieceGroup } from '../game/game.ts'
import type { Size } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'

/** What somebody wants printed, every choice made. */
export interface PrintRequest {
  readonly languages: readonly string[]
  readonly paper: { readonly name: string } & Size
  /** Of cards; tiles and tokens have sizes of their own. */
  readonly cardSize: Size
  readonly bleed: Pt
  readonly backs: 'long' | 'short' | 'fold' | 'none'
  readonly order: 'interleaved' | 'fronts-first'
  /** How far the backs are moved, to meet the fronts of a printer that shifts. */
  readonly offset: { readonly x: Pt; readonly y: Pt }
  readonly ink: Ink
  /** Only what so many players need; absent: the whole box. */
  readonly players?: number
  readonly groups: readonly PieceGroup[]
  /** Only these cards; absent: all. */
  readonly cards?: readonly string[]
  readonly expansions: readonly string[]
  readonly englishNames: boolean
  /** A second language, small, where it fits. */
  readonly bilingual?: string
}

export type Ink = 'full' | 'low'
