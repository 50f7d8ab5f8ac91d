import { say, told } from '../../finding.ts'
import { PIECES } from '../../game/files.ts'
import type { Choice, DataCheck, Game } from '../../game/game.ts'

export const choiceWrong: DataCheck = {
  code: 'choice-wrong',
  severity: 'error',
  proves: 'Every choice is between different pieces that are cut out, and no piece is in two choices.',
  examples: [
    { good: { file: PIECES, now: 'alternatives: {tiles: tree, cards: tree-card}' } },
    {
      bad: {
        file: PIECES,
        now: 'alternatives: {tiles: tree, cards: tree-card}',
        instead: 'alternatives: {tiles: tree, cards: tree}',
      },
      at: 'data/pieces.yaml “cards: ▸tree}”',
    },
    {
      bad: {
        file: PIECES,
        now: 'alternatives: {tiles: tree, cards: tree-card}',
        instead: 'alternatives: {tiles: tree, cards: rules}',
      },
      at: 'data/pieces.yaml “cards: ▸rules”',
    },
  ],
  *run(game) {
    const taken = new Map<string, string>()
    for (const choice of game.choices)
      for (const [name, piece] of Object.entries(choice.alternatives)) {
        const other = taken.get(piece)
        if (other !== undefined)
          yield {
            ...told(
              say`the piece "${piece}" is "${other}" already`,
              say`Name another piece, or take one of the two away.`,
            ),
            place: placeOf(game, choice, name),
          }
        taken.set(piece, `${choice.id}: ${name}`)
        if (isBook(game, piece))
          yield {
            ...told(
              say`"${piece}" is a book; only pieces that are cut out can stand in for one another`,
              say`Name a piece that is cut out.`,
            ),
            place: placeOf(game, choice, name),
          }
      }
  },
}

const isBook = ({ pieces }: Game, piece: string): boolean =>
  pieces.some(({ id, size }) => id === piece && size === 'book')

const placeOf = (game: Game, { id }: Choice, name: string) =>
  game.place(PIECES, 'choices', id, 'alternatives', name)
