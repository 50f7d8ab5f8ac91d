import { type Card, type Column, copiesOf, type Expansion, type Game, threshold } from './game.ts'

/** Cards with this back are shuffled, dealt and drawn; the others are set aside. */
export const MAIN_BACK = 'main'

/** The main deck of one table: what goes in, what stays in the box, and where everything goes. */
export interface Deck {
  readonly players: number
  readonly variant: boolean
  readonly sniff: boolean
  /** Boxes needed. */
  readonly boxes: number
  readonly cards: readonly DeckCard[]
  /** Marked cards left in the box. */
  readonly removed: readonly (CardCount & { readonly mark: string })[]
  readonly starters: readonly CardCount[]
  /** What a second copy supplies: the extras of the table, and starters one box is short of. */
  readonly secondCopy: readonly CardCount[]
  /** All cards in, starters included. */
  readonly total: number
  /** Cards dealt to each after the starter. */
  readonly handSize: number
  /** Starters and hands. */
  readonly dealt: number
  /** Left to draw, Night cards not counted; negative when hands cannot be dealt. */
  readonly draw: number
  /** After how many drawn cards each Night card comes; the Final Night card lies under all of them. */
  readonly nightsAfter: readonly number[]
  /** Night and Final Night cards that go back to the box unseen, by kind. */
  readonly unused: readonly CardCount[]
}

export interface CardCount {
  readonly card: string
  readonly count: number
}
export interface DeckCard extends CardCount {
  readonly fromSecondCopy: number
}

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
    sniff: column.sniff,
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
    nightsAfter: nightsAfter(game, draw),
    unused: unusedNights(game, faces),
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

/** With three nights the two Night cards go in at one and two thirds. */
function nightsAfter(game: Game, draw: number): number[] {
  const { nights = 0, 'night-cards': nightCards = 0 } = game.numbers
  return Array.from({ length: nightCards }, (_, i) => Math.round((draw * (i + 1)) / nights))
}

function unusedNights(game: Game, faces: readonly Card[]): CardCount[] {
  return ['night', 'final-night'].flatMap((kind) => {
    const used = game.numbers[`${kind}-cards`]
    if (used === undefined) return []
    const all = faces.filter((card) => card.kind === kind).reduce((total, card) => total + copiesOf(card), 0)
    return [{ card: kind, count: all - used }]
  })
}
