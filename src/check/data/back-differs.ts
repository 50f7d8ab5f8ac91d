import { say, told } from '../../finding.ts'
import { PIECES } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'

export const backDiffers: DataCheck = {
  code: 'back-differs',
  severity: 'error',
  proves:
    'A piece prints its cards with the back that the cards themselves name, so that no card can be recognised by its back.',
  examples: [
    { good: { file: PIECES, now: 'cards: {kind: fair}, size: card, template: card.svg.hbs, back: fair}' } },
    {
      bad: {
        file: PIECES,
        now: 'cards: {kind: fair}, size: card, template: card.svg.hbs, back: fair}',
        instead: 'cards: {kind: fair}, size: card, template: card.svg.hbs, back: main}',
      },
      at: 'data/pieces.yaml “cards: {kind: fair}, size: card, template: card.svg.hbs, back: ▸main”',
    },
  ],
  *run(game) {
    const cards = [...game.cards, ...game.expansions.flatMap((expansion) => expansion.cards)]
    for (const piece of game.pieces) {
      const { source } = piece
      if (source.from !== 'cards') continue
      const card = cards.find(({ kind, back }) => kind === source.kind && back !== piece.back)
      const other = card?.back ?? source.back
      if (other !== undefined && other !== piece.back)
        yield {
          ...told(
            card
              ? say`"${piece.id}" has the back "${piece.back ?? ''}", but its card "${card.id}" has the back "${other}"`
              : say`"${piece.id}" has the back "${piece.back ?? ''}", but its cards have the back "${other}"`,
            say`Make them the same.`,
          ),
          place: game.place(PIECES, 'pieces', piece.id, 'back'),
        }
    }
  },
}
