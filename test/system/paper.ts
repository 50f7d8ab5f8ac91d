/**
 * Paper and printers as things in a room: no line of this knows how the program lays out pages, only what happens to paper.
 *
 * A leaf has two sides, each with a page or nothing. What matters about two pages on one leaf is whether their heads are at
 * the same edge of the paper: then a point of the one shows through at the other's mirrored left to right, else top to bottom.
 */
export interface Leaf {
  readonly pages: readonly [number | undefined, number | undefined]
  /** Of the page on each side: at which end of the leaf its head is. */
  readonly heads: readonly [End, End]
}
export type End = 'one end' | 'other end'

/** How a leaf lies in the tray: which of its sides is up, and which of its ends goes in first. */
export interface Placement {
  readonly up: 0 | 1
  readonly ahead: End
}

export interface Printer {
  /** The side of the paper in the tray that it prints on. */
  readonly prints: 'upper side' | 'lower side'
  /** Whether heads of pages are at the end that goes in first. */
  readonly headsFirst: boolean
  /** How printed paper lies in the output: the last leaf on top either way. */
  readonly delivers: 'face up' | 'face down'
}

export const EVERY_PRINTER: readonly Printer[] = (['upper side', 'lower side'] as const).flatMap((prints) =>
  [true, false].flatMap((headsFirst) =>
    (['face up', 'face down'] as const).map((delivers) => ({ prints, headsFirst, delivers })),
  ),
)

export const EVERY_PLACEMENT: readonly Placement[] = ([0, 1] as const).flatMap((up) =>
  (['one end', 'other end'] as const).map((ahead) => ({ up, ahead })),
)

export const BLANK: Leaf = { pages: [undefined, undefined], heads: ['one end', 'one end'] }

const opposite = (end: End): End => (end === 'one end' ? 'other end' : 'one end')

/** One leaf through the printer. What was on that side before is printed over, and lost. */
export function print(printer: Printer, page: number, leaf: Leaf, { up, ahead }: Placement): Leaf {
  const side = printer.prints === 'upper side' ? up : 1 - up
  const head = printer.headsFirst ? ahead : opposite(ahead)
  const [pages, heads] = [[...leaf.pages], [...leaf.heads]]
  pages[side] = page
  heads[side] = head
  return { pages: pages as unknown as Leaf['pages'], heads: heads as unknown as Leaf['heads'] }
}

/** The tray takes its top leaf first. */
export const printAll = (
  printer: Printer,
  pages: readonly number[],
  tray: readonly Leaf[],
  placement: Placement,
): Leaf[] => pages.map((page, i) => print(printer, page, tray[i]!, placement))

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where a point of the page on one side shows through the page on the other. */
export const through = (
  { heads }: Leaf,
  { x, y }: Point,
  { width, height }: { readonly width: number; readonly height: number },
): Point => (heads[0] === heads[1] ? { x: width - x, y } : { x, y: height - y })
