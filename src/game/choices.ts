import type { Choice, Game, PieceType } from './game.ts'
import { BOTH } from './schema.ts'

/** Of choices by their names, the alternative that is wanted, or both; the usual one of those that are not there. */
export type Chosen = Readonly<Record<string, string>>

/** Every alternative of every choice. */
export const everyAlternative = ({ choices }: Game): Chosen =>
  Object.fromEntries(choices.map(({ id }) => [id, BOTH]))

/** Whether a piece is printed: it is, unless another one was chosen instead. */
export const isWanted = ({ choices }: Game, piece: PieceType, chosen: Chosen): boolean =>
  choices.every((choice) => {
    const name = nameIn(choice, piece)
    const wanted = chosenIn(choice, chosen)
    return name === undefined || wanted === BOTH || wanted === name
  })

export const chosenIn = ({ id, usual }: Choice, chosen: Chosen): string =>
  (Object.hasOwn(chosen, id) ? chosen[id] : undefined) ?? usual

const nameIn = ({ alternatives }: Choice, { id }: PieceType): string | undefined =>
  Object.keys(alternatives).find((name) => alternatives[name] === id)

/** Pieces that will do instead of this one. */
export const standInsOf = ({ choices, pieces }: Game, piece: PieceType): PieceType[] =>
  choices
    .filter((choice) => nameIn(choice, piece) !== undefined)
    .flatMap(({ alternatives }) => pieces.filter(({ id }) => Object.values(alternatives).includes(id)))
    .filter(({ id }) => id !== piece.id)
