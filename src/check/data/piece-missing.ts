import { listed, say, told } from '../../finding.ts'
import { PIECES } from '../../game/files.ts'
import type { Card, DataCheck, Game, PieceType } from '../../game/game.ts'

export const pieceMissing: DataCheck = {
  code: 'piece-missing',
  severity: 'error',
  proves: 'Every card and every component of the box is printed, by exactly one piece.',
  examples: [
    { good: { file: PIECES, now: '  token: {group: tokens, components: [token-1, token-5]' } },
    {
      bad: {
        file: PIECES,
        now: '  token: {group: tokens, components: [token-1, token-5]',
        instead: '  token: {group: tokens, components: [token-1]',
      },
      at: 'data/pieces.yaml “pieces:”',
    },
  ],
  *run(game) {
    const printed = things(game).map(([id, isOf]) => ({ id, by: game.pieces.filter(isOf) }))
    const missing = printed.filter(({ id, by }) => by.length === 0 && !isMisnamed(game, id))
    if (missing.length > 0)
      yield {
        ...told(
          say`no piece prints ${missing.map(({ id }) => say`"${id}"`).reduce((all, each) => say`${all}, ${each}`)}`,
          say`Add a piece for them, or add them to one.`,
        ),
        place: game.place(PIECES, 'pieces'),
      }
    for (const { id, by } of printed)
      if (by.length > 1)
        yield {
          ...told(
            say`"${id}" is printed by ${listed(by.map((piece) => say`"${piece.id}"`))}`,
            say`Leave it to one of them.`,
          ),
          place: game.place(PIECES, 'pieces', by[1]!.id),
        }
  },
}

/** A name that does not exist keeps a thing from its piece: that of its back, or one that a piece is made from. It is told where it stands. */
function isMisnamed(game: Game, id: string): boolean {
  const cards = allCards(game)
  const card = cards.find((each) => each.id === id)
  const isBack = (name: string | undefined) => game.backs.some((back) => back.id === name)
  if (card && !isBack(card.back)) return true
  return game.pieces.some(({ source }) => {
    if (source.from === 'components')
      return !card && source.ids.some((name) => game.components.every((each) => each.id !== name))
    if (source.from !== 'cards' || !card) return false
    return source.kind === undefined ? !isBack(source.back) : cards.every(({ kind }) => kind !== source.kind)
  })
}

const allCards = (game: Game): Card[] => [
  ...game.cards,
  ...game.expansions.flatMap((expansion) => expansion.cards),
]

/** Everything there is to print, and whether a piece is made from it. */
function things(game: Game): [id: string, isOf: (piece: PieceType) => boolean][] {
  const cards = allCards(game)
  const components = game.components.filter(({ id }) => !game.cards.some(({ kind }) => kind === id))
  return [
    ...cards.map((card): [string, (piece: PieceType) => boolean] => [
      card.id,
      (piece) => prints(piece, card),
    ]),
    ...components.map(({ id }): [string, (piece: PieceType) => boolean] => [
      id,
      ({ source }) => source.from === 'components' && source.ids.includes(id),
    ]),
  ]
}

const prints = ({ source }: PieceType, card: Card): boolean =>
  source.from === 'cards' && (source.kind === card.kind || source.back === card.back)
