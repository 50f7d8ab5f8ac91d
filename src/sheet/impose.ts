import type { Finding } from '../finding.ts'
import type { Page } from '../frame/document.ts'
import type { Frame, Item } from '../frame/frame.ts'
import type { Size } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'
import { type Backs, behind, flipAxis, moved, type Offset } from './backs.ts'
import { type Cutout, type FilledSheet, fill } from './fill.ts'
import { aboutArt, aboutMargins, aboutOffset, refuse, tooLarge } from './findings.ts'
import { type Paper, type Trim, UNPRINTABLE_EDGE } from './format.ts'
import { type Grid, layGrid } from './grid.ts'
import { centred, inkOf, reachOfBacks } from './ink.ts'
import { type Band, divideMargins, type Margins } from './margins.ts'
import { cutMarks, drawMarks, drawOutlines, foldLine, markRoom } from './marks.ts'
import { inOrder, type Order, type PrintedSheet } from './order.ts'
import { bareEdges } from './outline.ts'
import { rulerFrame } from './ruler.ts'
import { allSides, type Slot } from './slot.ts'

/** Pieces of one size, and how they are to come out of the printer. */
export interface Imposition {
  readonly cutouts: readonly Cutout[]
  readonly paper: Paper
  readonly trim: Trim
  readonly bleed: Pt
  readonly backs: Backs
  readonly order: Order
  readonly offset: Offset
  readonly words: SheetWords
  /** What the printer leaves blank; 5 mm unless told. */
  readonly edge?: Pt
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
  readonly side: 'front' | 'back'
  /** What lies on it. */
  readonly cutouts: readonly Cutout[]
}

export interface Imposed {
  readonly pages: readonly Page[]
  /** Sheets of paper. */
  readonly sheets: number
  /** Where among the pages the front of each sheet is. */
  readonly fronts: readonly number[]
  /** Absent when no piece fits the paper. */
  readonly grid?: Grid
  readonly findings: readonly Finding[]
}

/** Which piece lies where on which sheet: all there is to know before words and marks are added. */
export interface SheetPlan {
  readonly edge: Pt
  readonly sheets: readonly FilledSheet[]
  /** Absent when no piece fits the paper; then there is a finding, and no sheet. */
  readonly grid?: Grid
  readonly refusal?: Finding
}

export function planSheets(job: Omit<Imposition, 'words'>): SheetPlan {
  const { paper, trim, bleed, edge = UNPRINTABLE_EDGE } = job
  const folded = job.backs === 'fold'
  const nonsense = refuse(paper, trim, bleed, edge)
  const grid = nonsense ? undefined : layGrid({ ...job, edge, folded })
  if (!grid) return { edge, sheets: [], refusal: nonsense ?? tooLarge(paper, trim, bleed, edge, folded) }
  return { edge, sheets: fill(job.cutouts, grid.slots), grid }
}

/** Lays pieces on sheets: fronts, what lies exactly behind them, and all that helps to cut. */
export function impose(job: Imposition, plan: SheetPlan = planSheets(job)): Imposed {
  const { edge, sheets, grid, refusal } = plan
  if (!grid) return { pages: [], sheets: 0, fronts: [], findings: refusal ? [refusal] : [] }
  const fronts = frontSide(job, grid, edge, sheets.length)
  const backs = hasBackPages(job) ? backSide(job, grid, edge, sheets.length) : undefined
  const printed = sheets.map((sheet): PrintedSheet => {
    const front = fronts.page(sheet)
    return backs ? { front, back: backs.page(sheet) } : { front }
  })
  const pages = inOrder(printed, job.order)
  return {
    pages,
    sheets: sheets.length,
    fronts: printed.map(({ front }) => pages.indexOf(front)),
    grid,
    findings: [...aboutArt(job), ...fronts.findings, ...(backs?.findings ?? [])],
  }
}

/** Sheets keep a back page even where it stays empty, so that a stack turned over by hand keeps count. */
const hasBackPages = (job: Imposition): boolean =>
  (job.backs === 'long' || job.backs === 'short') && job.cutouts.some((cutout) => cutout.back)

interface Side {
  readonly page: (sheet: FilledSheet) => Page
  readonly findings: readonly Finding[]
}

/** Fronts with their marks; on a folded sheet the backs as well, across the fold. */
function frontSide(job: Imposition, grid: Grid, edge: Pt, sheets: number): Side {
  const { paper, trim, bleed } = job
  const margins = divideMargins(paper, edge, grid.block)
  const fold = foldLine(grid, paper, margins.marks)
  const room = markRoom(grid, bleed, margins.marks)
  const ruler = margins.ruler && inBand(rulerFrame(alongBand(margins.ruler), job.words.ruler), margins.ruler)

  // Sheets that hold as many pieces are cut alike.
  const marksFor = new Map<number, Item>()
  const marksOf = (cuts: readonly Slot[]): Item => {
    const known = marksFor.get(cuts.length)
    const marks = known ?? drawMarks(cuts, trim.shape, cutMarks(cuts, grid.gutter, room), fold)
    marksFor.set(cuts.length, marks)
    return marks
  }

  const page = (sheet: FilledSheet): Page => {
    const cuts = sheet.seats.map(({ slot }) => slot)
    const fronts = sheet.seats.map(({ cutout, slot }) =>
      inkOf(cutout.front, slot, trim.shape, allSides(bleed)),
    )
    const backs = grid.fold ? backsOf(sheet, job, edge, (slot) => behind(slot, grid.fold!, paper), cuts) : []
    const header = headerOf(job, margins, labelOf(sheet, sheets, 'front'))
    const edges = trim.shape === 'rect' ? drawOutlines(bareEdges(sheet.seats, trim)) : []
    return pageOf(paper, [...fronts, ...backs, ...edges, marksOf(cuts), ...header, ...(ruler ? [ruler] : [])])
  }
  return { page, findings: aboutMargins(margins, 'front') }
}

/** Backs where the fronts are once the paper is turned over, moved by the offset. Nothing is cut from this side: no marks. */
function backSide(job: Imposition, grid: Grid, edge: Pt, sheets: number): Side {
  const { paper, offset } = job
  const axis = flipAxis(job.backs === 'long' ? 'long' : 'short', paper)
  // A centred block mirrors onto itself, so the offset alone tells where it lies on this side.
  const block = moved(grid.block, offset)
  const margins = divideMargins(paper, edge, block)

  const page = (sheet: FilledSheet): Page => {
    const backs = backsOf(sheet, job, edge, (slot) => moved(behind(slot, axis, paper), offset), [])
    const header = headerOf(job, margins, labelOf(sheet, sheets, 'back'))
    return pageOf(paper, [...backs, ...header])
  }
  return { page, findings: [...aboutOffset(job, block, edge), ...aboutMargins(margins, 'back')] }
}

function backsOf(
  sheet: FilledSheet,
  job: Imposition,
  edge: Pt,
  place: (slot: Slot) => Slot,
  fronts: readonly Slot[],
): Item[] {
  const seats = sheet.seats.flatMap(({ cutout, slot }) =>
    cutout.back ? [{ back: cutout.back, slot: place(slot) }] : [],
  )
  const reach = reachOfBacks(
    seats.map(({ slot }) => slot),
    fronts,
    { paper: job.paper, edge, bleed: job.bleed },
  )
  return seats.map(({ back, slot }, index) => inkOf(back, slot, job.trim.shape, reach[index]!))
}

const labelOf = ({ number, seats }: FilledSheet, sheets: number, side: SheetLabel['side']): SheetLabel => ({
  sheet: number,
  sheets,
  side,
  cutouts: seats.map(({ cutout }) => cutout),
})

function headerOf(job: Imposition, margins: Margins, label: SheetLabel): Item[] {
  const band = margins.header
  const frame = band && job.words.header?.(label, alongBand(band))
  return frame ? [inBand(frame, band)] : []
}

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
