import type { Box, Size } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'
import type { Matrix } from '../geometry/matrix.ts'

/**
 * What a laid-out thing is: plain data, JSON all through, y downwards, lengths in points.
 * Layout writes it, painters draw it and decide nothing.
 */
export interface Frame extends Size {
  readonly items: readonly Item[]
}

export type Item = TextRun | Shape | Picture | Group | Placed | Link

/** "#rrggbb", or a gradient in the coordinates of the item it fills. */
export type Paint = string | Gradient
export interface Gradient {
  /** linear: x1 y1 x2 y2; radial: cx cy r of the outer circle, focus at its centre. */
  readonly linear?: readonly [number, number, number, number]
  readonly radial?: readonly [number, number, number]
  readonly stops: readonly { readonly at: number; readonly color: string }[]
}

/** Glyphs of one face, size and colour on one baseline; text, glyphs and positions belong together. */
export interface TextRun {
  readonly kind: 'text'
  /** Key of a face in the font catalogue, "grenze/400". */
  readonly face: string
  readonly size: Pt
  readonly fill: string
  /** Start of the baseline. */
  readonly x: Pt
  readonly y: Pt
  /** What the glyphs say, NFC, spaces included: a reader of the PDF gets exactly this back. */
  readonly text: string
  /** Parallel arrays, one entry a glyph, in drawing order. */
  readonly glyphs: readonly number[]
  /** Glyph origins in points from (x, y). `ys` is left out when all are 0 (y downwards). */
  readonly xs: readonly Pt[]
  readonly ys?: readonly Pt[]
  /** For each glyph, where in `text` (UTF-16) the cluster begins that it belongs to. */
  readonly clusters: readonly number[]
  /** Where in `text` words begin, for scripts whose words readers cannot find by spaces (Thai). */
  readonly words?: readonly number[]
  /** BCP 47, where it differs from the document's. */
  readonly lang?: string
}

/** A path in SVG path syntax, absolute or relative commands, arcs included. */
export interface Shape {
  readonly kind: 'path'
  readonly d: string
  readonly matrix?: Matrix
  readonly fill?: Paint
  readonly rule?: 'nonzero' | 'evenodd'
  readonly stroke?: Stroke
  readonly opacity?: number
  /** An icon standing in text says this when the text is copied or read aloud: "[Apple]". */
  readonly alt?: string
  /**
   * Such an icon's place in its line: start and baseline, the size of the type round it, the room it takes. Readers of
   * a PDF put words in order by this.
   */
  readonly inline?: { readonly x: Pt; readonly y: Pt; readonly size: Pt; readonly width: Pt }
}
export interface Stroke {
  readonly color: string
  readonly width: Pt
  readonly dash?: readonly Pt[]
  readonly cap?: 'butt' | 'round' | 'square'
  readonly join?: 'miter' | 'round' | 'bevel'
}

/** A raster image inside the game folder, already read. */
export interface Picture extends Box {
  readonly kind: 'picture'
  /** base64 of a JPEG or an opaque PNG: alpha would make PDFs differ from run to run. */
  readonly data: string
  readonly type: 'jpeg' | 'png'
  readonly alt?: string
  /** Shown without its colours. */
  readonly grey?: boolean
}

export interface Group {
  readonly kind: 'group'
  readonly items: readonly Item[]
  readonly matrix?: Matrix
  /** Path data that everything inside is cut to, in the group's own coordinates. */
  readonly clip?: string
  readonly opacity?: number
  /** Place in the document's structure, for readers that speak; absent: decoration or part of the parent. */
  readonly tag?: Tag
}
export interface Tag {
  readonly role: Role
  /** Groups with the same id, on this page or later ones, are one element: a paragraph or list that goes on overleaf. */
  readonly id?: string
  /** Alternative text of a figure. */
  readonly alt?: string
  readonly lang?: string
  /** Header cells: what they head. */
  readonly scope?: 'Row' | 'Column'
}
export type Role =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Caption'
  | 'TOC'
  | 'TOCI'
  | 'Link'
  | 'Note'
  | 'Artifact'

/** A whole frame set down in another. Painters draw a frame object once a document and re-use it. */
export interface Placed {
  readonly kind: 'placed'
  readonly frame: Frame
  readonly matrix: Matrix
}

/** A clickable box: to an address, or to a named destination in the same document. */
export interface Link extends Box {
  readonly kind: 'link'
  readonly to: { readonly url: string } | { readonly anchor: string }
  /** Where it leads, in words, for readers that speak. */
  readonly alt?: string
}
