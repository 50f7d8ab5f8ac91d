import type { Place } from '../finding.ts'
import type { Picture, Shape } from '../frame/frame.ts'
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

/** `<text-box>`: words, the box they must stay in, and how they may look there. */
export interface TextBox extends Box {
  readonly kind: 'text-box'
  readonly at: number
  readonly text: string
  /** Largest and smallest type size; never smaller than the language's own least legible size. */
  readonly max: Pt
  readonly min?: Pt
  readonly align: Align
  readonly valign: 'top' | 'middle' | 'bottom'
  readonly style: 'regular' | 'bold' | 'italic' | 'title'
  readonly fill: string
  /** Colour of inline icons; absent: each icon's own. */
  readonly iconFill?: string
  /** BCP 47 or folder name, where it is not the card's language (the small English name). */
  readonly lang?: string
  /** Times the language's line height. */
  readonly leading?: number
  /** Boxes of one name are set in one size throughout a deck, the smallest that fits all of them. */
  readonly share?: string
  /** Leave it out, rather than break the minimum size, when it does not fit. */
  readonly optional?: boolean
}
