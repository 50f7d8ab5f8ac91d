import type { Card, Game, Piece } from '../../game/game.ts'
import { COMPONENTS, type DataCheck, PIECES } from './data-check.ts'

export const notPrinted: DataCheck = {
  code: 'not-printed',
  severity: 'error',
  proves: 'Every card and every component of the box is printed, by exactly one piece.',
  examples: [
    { good: { file: PIECES, now: '  night: {group: cards, cards: {kind: night}' } },
    {
      bad: {
        file: PIECES,
        now: '  token: {group: tokens, components: [token-1, token-3]',
        instead: '  token: {group: tokens, components: [token-1]',
      },
      at: 'data/components.yaml:15:3',
    },
  ],
  *run(game) {
    const cards = [...game.cards, ...game.expansions.flatMap((expansion) => expansion.cards)]
    for (const card of cards)
      yield* judge(
        game.pieces.filter((piece) => prints(piece, card)),
        `the card "${card.id}"`,
        game.place(card.file, 'cards', card.id),
      )
    for (const { id } of game.components.filter((component) => !isKind(game, component.id)))
      yield* judge(
        game.pieces.filter(({ source }) => source.from === 'components' && source.ids.includes(id)),
        `the component "${id}"`,
        game.place(COMPONENTS, 'components', id),
      )
  },
}

const isKind = (game: Game, id: string) => game.cards.some(({ kind }) => kind === id)

const prints = ({ source }: Piece, card: Card) =>
  source.from === 'cards' && (source.kind === card.kind || source.back === card.back)

function* judge(pieces: readonly Piece[], what: string, place: ReturnType<Game['place']>) {
  if (pieces.length === 0)
    yield { message: `${what} is printed by no piece`, hint: `Add it to a piece of ${PIECES}.`, place }
  if (pieces.length > 1)
    yield {
      message: `${what} is printed by ${pieces.map(({ id }) => `"${id}"`).join(' and ')}`,
      hint: `Leave it to one piece of ${PIECES}.`,
      place,
    }
}
