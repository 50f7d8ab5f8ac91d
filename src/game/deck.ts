import {
  type Card,
  type CardCount,
  type Column,
  type Deck,
  type DeckCard,
  type Expansion,
  type Game,
  threshold,
} from './game.ts'

/** Cards with this back are shuffled, dealt and drawn; the others are set aside. */
export const MAIN_BACK = 'main'

/** undefined when the setup table has no such column. */
export function deckFor(
  game: Game,
  players: number,
  expansions: readonly Expansion[] = [],
): Deck | undefined {
  const column = game.columns.find((each) => each.players === players)
  if (!column) return undefined
  const faces = [...game.cards, ...expansions.flatMap((expansion) => expansion.cards)]
  const main = faces.filter((card) => card.back === MAIN_BACK)
  const cards = main.map((card) => inPlay(card, column))
  const secondCopy = cards.filter((card) => card.fromSecondCopy > 0)

  const total = sum(cards)
  const starters = Object.entries(column.starters).map(([card, count]) => ({ card, count }))
  const handSize = game.numbers['hand-size'] ?? 0
  const dealt = sum(starters) + players * handSize
  const draw = total - dealt
  return {
    players,
    variant: column.variant,
    boxes: 1 + Math.max(0, ...secondCopy.map((card) => boxesFor(main, card))),
    cards,
    removed: main.flatMap((card) =>
      card.copies.flatMap(({ mark, count }) =>
        mark && threshold(mark) > players ? [{ card: card.id, mark, count }] : [],
      ),
    ),
    starters,
    secondCopy: secondCopy.map(({ card, fromSecondCopy }) => ({ card, count: fromSecondCopy })),
    total,
    handSize,
    dealt,
    draw,
  }
}

const sum = (cards: readonly CardCount[]): number => cards.reduce((total, { count }) => total + count, 0)

function inPlay(card: Card, column: Column): DeckCard {
  const own = card.copies
    .filter(({ mark }) => !mark || threshold(mark) <= column.players)
    .reduce((total, { count }) => total + count, 0)
  const extra = column.extra[card.id] ?? 0
  const missing = Math.max(0, (column.starters[card.id] ?? 0) - own - extra)
  return { card: card.id, count: own + extra + missing, fromSecondCopy: extra + missing }
}

function boxesFor(main: readonly Card[], { card, fromSecondCopy }: DeckCard): number {
  const inBox = sum(
    main
      .filter(({ id }) => id === card)
      .flatMap(({ copies }) => copies.map(({ count }) => ({ card, count }))),
  )
  return Math.ceil(fromSecondCopy / inBox)
}

/** "cursed-coin" → "Cursed Coin": card names here are plain; those of a language are on the cards. */
export const plainName = (id: string): string =>
  id.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase())

export const listCards = (cards: readonly CardCount[]): string =>
  cards.map(({ card, count }) => `${count} ${plainName(card)}`).join(', ')
