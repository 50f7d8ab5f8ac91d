/**
 * A book as its source describes it: what there is in which order, nothing yet about where it stands. Texts still have
 * their inline marks; an empty line in a text ends a paragraph. PDF, web page and Markdown are all made from this.
 */
export type Block =
  | Heading
  | Prose
  | List
  | Callout
  | Table
  | Figure
  | Entry
  | Grid
  | Cover
  | Contents
  | PageBreak

export interface Heading {
  readonly kind: 'heading'
  /** How it looks. */
  readonly level: 1 | 2 | 3
  /** How deep it is in the book, no depth left out: a question right below a chapter is of rank 2. */
  readonly rank: 1 | 2 | 3
  readonly text: string
  /** What links and the contents lead to; absent: nothing leads here. */
  readonly id?: string
}
export interface Prose {
  readonly kind: 'prose'
  readonly text: string
}
export interface List {
  readonly kind: 'list'
  readonly ordered: boolean
  /** Of the first item; 1 if not said. */
  readonly start?: number
  /** The first item goes on from before: it has no number or bullet. */
  readonly continued?: boolean
  readonly items: readonly (readonly Block[])[]
}
/** Set apart in a box. */
export interface Callout {
  readonly kind: 'callout'
  readonly look: 'important' | 'tip'
  readonly label: string
  readonly blocks: readonly Block[]
}
/** The first cell of each row heads it, the first row heads the columns. */
export interface Table {
  readonly kind: 'table'
  readonly caption?: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
/** A drawing of templates/figure-<name>.svg.hbs. */
export interface Figure {
  readonly kind: 'figure'
  readonly name: string
  readonly alt: string
  readonly caption: string
}
/** Words beside an emblem: a card, a piece of the box. */
export interface Entry {
  readonly kind: 'entry'
  readonly icon: string
  /** Colours and shape of the emblem. */
  readonly look: string
  readonly blocks: readonly Block[]
}
/** Blocks side by side, row by row. */
export interface Grid {
  readonly kind: 'grid'
  readonly columns: number
  readonly cells: readonly Block[]
}
/** The first page: drawn from templates/cover.svg.hbs on paper, these words where there is no paper. */
export interface Cover {
  readonly kind: 'cover'
  readonly blocks: readonly Block[]
}
export interface Contents {
  readonly kind: 'contents'
  readonly title: string
}
export interface PageBreak {
  readonly kind: 'page'
}

/** The words that a block begins with; of a figure, the name of its template. */
export function firstWords(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'prose':
      return block.text
    case 'list':
      return firstOf(block.items.flat())
    case 'callout':
      return block.label || firstOf(block.blocks)
    case 'table':
      return block.caption ?? block.head.find(Boolean) ?? ''
    case 'figure':
      return `figure-${block.name}`
    case 'grid':
      return firstOf(block.cells)
    case 'contents':
      return block.title
    case 'entry':
    case 'cover':
      return firstOf(block.blocks)
    case 'page':
      return ''
  }
}

const firstOf = (blocks: readonly Block[]): string => blocks.map(firstWords).find(Boolean) ?? ''
