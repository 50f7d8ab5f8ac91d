import type { Finding } from '../finding.ts'
import type { Pt } from '../geometry/length.ts'
import type { Backs } from './backs.ts'
import { cutoutsOn, type FilledSheet, type Lot, seated, sheetfuls } from './fill.ts'
import { refuse, tooLarge } from './findings.ts'
import { type Paper, UNPRINTABLE_EDGE } from './format.ts'
import { type Grid, layGrid } from './grid.ts'
import { shareSheets } from './share.ts'

/** Pieces, and the paper they are to be laid on. */
export interface SheetRequest {
  readonly lots: readonly Lot[]
  readonly paper: Paper
  readonly bleed: Pt
  readonly backs: Backs
  /** Whether remainders of several lots may lie on one sheet. */
  readonly share: boolean
  /** What the printer leaves blank; 5 mm unless told. */
  readonly edge?: Pt
}

/** Which piece lies where on which sheet: all there is to know before words and marks are added. */
export interface SheetPlan {
  readonly edge: Pt
  readonly sheets: readonly FilledSheet[]
  /** Lots of which no piece fits the paper. */
  readonly refusals: readonly LotFinding[]
}

/** What is to be told of a lot. */
export interface LotFinding {
  readonly lot: Lot
  readonly finding: Finding
}

/** Sheets of one lot after the other, then those that several share. */
export function planSheets(request: SheetRequest): SheetPlan {
  const { edge = UNPRINTABLE_EDGE } = request
  const deals = request.lots.map((lot) => dealOut(lot, request, edge))
  const shared = request.share
    ? [false, true].flatMap((folded) => sharedOf(deals, request, edge, folded))
    : []
  const placed = new Set(shared.flatMap(cutoutsOn))
  return {
    edge,
    sheets: [
      ...deals.flatMap(({ full, rest }) =>
        rest && !placed.has(rest.lot.cutouts[0]!) ? [...full, rest.sheet] : full,
      ),
      ...shared,
    ],
    refusals: deals.flatMap(({ lot, refusal }) => (refusal ? [{ lot, finding: refusal }] : [])),
  }
}

/** A lot on sheets of its own. */
interface Deal {
  readonly lot: Lot
  readonly folded: boolean
  readonly full: readonly FilledSheet[]
  /** What does not fill a sheet. */
  readonly rest?: { readonly lot: Lot; readonly sheet: FilledSheet }
  readonly refusal?: Finding
}

function dealOut(lot: Lot, { paper, bleed, backs }: SheetRequest, edge: Pt): Deal {
  // What has no back is not folded.
  const folded = backs === 'fold' && hasBack(lot)
  const nonsense = refuse(paper, lot.trim, bleed, edge)
  const grid = nonsense ? undefined : layGrid({ paper, trim: lot.trim, bleed, edge, folded })
  if (!grid) {
    const refusal = nonsense ?? tooLarge(paper, lot.trim, bleed, edge, folded)
    return { lot, folded, full: [], refusal }
  }
  const sheets = sheetfuls(lot.cutouts, grid.slots.length).map((cutouts) => ({ ...lot, cutouts }))
  const last = sheets.at(-1)
  const rest = last && last.cutouts.length < grid.slots.length ? last : undefined
  const full = (rest ? sheets.slice(0, -1) : sheets).map((part) => sheetOf(part, grid))
  return { lot, folded, full, ...(rest && { rest: { lot: rest, sheet: sheetOf(rest, grid) } }) }
}

export const hasBack = ({ cutouts }: Lot): boolean => cutouts.some(({ back }) => back)

const sheetOf = (lot: Lot, grid: Grid): FilledSheet => ({
  layout: grid,
  shelves: [{ lot, gutter: grid.gutter, seats: seated(lot.cutouts, grid.slots) }],
})

function sharedOf(
  deals: readonly Deal[],
  { paper, bleed }: SheetRequest,
  edge: Pt,
  folded: boolean,
): FilledSheet[] {
  const remainders = deals.flatMap(({ rest, ...deal }) => (rest && deal.folded === folded ? rest.lot : []))
  return shareSheets(remainders, { paper, bleed, edge, folded })
}
