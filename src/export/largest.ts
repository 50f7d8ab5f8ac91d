import type { PrintedPiece } from '../card/pieces.ts'
import type { Finding } from '../finding.ts'
import { PIECES } from '../game/files.ts'
import { type Pt, toMm } from '../geometry/length.ts'
import type { LaidKit } from '../kit/lay.ts'
import type { ExportRequest } from './request.ts'

/** On a side: 338 mm at 300 dpi. More would take all the memory there is. */
const MOST_PIXELS = 4000

/** More would only fill the memory: almost every computer has two cores, and one picture is drawn while another is packed. */
const AT_ONCE = 4
/** On a side; larger ones take a hundred megabytes each. */
const LARGE = 2000

/** How many pictures of some pieces are made at the same time. */
export const atOnce = (pieces: readonly PrintedPiece[], bleed: Pt, dpi: number): number =>
  pieces.some((piece) => pixelsOf(piece, bleed, dpi) > LARGE) ? 1 : AT_ONCE

/** Whether a piece is small enough for a picture of it. */
export const canBePictured = (piece: PrintedPiece, bleed: Pt, dpi: number): boolean =>
  pixelsOf(piece, bleed, dpi) <= MOST_PIXELS

/** The pieces of which there can be no picture. */
export function aboutPictures(
  { library, pieces, request: { bleed } }: LaidKit,
  { dpi }: ExportRequest,
): Finding[] {
  return pieces
    .filter((piece) => !canBePictured(piece, bleed, dpi))
    .map((piece) => ({
      code: 'piece-too-large',
      severity: 'error',
      message: `a picture of a piece of ${millimetres(piece)} mm at ${dpi} dpi would be ${pixelsOf(piece, bleed, dpi)} pixels on a side; the most is ${MOST_PIXELS}`,
      hint: dpi > 300 ? 'Choose fewer dots (--dpi 300), or a smaller size.' : 'Choose a smaller size.',
      ...(isOwnSize(piece)
        ? { place: library.readableGame.place(PIECES, 'pieces', piece.type.id, 'size') }
        : { option: '--size' }),
    }))
}

const pixelsOf = ({ size: { width, height } }: PrintedPiece, bleed: Pt, dpi: number): number =>
  Math.round(((Math.max(width, height) + 2 * bleed) * dpi) / 72)

const millimetres = ({ size: { width, height } }: PrintedPiece): string =>
  [width, height].map((side) => Math.round(toMm(side) * 100) / 100).join(' × ')

const isOwnSize = ({ type: { size } }: PrintedPiece): boolean => size !== 'card' && size !== 'book'
