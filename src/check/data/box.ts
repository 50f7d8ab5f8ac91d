import { copiesOf, type Game } from '../../game/game.ts'

/** A kind of card: how many cards.yaml adds up to, and how many the box list says. */
export interface KindCount {
  readonly kind: string
  readonly cards: number
  readonly listed?: number
}

export function kindCounts(game: Game): KindCount[] {
  const kinds = [...new Set(game.cards.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const cards = game.cards
      .filter((card) => card.kind === kind)
      .reduce((sum, card) => sum + copiesOf(card), 0)
    const listed = game.components.find(({ id, type }) => id === kind && type === 'card')?.count
    return { kind, cards, ...(listed !== undefined && { listed }) }
  })
}

/** Whether cards.yaml and the box list tell the same; while they do not, nothing can be said about sums of them. */
export const boxAgrees = (game: Game): boolean =>
  game.components.length === 0 || kindCounts(game).every(({ cards, listed }) => cards === listed)

/** Components of type card that are no kind of cards.yaml: home cards. */
export const looseCards = (game: Game) =>
  game.components.filter(({ id, type }) => type === 'card' && !game.cards.some(({ kind }) => kind === id))
