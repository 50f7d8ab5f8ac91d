import type { Place } from '../finding.ts'
import type { Picture, Shape, Stroke } from '../frame/frame.ts'
import type { Box, Size } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'
import type { Matrix } from '../geometry/matrix.ts'
import type { Align } from '../layout/layout.ts'

/** A card or tile as its template describes it: shapes in place, texts still to be fitted into their boxes. */
export interface Drawing extends Size {
  readonly parts: readonly Part[]
  /** Where in the templates a part was written; its `at` says which. */
  readonly placeOf: (at: number) => Place
}

export type Part = Shape | Picture | IconPart | TextBox | PartGroup

/** `<icon>`: its shape, and the box it was given, which has to be safe from the scissors. */
export interface IconPart {
  readonly kind: 'icon'
  readonly shape: Shape
  readonly box: Box
  readonly at: number
}

export interface PartGroup {
  readonly kind: 'group'
  readonly parts: readonly Part[]
  readonly matrix?: Matrix
  readonly clip?: string
  readonly opacity?: number
}

/** Words and how they look. */
export interface BoxWords {
  readonly text: string
  readonly at: number
  readonly style: 'regular' | 'bold' | 'italic' | 'title'
  readonly fill: string
  /** Colour of inline icons; absent: each icon's own. */
  readonly iconFill?: string
  /** BCP 47 or folder name, where it is not the card's language (the small English name). */
  readonly lang?: string
}

/** `<also>`: further words in the same box, below the first and in the same size. */
export interface AlsoWords extends BoxWords {
  /** Of the line between them and the words before. */
  readonly rule?: Stroke
}

/** `<text-box>`: words, the box they must stay in, and how they may stand there. */
export interface TextBox extends Box, BoxWords {
  readonly kind: 'text-box'
  readonly also?: readonly AlsoWords[]
  /** Largest and smallest type size; never smaller than the language's own least legible size. */
  readonly max: Pt
  readonly min?: Pt
  readonly align: Align
  readonly valign: 'top' | 'middle' | 'bottom'
  /** Times the language's line height. */
  readonly leading?: number
  /** Boxes of one name are set in one size throughout a deck, the smallest that fits all of them. */
  readonly share?: string
  /** How many times that size a box with fewer words may take. */
  readonly grow?: number
  /** The height it could have: its words are sized for that, and what they leave is the template's `spare`. */
  readonly most?: Pt
}
