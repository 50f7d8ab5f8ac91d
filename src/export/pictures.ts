import type { PrintedFace, PrintedPiece } from '../card/pieces.ts'
import type { Side } from '../card/template.ts'
import type { Frame } from '../frame/frame.ts'
import type { Pt } from '../geometry/length.ts'
import { inkOf } from '../sheet/ink.ts'
import { allSides } from '../sheet/slot.ts'

/** One side of a piece, as it is cut out. */
export interface PieceSide {
  /** Unique among all pieces: "main/apple", "main/apple.4plus", "main/main.back". */
  readonly name: string
  readonly frame: Frame
  /** Beside a round piece there is nothing, not even white. */
  readonly round: boolean
}

/** Every face and every different back of some pieces, with as much art beyond the cut as `bleed` says. */
export function sidesOf(pieces: readonly PrintedPiece[], bleed: Pt): PieceSide[] {
  return pieces.flatMap((piece) => {
    const sides = [...piece.faces.map(frontOf), ...backsOf(piece)]
    return sides.map(({ name, side }) => ({
      name: `${piece.type.id}/${safeName(name)}`,
      frame: cutOut(side.frame, piece, bleed),
      round: piece.type.shape === 'round',
    }))
  })
}

interface NamedSide {
  readonly name: string
  readonly side: Side
}

const frontOf = ({ face, front }: PrintedFace): NamedSide => ({ name: face.id, side: front })

/** The back that all faces share is the piece's; else each face has its own. */
function backsOf({ type, faces }: PrintedPiece): NamedSide[] {
  const backs = faces.flatMap(({ face, back }) => (back ? [{ name: `${face.id}.back`, side: back }] : []))
  const [first, ...others] = new Set(backs.map(({ side }) => side))
  return first && others.length === 0 ? [{ name: `${type.id}.back`, side: first }] : backs
}

/** As a sheet shows it, without the sheet. */
function cutOut(frame: Frame, { type, size }: PrintedPiece, bleed: Pt): Frame {
  const slot = { x: bleed, y: bleed, ...size, turn: 0 } as const
  return {
    width: size.width + 2 * bleed,
    height: size.height + 2 * bleed,
    items: [inkOf(frame, slot, type.shape, allSides(bleed))],
  }
}

/** A mark like "6+" would be something else in an address of the web. */
const safeName = (name: string): string => name.replaceAll('+', 'plus')
