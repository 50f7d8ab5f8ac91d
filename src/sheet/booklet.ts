import { type Finding, say, told } from '../finding.ts'
import type { Page } from '../frame/document.ts'
import type { Frame, Item } from '../frame/frame.ts'
import type { Size } from '../geometry/box.ts'
import { mm, toMm } from '../geometry/length.ts'
import { inTurn, rotate, translate } from '../geometry/matrix.ts'
import { type Paper, UNPRINTABLE_EDGE } from './format.ts'
import { centred } from './ink.ts'
import { inOrder, type Order } from './order.ts'

/** A stack of sheets to be printed on both sides, folded together and stapled in the fold. */
export interface Booklet {
  /** Wide pages, two of the book on each: outside of the outermost sheet first, then its inside, and so inwards. */
  readonly pages: readonly Page[]
  readonly sheets: number
  readonly findings: readonly Finding[]
}

/** Pages on one side of a sheet, counted from 0 as they are read. */
export interface Spread {
  readonly left: number
  readonly right: number
}

export interface BookletRequest {
  readonly paper: Paper
  /** All outsides, then all insides, for a stack turned by hand. */
  readonly order: Order
  /** Insides head to foot: for paper that is turned over its long edge. The short edge is usual. */
  readonly longEdge?: boolean
  /** How to print and fold it, for the head of the last page; it is asked with the number of sheets. */
  readonly hint?: (sheets: number, room: Size) => Frame
}

/** Pages are laid out at half the paper's size and never scaled. Paper thickness is not corrected: six sheets creep half a millimetre. */
export function imposeBooklet(pages: readonly Page[], request: BookletRequest): Booklet {
  const { paper, order, longEdge = false } = request
  const sheet = {
    width: Math.max(paper.width, paper.height),
    height: Math.min(paper.width, paper.height),
  }
  const tooLarge = pages.find(
    (page) => page.width > sheet.width / 2 + 0.01 || page.height > sheet.height + 0.01,
  )
  if (tooLarge) return { pages: [], sheets: 0, findings: [notHalf(tooLarge, sheet, paper)] }
  const sides = saddleStitch(pages.length).map((spread) =>
    sideBySide(pages[spread.left], pages[spread.right], sheet),
  )
  const sheets = sides.length / 2
  const leaves = Array.from({ length: sheets }, (_, i) => ({
    front: i === 0 ? withHint(sides[0]!, sheets, request) : sides[2 * i]!,
    back: longEdge ? upsideDown(sides[2 * i + 1]!) : sides[2 * i + 1]!,
  }))
  return { pages: inOrder(leaves, order), sheets, findings: [] }
}

/** Above all that is on a page, as high as printers reach. */
const HINT_HEIGHT = mm(4)
const HINT_MARGIN = mm(14)

/** The left half of the outermost side is the back of the booklet. */
function withHint(side: Page, sheets: number, { hint }: BookletRequest): Page {
  if (!hint) return side
  const room = { width: side.width / 2 - 2 * HINT_MARGIN, height: HINT_HEIGHT }
  const box = { x: HINT_MARGIN, y: UNPRINTABLE_EDGE, ...room }
  return { ...side, items: [...side.items, centred(hint(sheets, room), box, 0)] }
}

const upsideDown = ({ width, height, items, anchors }: Page): Page => ({
  width,
  height,
  items: [{ kind: 'group', matrix: inTurn(rotate(180), translate(width, height)), items }],
  ...(anchors && { anchors: anchors.map(({ name, y }) => ({ name, y: height - y })) }),
})

/** Which pages stand side by side, padded with blank ones at the end to a multiple of four. */
export function saddleStitch(count: number): Spread[] {
  const padded = Math.ceil(count / 4) * 4
  return Array.from({ length: padded / 2 }, (_, side) => {
    const fromFront = side
    const fromEnd = padded - 1 - side
    // Outsides have the later page on the left, insides on the right.
    return side % 2 === 0 ? { left: fromEnd, right: fromFront } : { left: fromFront, right: fromEnd }
  })
}

/** Both pages against the fold: what A4 is wider than two A5 pages is left at the outer edges. */
function sideBySide(left: Page | undefined, right: Page | undefined, sheet: Size): Page {
  const fold = sheet.width / 2
  const laid = [
    ...(left ? [{ page: left, x: fold - left.width, y: (sheet.height - left.height) / 2 }] : []),
    ...(right ? [{ page: right, x: fold, y: (sheet.height - right.height) / 2 }] : []),
  ]
  const items = laid.map(({ page, x, y }): Item => ({ kind: 'placed', frame: page, matrix: translate(x, y) }))
  // Contents and links still find their headings.
  const anchors = laid.flatMap(({ page, y }) =>
    (page.anchors ?? []).map((a) => ({ name: a.name, y: a.y + y })),
  )
  return { ...sheet, items, ...(anchors.length > 0 && { anchors }) }
}

function notHalf(page: Size, sheet: Size, paper: Paper): Finding {
  const by = (width: number, height: number) =>
    [width, height].map((length) => String(Math.round(toMm(length) * 10) / 10)).join(' × ')
  return {
    code: 'page-too-large-for-booklet',
    severity: 'error',
    ...told(
      say`a page of ${by(page.width, page.height)} mm is larger than half a sheet of ${paper.name}, ${by(sheet.width / 2, sheet.height)} mm`,
      say`Lay the book out at half the paper: A5 for A4, half-letter for Letter. Pages are never scaled.`,
    ),
  }
}
