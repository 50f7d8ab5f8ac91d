import type { Face } from './faces.ts'

/** How many of which faces, by the ids of pieces and faces: {deck: {apple: 1}}. */
export type FaceCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Of the faces of a piece those that are counted, so many of each. */
export const countedFaces = (faces: readonly Face[], piece: string, counts: FaceCounts): Face[] => {
  const ofPiece = Object.hasOwn(counts, piece) ? counts[piece]! : {}
  return faces.flatMap((face) =>
    Object.hasOwn(ofPiece, face.id) ? [{ ...face, copies: ofPiece[face.id]! }] : [],
  )
}
