import { listCards } from '../game/deck.ts'
import {
  type CardCount,
  copiesOf,
  type Deck,
  type Expansion,
  type Game,
  type TableNotes,
} from '../game/game.ts'
import { sniffs } from './fields.ts'

/** Where the Night cards go, what of them stays in the box, and whether the Sniff is played. */
export function tableNotes(game: Game, deck: Deck, expansions: readonly Expansion[]): TableNotes {
  const sniff = game.columns.some((column) => column.players === deck.players && sniffs(column))
  const after = nightsAfter(game, deck)
  const unused = unusedNights(game, expansions)
  return {
    values: { sniff, nightsAfter: after, unused },
    lines: [...nightLines(after, deck.draw, unused), ...(sniff ? [['the Sniff', 'yes'] as const] : [])],
    rows: [
      ...after.map((cards, i) => [`Night card ${i + 1} after`, String(cards)] as const),
      ['the Sniff', sniff ? 'yes' : '-'],
    ],
  }
}

/**
 * After how many drawn cards each Night card comes; the Final Night card lies under all of them. With three nights the two
 * Night cards go in at one and two thirds.
 */
export function nightsAfter(game: Game, { draw }: Deck): number[] {
  const { nights = 0, 'night-cards': nightCards = 0 } = game.numbers
  return Array.from({ length: nightCards }, (_, i) => Math.round((draw * (i + 1)) / nights))
}

/** Night and Final Night cards that go back to the box unseen, by kind. */
function unusedNights(game: Game, expansions: readonly Expansion[]): CardCount[] {
  const faces = [...game.cards, ...expansions.flatMap(({ cards }) => cards)]
  return ['night', 'final-night'].flatMap((kind) => {
    const used = game.numbers[`${kind}-cards`]
    if (used === undefined) return []
    const all = faces.filter((card) => card.kind === kind).reduce((total, card) => total + copiesOf(card), 0)
    return [{ card: kind, count: all - used }]
  })
}

function nightLines(
  after: readonly number[],
  draw: number,
  unused: readonly CardCount[],
): TableNotes['lines'] {
  if (after.length === 0) return []
  const places = after.map((cards, i) => `Night card ${i + 1} after ${cards} drawn cards`)
  return [
    ['nights', `${places.join(', ')}, the Final Night after all ${draw}`],
    ['', `${listCards(unused)} cards go back to the box unseen`],
  ]
}
