import { type Finding, listed, say, told } from '../finding.ts'
import { type Box, inset, type Size } from '../geometry/box.ts'
import { type Pt, toMm } from '../geometry/length.ts'
import type { Offset } from './backs.ts'
import type { Cutout } from './fill.ts'
import { type Paper, SMALLEST_TRIM, type Trim } from './format.ts'
import { FOLD_GAP } from './grid.ts'
import { bleedOf } from './ink.ts'
import type { Margins } from './margins.ts'
import { roomAround } from './slot.ts'

/** What a sheet has to tell the person who asked for it. Nothing here stops the program: the caller decides. */

/** Sizes that mean nothing, before anything is computed from them. */
export function refuse(paper: Paper, trim: Trim, bleed: Pt, edge: Pt): Finding | undefined {
  const lengths = [paper.width, paper.height, trim.width, trim.height, bleed, edge]
  const sound = lengths.every((length) => Number.isFinite(length) && length >= 0)
  if (sound && Math.min(trim.width, trim.height) >= SMALLEST_TRIM - 1e-6) return undefined
  return {
    code: 'piece-size',
    severity: 'error',
    ...told(
      say`a piece of ${by(trim)} with ${length(bleed)} of bleed cannot be laid out`,
      say`Give a size of at least ${by({ width: SMALLEST_TRIM, height: SMALLEST_TRIM })} and a bleed of 0 mm or more.`,
    ),
  }
}

export function tooLarge(paper: Paper, trim: Trim, bleed: Pt, edge: Pt, folded: boolean): Finding {
  const needed = { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed }
  const printable = { width: paper.width - 2 * edge, height: paper.height - 2 * edge }
  const half = say`, and a folded sheet needs it twice with ${length(FOLD_GAP)} between`
  return {
    code: 'piece-too-large',
    severity: 'error',
    ...told(
      say`a piece of ${by(trim)} does not fit ${paper.name}: with its bleed it needs ${by(needed)}${folded ? half : ''}; ${by(printable)} of the paper can be printed on`,
      folded
        ? say`Print backs on the other side of the paper (long or short edge), or choose a smaller size or larger paper.`
        : say`Choose a smaller size, less bleed, or larger paper.`,
    ),
  }
}

/** Art that ends before the bleed does leaves white where the cut strays. */
export function aboutArt(job: {
  readonly cutouts: readonly Cutout[]
  readonly trim: Trim
  readonly bleed: Pt
}): Finding[] {
  const short = (cutout: Cutout) =>
    [cutout.front, cutout.back].some((frame) => frame && bleedOf(frame, job.trim) < job.bleed - 0.01)
  const ids = [...new Set(job.cutouts.filter(short).map((cutout) => cutout.id))]
  if (ids.length === 0) return []
  const few = ids.slice(0, 3).join(', ')
  const named = ids.length > 3 ? say`${few} and ${ids.length - 3} more` : few
  return [
    {
      code: 'art-short-of-bleed',
      severity: 'warning',
      ...told(
        say`the art of ${named} ends less than ${length(job.bleed)} beyond the cut`,
        say`Draw the ground of the template ${length(job.bleed)} over every edge, or ask for less bleed.`,
      ),
    },
  ]
}

/** An offset that pushes backs where the printer cannot print. */
export function aboutOffset(
  job: { readonly paper: Paper; readonly bleed: Pt; readonly offset: Offset },
  block: Box,
  edge: Pt,
): Finding[] {
  const room = roomAround(inset(block, job.bleed), inset({ x: 0, y: 0, ...job.paper }, edge))
  const lost = -Math.min(room.top, room.right, room.bottom, room.left)
  if (lost <= 0.01) return []
  return [
    {
      code: 'offset-past-edge',
      severity: 'warning',
      ...told(
        say`an offset of ${toMm(job.offset.x).toFixed(1)},${toMm(job.offset.y).toFixed(1)} mm moves backs ${length(lost)} into the ${length(edge)} along the paper's edge that home printers leave blank`,
        say`Use a smaller size or other paper, or check the offset with the calibration sheet.`,
      ),
    },
  ]
}

export function aboutMargins(margins: Margins, side: 'front' | 'back'): Finding[] {
  const missing = [
    ...(margins.header ? [] : [say`the header`]),
    ...(margins.ruler || side === 'back' ? [] : [say`the ruler`]),
    ...(side === 'back' || Object.values(margins.marks).every((room) => room > 0)
      ? []
      : [say`cut marks on every side`]),
  ]
  if (missing.length === 0) return []
  return [
    {
      code: 'margins-narrow',
      severity: 'info',
      ...told(
        side === 'front'
          ? say`the margins of the front page have no room for ${listed(missing)}`
          : say`the margins of the back page have no room for ${listed(missing)}`,
        say`Larger paper or a smaller size leaves room.`,
      ),
    },
  ]
}

const number = (length: Pt): string => String(Math.round(toMm(length) * 100) / 100)
const length = (of: Pt): string => `${number(of)} mm`
const by = ({ width, height }: Size): string => `${number(width)} × ${number(height)} mm`
