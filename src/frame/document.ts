import type { Box } from '../geometry/box.ts'
import type { Frame } from './frame.ts'

/** Pages in order with what a PDF says of itself. */
export interface Document {
  readonly title: string
  /** BCP 47: "zh-Hant". */
  readonly lang: string
  readonly pages: readonly Page[]
  readonly outline?: readonly OutlineEntry[]
  /** Write a structure tree from the groups' tags. */
  readonly tagged?: boolean
  readonly subject?: string
  /** What the reader's print dialog is to propose; many readers shrink pages to fit unless told. */
  readonly print?: Print
}

export interface Print {
  /** No scaling: a card of 63 mm stays 63 mm. */
  readonly actualSize?: boolean
  readonly duplex?: 'simplex' | 'long-edge' | 'short-edge'
}

export interface Page extends Frame {
  /** Where the paper is cut, and how far ink runs beyond it; absent: the page itself. */
  readonly trim?: Box
  readonly bleed?: Box
  /** Named places on this page that links and the outline point at. */
  readonly anchors?: readonly { readonly name: string; readonly y: number }[]
}

export interface OutlineEntry {
  readonly title: string
  readonly page: number
  readonly y?: number
  readonly children?: readonly OutlineEntry[]
}
