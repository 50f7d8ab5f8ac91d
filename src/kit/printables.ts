import { type Face, facesOf } from '../game/faces.ts'
import type { Expansion, Game, PieceType } from '../game/game.ts'
import type { Library } from '../library/library.ts'
import type { LocalizedTree, Words } from '../locale/translate.ts'

/** Something that can be printed by itself: a card, a piece, or some faces of one. */
export interface Printable {
  /** "the-gift", "apple.4+", "home-tile", "token-3". */
  readonly id: string
  readonly piece: PieceType
  readonly faces: readonly Face[]
}

/** Everything that can be printed by itself, each id once: cards and parts of the box before the pieces they are printed by. */
export function printablesOf(game: Game, expansions: readonly Expansion[]): Printable[] {
  const pieces = game.pieces
    .filter(({ size }) => size !== 'book')
    .map((piece) => ({ piece, faces: facesOf(game, piece, { expansions }) }))
  const parts = pieces.flatMap(({ piece, faces }) => {
    const ids = new Set(faces.flatMap(({ id }) => [baseOf(id), id]))
    return [...ids].map((id) => ({
      id,
      piece,
      faces: faces.filter((face) => face.id === id || baseOf(face.id) === id),
    }))
  })
  const wholes = pieces.map(({ piece, faces }) => ({ id: piece.id, piece, faces }))
  const all = [...parts, ...wholes].filter(({ faces }) => faces.length > 0)
  return all.filter(({ id }, i) => all.findIndex((each) => each.id === id) === i)
}

/** "apple.4+" → "apple". */
const baseOf = (face: string): string => face.split('.')[0]!

/** What something is called: its id, and its names in every language of the game. */
export async function namesOf(
  library: Library,
  printables: readonly Printable[],
): Promise<Map<Printable, string[]>> {
  const languages = library.readableGame.languages
  const all = await Promise.all(languages.map((lang) => library.words(lang)))
  return new Map(
    printables.map((printable) => [
      printable,
      [...new Set([printable.id, ...all.flatMap((words) => namesIn(words, printable))])],
    ]),
  )
}

function namesIn(words: Words, { id, faces }: Printable): string[] {
  const [first] = faces
  if (!first?.card) return namesOfPiece(words, id)
  if (id === first.card.id) return [words.card(id).title]
  return id === first.id && first.mark
    ? [`${words.card(first.card.id).title} ${first.mark}`]
    : namesOfPiece(words, id)
}

/** What somebody would ask for it by, in one language; nothing where that has no name for it, or for a deck as a whole. */
export function nameIn(words: Words, printable: Printable): string | undefined {
  const isDeck = printable.id === printable.piece.id && printable.faces[0]?.card !== undefined
  return isDeck ? undefined : namesIn(words, printable)[0]
}

/** As lists of contents have it, and as sentences do, in every form. */
const namesOfPiece = (words: Words, id: string): string[] => [
  ...[words.text(`labels:pieces.${id}`) ?? []].flat(),
  ...[words.text(`terms:${id}`) ?? []].flat(),
  ...leaves(words.tree(`terms:${id}`)),
]

const leaves = (tree: LocalizedTree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)))
