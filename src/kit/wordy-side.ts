import type { PrintedPiece } from '../card/pieces.ts'
import type { Side } from '../card/template.ts'
import type { Face } from '../game/faces.ts'

/** A side of a card that bears words, each different card once, in the order of the box. */
export interface WordySide {
  /** "apple", "aid", "aid.back". */
  readonly id: string
  readonly face: Face
  readonly side: Side
}

export function wordySides(pieces: readonly PrintedPiece[]): WordySide[] {
  const known = new Set<string>()
  return pieces.flatMap(({ faces }) =>
    faces.flatMap(({ face, front, back }) => {
      const id = face.card?.id ?? face.id
      // A card with another mark has the same words.
      if (known.has(id)) return []
      known.add(id)
      const all = [{ id, face, side: front }, ...(back ? [{ id: `${id}.back`, face, side: back }] : [])]
      return all.filter(({ side }) => bearsWords(side))
    }),
  )
}

const bearsWords = ({ boxes }: Side): boolean => boxes.some(({ box }) => /\p{L}/u.test(box.text))
