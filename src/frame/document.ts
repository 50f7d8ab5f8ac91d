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
