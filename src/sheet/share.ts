import { mm, type Pt } from '../geometry/length.ts'
import { type FilledSheet, type Lot, type Shelf, seated } from './fill.ts'
import type { Paper } from './format.ts'
import { type Cell, cellsOf, howMany, lengthOf, slotsFrom, startOf, stretch } from './grid.ts'
import { BACK_OVERPRINT } from './ink.ts'
import { divideMargins, isComplete } from './margins.ts'
import { allSides, boundsOf, grow, mirrorBox } from './slot.ts'

/** Paper that sheets of several lots are laid on. */
export interface SharedPaper {
  readonly paper: Paper
  readonly bleed: Pt
  readonly edge: Pt
  readonly folded: boolean
}

/**
 * White between the ink of two lots. A printer that shifts the second side by less leaves no strip of one back behind the
 * cut of another, by which a card could be told; those that shift by more than this need an offset anyway.
 */
const WHITE_BETWEEN = mm(4)

/** A remainder as it would lie: rows and columns of one lot, not yet anywhere. */
interface Stripe {
  /** What lies in it. */
  readonly lot: Lot
  /** The remainder that it is, or is a part of. */
  readonly of: Lot
  readonly cell: Cell
  readonly columns: number
  readonly rows: number
  /** From the first cut to the last. */
  readonly height: Pt
}

/**
 * Puts what is left over of several lots on common sheets, each lot from edge to edge in a strip of its own. Highest first
 * onto the first sheet that has room, or its rows onto several that have; what finds no company is not in the answer.
 */
export function shareSheets(remainders: readonly Lot[], on: SharedPaper): FilledSheet[] {
  const stripes = remainders.flatMap((lot) => stripeOf(lot, on) ?? [])
  const sheets: Stripe[][] = []
  for (const stripe of stripes.toSorted((a, b) => b.height - a.height)) {
    const whole = sheets.find((others) => isRoomFor([...others, stripe], on))
    const parts = whole ? [] : partsFor(stripe, sheets, on)
    if (whole) whole.push(stripe)
    else if (parts.length > 0) for (const { part, sheet } of parts) sheet.push(part)
    else sheets.push([stripe])
  }
  return sheets
    .filter((sheet) => sheet.length > 1)
    .map((sheet) => {
      const order = (part: Stripe) => stripes.findIndex(({ of }) => of === part.of)
      return laid(
        sheet.toSorted((a, b) => order(a) - order(b)),
        on,
      )
    })
}

/** As many rows as each sheet has room for, until all are placed; nothing if some would be left. */
function partsFor(
  stripe: Stripe,
  sheets: readonly Stripe[][],
  on: SharedPaper,
): { part: Stripe; sheet: Stripe[] }[] {
  const parts: { part: Stripe; sheet: Stripe[] }[] = []
  let row = 0
  for (const sheet of sheets) {
    const most = Array.from({ length: stripe.rows - row }, (_, i) => rowsOf(stripe, row, i + 1))
    const part = most.findLast((rows) => isRoomFor([...sheet, rows], on))
    if (part) parts.push({ part, sheet })
    row += part?.rows ?? 0
  }
  return row === stripe.rows ? parts : []
}

/** Some rows of a stripe. */
function rowsOf({ lot, cell, columns, of }: Stripe, first: number, rows: number): Stripe {
  const cutouts = lot.cutouts.slice(first * columns, (first + rows) * columns)
  return {
    lot: { ...lot, cutouts },
    of,
    cell,
    columns,
    rows,
    height: lengthOf(rows, cell.height, cell.gutter),
  }
}

/** The lowest of the ways to lay a lot out; of equals the upright one. Rows are filled evenly. */
function stripeOf(lot: Lot, { paper, bleed, edge, folded }: SharedPaper): Stripe | undefined {
  const ways = cellsOf({ trim: lot.trim, bleed }).flatMap((cell): Stripe[] => {
    const most = howMany(cell.width, cell.gutter, bleed, stretch(paper.width, edge, folded))
    if (most < 1) return []
    const rows = Math.ceil(lot.cutouts.length / most)
    const columns = Math.ceil(lot.cutouts.length / rows)
    return [{ lot, of: lot, cell, columns, rows, height: lengthOf(rows, cell.height, cell.gutter) }]
  })
  return ways.toSorted((a, b) => a.height - b.height)[0]
}

const isRoomFor = (stripes: readonly Stripe[], on: SharedPaper): boolean =>
  isComplete(divideMargins(on.paper, on.edge, laid(stripes, on).layout.block))

/** Strips below one another, in the middle of the paper. A folded sheet is folded along its height. */
function laid(stripes: readonly Stripe[], { paper, bleed, folded }: SharedPaper): FilledSheet {
  const fold = folded ? 'vertical' : undefined
  const between = WHITE_BETWEEN + 2 * Math.max(bleed, BACK_OVERPRINT)
  let y = startOf(paper.height, heightOf(stripes, between), bleed, false)
  const shelves = stripes.map(({ lot, cell, columns, rows, height }): Shelf => {
    const x = startOf(paper.width, lengthOf(columns, cell.width, cell.gutter), bleed, folded)
    const seats = seated(lot.cutouts, slotsFrom({ x, y }, columns, rows, cell, fold))
    y += height + between
    return { lot, gutter: cell.gutter, seats }
  })
  const fronts = boundsOf(shelves.flatMap(({ seats }) => seats.map(({ slot }) => slot)))
  const block = grow(fold ? boundsOf([fronts, mirrorBox(fronts, fold, paper)]) : fronts, allSides(bleed))
  return { layout: { block, ...(fold && { fold }) }, shelves }
}

const heightOf = (stripes: readonly Stripe[], between: Pt): Pt =>
  stripes.reduce((sum, { height }) => sum + height, (stripes.length - 1) * between)
