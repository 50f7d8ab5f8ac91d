import type { Box } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'
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
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly turn: 0 | 90
  /** Between two neighbours' cuts. */
  readonly gutter: Pt
  /** Fronts row by row. On a folded sheet they fill the half left of, or above, the fold. */
  readonly slots: readonly Slot[]
  readonly fold?: Axis
  /** All the ink of a full sheet, bleed included, and the backs too on a folded sheet. */
  readonly block: Box
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
  const { paper, trim, bleed, edge } = request
  const gutter = Math.max(2 * bleed, trim.shape === 'round' ? ROUND_GUTTER : 0)
  // A vertical fold is tried first: it leaves the backs upright and every card next to the fold.
  const folds: readonly (Axis | undefined)[] = request.folded ? ['vertical', 'horizontal'] : [undefined]

  for (const turn of [0, 90] as const) {
    const width = turn === 0 ? trim.width : trim.height
    const height = turn === 0 ? trim.height : trim.width
    for (const fold of folds) {
      const most = {
        columns: howMany(width, gutter, bleed, stretch(paper.width, edge, fold === 'vertical')),
        rows: howMany(height, gutter, bleed, stretch(paper.height, edge, fold === 'horizontal')),
      }
      for (const lessColumns of SACRIFICES) {
        for (const lessRows of SACRIFICES) {
          const columns = most.columns - lessColumns
          const rows = most.rows - lessRows
          if (columns < 1 || rows < 1) continue
          const left = start(paper.width, length(columns, width, gutter), bleed, fold === 'vertical')
          const top = start(paper.height, length(rows, height, gutter), bleed, fold === 'horizontal')
          const slots = Array.from({ length: rows * columns }, (_, index) => ({
            x: left + (index % columns) * (width + gutter),
            y: top + Math.floor(index / columns) * (height + gutter),
            width,
            height,
            turn,
          }))
          const fronts = boundsOf(slots)
          const block = grow(
            fold ? boundsOf([fronts, mirrorBox(fronts, fold, paper)]) : fronts,
            allSides(bleed),
          )
          yield { columns, rows, turn, gutter, slots, block, ...(fold && { fold }) }
        }
      }
    }
  }
}

/** What may be printed along one direction: all between the edges, or half of it up to the white of the fold. */
const stretch = (paper: Pt, edge: Pt, folded: boolean): Pt =>
  folded ? paper / 2 - edge - FOLD_GAP / 2 : paper - 2 * edge

const howMany = (size: Pt, gutter: Pt, bleed: Pt, available: Pt): number =>
  Math.floor((available - 2 * bleed + gutter + ROUNDING) / (size + gutter))

const length = (count: number, size: Pt, gutter: Pt): Pt => count * size + (count - 1) * gutter

/** Centred on the paper; on a folded sheet up against the fold, so that fronts and backs together are centred. */
const start = (paper: Pt, cards: Pt, bleed: Pt, folded: boolean): Pt =>
  folded ? paper / 2 - FOLD_GAP / 2 - bleed - cards : (paper - cards) / 2
