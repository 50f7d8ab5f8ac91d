import type { Group, Item, Tag } from '../frame/frame.ts'
import type { Pt } from '../geometry/length.ts'

/** A slice of a column that is never cut: a line, a row of a table, a box. Pages are made of these. */
export interface Strip {
  readonly height: Pt
  /** Room above it, unless it begins a page. */
  readonly gap: Pt
  /** What it costs to begin a page with it: 0 is welcome, NEVER forbidden; ALWAYS begins one. */
  readonly breakBefore: number
  readonly draw: (x: Pt, y: Pt, book: Laid) => Item[]
  /** The first words of its block, by which to find where it was written. */
  readonly about?: string
  /** A heading that the contents and the outline name. */
  readonly mark?: Mark
}

export interface Mark {
  readonly id: string
  readonly title: string
  readonly level: number
}

/** What can be known only when all pages are made. */
export interface Laid {
  readonly pageOf: (id: string) => number | undefined
}

export const NEVER = Number.POSITIVE_INFINITY
export const ALWAYS = Number.NEGATIVE_INFINITY

export const stackHeight = (strips: readonly Strip[]): Pt =>
  strips.reduce((sum, { height, gap }, i) => sum + height + (i > 0 ? gap : 0), 0)

/** Strips drawn one below the other. */
export function drawStack(strips: readonly Strip[], x: Pt, top: Pt, book: Laid): Item[] {
  let y = top
  return strips.flatMap((strip, i) => {
    if (i > 0) y += strip.gap
    const items = strip.draw(x, y, book)
    y += strip.height
    return items
  })
}

/** Items inside elements of the document's structure, outermost first. Elements of one id go on where they left off. */
export const tagged = (path: readonly Tag[], items: readonly Item[]): Item[] =>
  items.length === 0
    ? []
    : [...path].reverse().reduce<Item[]>((inside, tag) => [{ kind: 'group', tag, items: inside }], [...items])

/** Decoration: readers that speak pass over it. */
export const artifact = (items: readonly Item[]): Group => ({
  kind: 'group',
  tag: { role: 'Artifact' },
  items,
})
