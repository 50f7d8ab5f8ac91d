import { type Sentence, say, told } from '../../finding.ts'
import { PIECES } from '../../game/files.ts'
import type { Card, DataCheck } from '../../game/game.ts'

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
    {
      bad: {
        file: PIECES,
        now: 'cards: {kind: fair}, size: card, template: card.svg.hbs, back: fair}',
        instead: 'cards: {kind: fair}, size: book, template: card.svg.hbs}',
      },
      at: 'data/pieces.yaml “fair: {group: cards”',
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
          ...(piece.back === undefined
            ? told(
                withoutBack(piece.id, other, card),
                say`Give it the same back, and another size than "book".`,
              )
            : told(differing(piece.id, piece.back, other, card), say`Make them the same.`)),
          place: game.place(PIECES, 'pieces', piece.id, 'back'),
        }
    }
  },
}

/** Only a book may have no back. */
const withoutBack = (piece: string, other: string, card?: Card): Sentence =>
  card
    ? say`"${piece}" has no back, but its card "${card.id}" has the back "${other}"`
    : say`"${piece}" has no back, but its cards have the back "${other}"`

const differing = (piece: string, back: string, other: string, card?: Card): Sentence =>
  card
    ? say`"${piece}" has the back "${back}", but its card "${card.id}" has the back "${other}"`
    : say`"${piece}" has the back "${back}", but its cards have the back "${other}"`
