import type { Size } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'
import type { Layout } from './fill.ts'
import type { Paper, Trim } from './format.ts'
import { divideMargins, isComplete } from './margins.ts'
import { type Axis, allSides, boundsOf, grow, mirrorBox, type Slot } from './slot.ts'

/**
 * Where the pieces of a full sheet lie.
 *
 * The page always stands as the paper was given, upright for A4 and Letter. Where more pieces fit a landscape sheet they
 * are turned a quarter instead: a printer shifts the paper, not the picture, so one offset is right for every sheet only
 * if every sheet goes through the printer the same way, and "flip on the long edge" then always means one thing.
 */
export interface Grid extends Layout, Cell {
  readonly columns: number
  readonly rows: number
  /** Fronts row by row. On a folded sheet they fill the half left of, or above, the fold, beginning beside it. */
  readonly slots: readonly Slot[]
}

/** A piece as it lies, and what it needs beside it. */
export interface Cell extends Size {
  readonly turn: 0 | 90
  /** Between two neighbours' cuts. */
  readonly gutter: Pt
}

export interface GridRequest {
  readonly paper: Paper
  readonly trim: Trim
  /** Each piece has its own ring of bleed: neighbours of different colours never share one. */
  readonly bleed: Pt
  readonly folded: boolean
  readonly edge: Pt
}

/** White on both sides of a fold, so that its line is seen and no ink cracks along it. */
export const FOLD_GAP: Pt = mm(4)
/** Circles that touch leave no way through for scissors. */
const ROUND_GUTTER = mm(2)
/** Sums of millimetres in points miss by less than this. */
const ROUNDING = 1e-5
/** Rows or columns given up, at most, for a sheet that has room for marks, header and ruler. */
const SACRIFICES = [0, 1, 2]

/** The grid that holds most; of equals the upright one. Undefined when the paper does not hold a single piece. */
export function layGrid(request: GridRequest): Grid | undefined {
  const grids = [...possibleGrids(request)]
  const complete = grids.filter((grid) => isComplete(divideMargins(request.paper, request.edge, grid.block)))
  return fullest(complete) ?? fullest(grids)
}

const fullest = (grids: readonly Grid[]): Grid | undefined =>
  grids.reduce<Grid | undefined>(
    (best, grid) => (best && best.slots.length >= grid.slots.length ? best : grid),
    undefined,
  )

function* possibleGrids(request: GridRequest): Generator<Grid> {
  const { paper, bleed, edge } = request
  // A vertical fold is tried first: it leaves the backs upright and every card next to the fold.
  const folds: readonly (Axis | undefined)[] = request.folded ? ['vertical', 'horizontal'] : [undefined]
  for (const cell of cellsOf(request)) {
    for (const fold of folds) {
      const most = {
        columns: howMany(cell.width, cell.gutter, bleed, stretch(paper.width, edge, fold === 'vertical')),
        rows: howMany(cell.height, cell.gutter, bleed, stretch(paper.height, edge, fold === 'horizontal')),
      }
      for (const lessColumns of SACRIFICES) {
        for (const lessRows of SACRIFICES) {
          const [columns, rows] = [most.columns - lessColumns, most.rows - lessRows]
          if (columns >= 1 && rows >= 1) yield gridOf(cell, columns, rows, request, fold)
        }
      }
    }
  }
}

function gridOf(
  cell: Cell,
  columns: number,
  rows: number,
  { paper, bleed }: GridRequest,
  fold: Axis | undefined,
): Grid {
  const left = startOf(paper.width, lengthOf(columns, cell.width, cell.gutter), bleed, fold === 'vertical')
  const top = startOf(paper.height, lengthOf(rows, cell.height, cell.gutter), bleed, fold === 'horizontal')
  const slots = slotsFrom({ x: left, y: top }, columns, rows, cell, fold)
  const fronts = boundsOf(slots)
  const block = grow(fold ? boundsOf([fronts, mirrorBox(fronts, fold, paper)]) : fronts, allSides(bleed))
  return { ...cell, columns, rows, slots, block, ...(fold && { fold }) }
}

/** The ways a piece may lie: upright, or turned a quarter. */
export function cellsOf({ trim, bleed }: Pick<GridRequest, 'trim' | 'bleed'>): Cell[] {
  const gutter = Math.max(2 * bleed, trim.shape === 'round' ? ROUND_GUTTER : 0)
  return [
    { width: trim.width, height: trim.height, turn: 0, gutter },
    { width: trim.height, height: trim.width, turn: 90, gutter },
  ]
}

/** Rows and columns from a corner on; beside a fold those next to it come first, where folding is most exact. */
export function slotsFrom(
  corner: { readonly x: Pt; readonly y: Pt },
  columns: number,
  rows: number,
  { width, height, turn, gutter }: Cell,
  fold?: Axis,
): Slot[] {
  const slot = (column: number, row: number): Slot => ({
    x: corner.x + column * (width + gutter),
    y: corner.y + row * (height + gutter),
    width,
    height,
    turn,
  })
  return Array.from({ length: rows * columns }, (_, index) =>
    fold === 'vertical'
      ? slot(columns - 1 - Math.floor(index / rows), index % rows)
      : slot(index % columns, fold ? rows - 1 - Math.floor(index / columns) : Math.floor(index / columns)),
  )
}

/** What may be printed along one direction: all between the edges, or half of it up to the white of the fold. */
export const stretch = (paper: Pt, edge: Pt, folded: boolean): Pt =>
  folded ? paper / 2 - edge - FOLD_GAP / 2 : paper - 2 * edge

export const howMany = (size: Pt, gutter: Pt, bleed: Pt, available: Pt): number =>
  Math.floor((available - 2 * bleed + gutter + ROUNDING) / (size + gutter))

export const lengthOf = (count: number, size: Pt, gutter: Pt): Pt => count * size + (count - 1) * gutter

/** Centred on the paper; on a folded sheet up against the fold, so that fronts and backs together are centred. */
export const startOf = (paper: Pt, cards: Pt, bleed: Pt, folded: boolean): Pt =>
  folded ? paper / 2 - FOLD_GAP / 2 - bleed - cards : (paper - cards) / 2
