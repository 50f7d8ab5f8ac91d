import type { Page } from '../frame/document.ts'
import type { Frame, Item } from '../frame/frame.ts'
import type { Size } from '../geometry/box.ts'
import { behind, flipAxis, moved, type Offset } from './backs.ts'
import { type Border, borderLines, borderOf, markRoom } from './border.ts'
import { innerCrosses } from './crosses.ts'
import { type Cutout, cutoutsOn, type FilledSheet, type Layout, type Shelf } from './fill.ts'
import { aboutArt, aboutMargins, aboutOffset } from './findings.ts'
import { centred, inkOf, reachOfBacks } from './ink.ts'
import { clipped, mirrorSegment, type Segment } from './lines.ts'
import { type Band, divideMargins, type Margins } from './margins.ts'
import { cutMarks, drawLines, drawOutlines, foldLine } from './marks.ts'
import type { Leaf } from './order.ts'
import { bareEdges } from './outline.ts'
import { hasBack, type LotFinding, planSheets, type SheetPlan, type SheetRequest } from './plan.ts'
import { rulerFrame } from './ruler.ts'
import { type Axis, allSides, grow, mirrorBox, type Slot } from './slot.ts'

/** Pieces, and how they are to come out of the printer. */
export interface Imposition extends SheetRequest {
  readonly offset: Offset
  readonly words: SheetWords
}

/** The little text of a sheet, laid out by someone who knows fonts. */
export interface SheetWords {
  /** One line that names the sheet, no larger than the room. It is asked once for every page. */
  readonly header?: (page: SheetLabel, room: Size) => Frame | undefined
  /** "100 mm", beside the ruler. */
  readonly ruler?: Frame
}
export interface SheetLabel {
  readonly sheet: number
  readonly sheets: number
  /** A folded sheet has both on one page. */
  readonly side: 'front' | 'back' | 'both'
  /** What lies on it. */
  readonly cutouts: readonly Cutout[]
}

export interface Imposed {
  /** In the order of the plan. */
  readonly sheets: readonly PrintedSheet[]
  readonly findings: readonly LotFinding[]
}

/** A sheet of paper, ready to be painted. */
export interface PrintedSheet extends Leaf {
  readonly cutouts: readonly Cutout[]
}

/** Lays pieces on sheets: fronts, what lies exactly behind them, and all that helps to cut. */
export function impose(job: Imposition, plan: SheetPlan = planSheets(job)): Imposed {
  const printed = plan.sheets.map((sheet, index): PrintedSheet => {
    const on = { job, plan, sheet, number: index + 1 }
    const cutouts = cutoutsOn(sheet)
    return { cutouts, front: frontPage(on), ...(hasBackPages(job) && { back: backPage(on) }) }
  })
  return { sheets: printed, findings: [...plan.refusals, ...aboutLots(job, plan), ...aboutSheets(job, plan)] }
}

/** Whether the paper is printed on both sides: all of it then, even a sheet without backs, so that the stack keeps count. */
const hasBackPages = ({ backs, lots }: Imposition): boolean =>
  (backs === 'long' || backs === 'short') && lots.some(hasBack)

/** A sheet, and all that is known about it. */
interface OnSheet {
  readonly job: Imposition
  readonly plan: SheetPlan
  readonly sheet: FilledSheet
  readonly number: number
}

/** Fronts with their marks; on a folded sheet the backs as well, across the fold. */
function frontPage(on: OnSheet): Page {
  const { job, plan, sheet } = on
  const { paper, bleed } = job
  const { block, fold } = sheet.layout
  const margins = divideMargins(paper, plan.edge, block)
  const border = borderOf(sheet, bleed, paper, margins.marks)
  const fronts = sheet.shelves.flatMap(({ seats, lot }) =>
    seats.map(({ cutout, slot }) => inkOf(cutout.front, slot, lot.trim.shape, allSides(bleed))),
  )
  const across = fold ? backsOf(on, (slot) => behind(slot, fold, paper), slotsOn(sheet)) : []
  const edges = sheet.shelves.flatMap(({ seats, lot }) =>
    lot.trim.shape === 'rect' ? bareEdges(seats, lot.trim) : [],
  )
  return pageOf(paper, [
    ...fronts,
    ...across,
    ...drawOutlines(edges),
    linesOf(sheet, border, job, edges),
    ...headerOf(on, margins, fold ? 'both' : 'front'),
    ...rulerOf(job, margins),
  ])
}

/** Border, marks and fold; `drawn` are the cuts that have a line already. What is folded has its marks on both halves: it can be cut from either side. */
function linesOf(
  { shelves, layout: { fold } }: FilledSheet,
  border: Border,
  job: Imposition,
  drawn: readonly Segment[],
): Item {
  const { paper, bleed } = job
  const marks = shelves.flatMap((shelf, index) =>
    isRound(shelf) ? [] : cutMarks(slotsOf(shelf), shelf.gutter, markRoom(shelf, index, border, bleed, fold)),
  )
  const crosses = shelves.flatMap((shelf) =>
    isRound(shelf) || shelf.gutter > 0 ? [] : innerCrosses(slotsOf(shelf), drawn),
  )
  const rounds = shelves.filter(isRound).flatMap(slotsOf)
  const onBothHalves = (lines: readonly Segment[]): readonly Segment[] =>
    fold ? [...lines, ...lines.map((line) => mirrorSegment(line, fold, paper))] : lines
  return drawLines({
    border: borderLines(border),
    marks: onBothHalves(marks),
    crosses: onBothHalves(crosses),
    rounds: fold ? [...rounds, ...rounds.map((cut) => mirrorBox(cut, fold, paper))] : rounds,
    ...(fold && { fold: foldLine(border, fold, paper) }),
  })
}

const isRound = ({ lot }: Shelf): boolean => lot.trim.shape === 'round'
const slotsOf = ({ seats }: Shelf): Slot[] => seats.map(({ slot }) => slot)
const slotsOn = ({ shelves }: FilledSheet): Slot[] => shelves.flatMap(slotsOf)

/** Backs where the fronts are once the paper is turned over, moved by the offset. Nothing is cut from this side: no marks. */
function backPage(on: OnSheet): Page {
  const { job, plan, sheet } = on
  const { paper, offset } = job
  const axis = axisOf(job)
  const block = blockBehind(sheet.layout, job)
  const margins = divideMargins(paper, plan.edge, block)
  const backs = backsOf(on, (slot) => moved(behind(slot, axis, paper), offset), [])
  const border = clipped(borderBehind(on, axis), grow(block, margins.marks))
  return pageOf(paper, [
    ...backs,
    drawLines({ border, marks: [], crosses: [], rounds: [] }),
    ...headerOf(on, margins, 'back'),
  ])
}

const axisOf = ({ backs, paper }: Imposition): Axis => flipAxis(backs === 'short' ? 'short' : 'long', paper)

/** A centred block mirrors onto itself, so the offset alone tells where it lies on this side. */
const blockBehind = ({ block }: Layout, { offset }: Imposition) => moved(block, offset)

function borderBehind({ job, plan, sheet }: OnSheet, axis: Axis): Segment[] {
  const { paper, bleed, offset } = job
  const { marks } = divideMargins(paper, plan.edge, sheet.layout.block)
  return borderLines(borderOf(sheet, bleed, paper, marks))
    .map((line) => mirrorSegment(line, axis, paper))
    .map(({ x1, y1, x2, y2 }) => ({
      x1: x1 + offset.x,
      y1: y1 + offset.y,
      x2: x2 + offset.x,
      y2: y2 + offset.y,
    }))
}

function backsOf(
  { job, plan, sheet }: OnSheet,
  place: (slot: Slot) => Slot,
  fronts: readonly Slot[],
): Item[] {
  const seats = sheet.shelves.flatMap((shelf) =>
    shelf.seats.flatMap(({ cutout, slot }) =>
      cutout.back ? [{ back: cutout.back, slot: place(slot), shape: shelf.lot.trim.shape }] : [],
    ),
  )
  const reach = reachOfBacks(
    seats.map(({ slot }) => slot),
    fronts,
    { paper: job.paper, edge: plan.edge, bleed: job.bleed },
  )
  return seats.map(({ back, slot, shape }, index) => inkOf(back, slot, shape, reach[index]!))
}

function headerOf({ job, plan, sheet, number }: OnSheet, margins: Margins, side: SheetLabel['side']): Item[] {
  const band = margins.header
  const label = { sheet: number, sheets: plan.sheets.length, side, cutouts: cutoutsOn(sheet) }
  const frame = band && job.words.header?.(label, alongBand(band))
  return frame ? [inBand(frame, band)] : []
}

const rulerOf = ({ words }: Imposition, { ruler }: Margins): Item[] =>
  ruler ? [inBand(rulerFrame(alongBand(ruler), words.ruler), ruler)] : []

/** The room in a band as its content sees it, reading along. */
const alongBand = ({ width, height, turn }: Band): Size =>
  turn === 0 ? { width, height } : { width: height, height: width }

/** In the middle of its band, shrunk if it were to stick out. */
function inBand(frame: Frame, band: Band): Item {
  const room = alongBand(band)
  return centred(frame, band, band.turn, Math.min(1, room.width / frame.width, room.height / frame.height))
}

// A sheet is not cut as a whole, so the page has no trim or bleed box of its own.
const pageOf = ({ width, height }: Size, items: readonly Item[]): Page => ({ width, height, items })

const aboutLots = ({ lots, bleed }: Imposition, { refusals }: SheetPlan): LotFinding[] =>
  lots
    .filter((lot) => !refusals.some((refusal) => refusal.lot === lot))
    .flatMap((lot) => aboutArt({ ...lot, bleed }).map((finding) => ({ lot, finding })))

/** What there is to say of margins, once for all sheets that are laid out alike. */
function aboutSheets(job: Imposition, { sheets, edge }: SheetPlan): LotFinding[] {
  const byLayout = new Map(sheets.map((sheet) => [sheet.layout, sheet]))
  return [...byLayout.values()].flatMap(({ layout, shelves }) => {
    const front = aboutMargins(divideMargins(job.paper, edge, layout.block), 'front')
    const behind = blockBehind(layout, job)
    const back = hasBackPages(job)
      ? [...aboutOffset(job, behind, edge), ...aboutMargins(divideMargins(job.paper, edge, behind), 'back')]
      : []
    return [...front, ...back].map((finding) => ({ lot: shelves[0]!.lot, finding }))
  })
}
