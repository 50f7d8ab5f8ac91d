import type { Page } from '../frame/document.ts'

/** Both sides of one sheet of paper. */
export interface Leaf {
  readonly front: Page
  readonly back?: Page
}

/** Interleaved for printers that print on both sides; all fronts, then all backs, for turning the stack by hand. */
export type Order = 'interleaved' | 'fronts-first'

export const inOrder = (sheets: readonly Leaf[], order: Order): Page[] =>
  order === 'interleaved'
    ? sheets.flatMap(({ front, back }) => (back ? [front, back] : [front]))
    : [...sheets.map(({ front }) => front), ...sheets.flatMap(({ back }) => back ?? [])]
