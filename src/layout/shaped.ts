import type { FaceKey, Style } from '../font/catalogue.ts'
import type { Edge } from './script.ts'

/** A string in one style, shaped. All measures are in ems, y downwards, so one shaping serves every size. */
export interface Shaped {
  readonly kind: 'text'
  readonly text: string
  readonly style: Style
  readonly runs: readonly ShapedRun[]
  readonly width: number
  readonly start: Side
  readonly end: Side
  /** Places inside where a justified line may take room. */
  readonly joints: number
  readonly missing: readonly MissingGlyph[]
}

/** Parallel arrays, one entry a glyph. */
export interface ShapedRun {
  readonly face: FaceKey
  readonly script: string
  /** Which part of the whole string's text it sets. */
  readonly start: number
  readonly end: number
  /** Written without spaces: a justified line may take room between its characters. */
  readonly elastic: boolean
  readonly glyphs: readonly number[]
  /** Offsets into the whole string's text. */
  readonly clusters: readonly number[]
  readonly xs: readonly number[]
  readonly ys: readonly number[]
}

/** One end of something set: what stands there, and how much of its width is empty and may be cut. */
export interface Side {
  readonly edge: Edge
  readonly trim: number
}

/** A character that no face of the language has. */
export interface MissingGlyph {
  readonly character: string
  readonly codePoint: number
  readonly face: FaceKey
}

/** An item set in its face, not yet placed among its neighbours. */
export interface SetItem {
  readonly run: ShapedRun
  readonly width: number
  readonly joints: number
  readonly start: Side
  readonly end: Side
}
