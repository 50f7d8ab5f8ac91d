import {
  type CardCount,
  copiesOf,
  type Deck,
  type Expansion,
  type Game,
  type NotedCell,
  type Said,
  type TableNotes,
} from '../game/game.ts'
import { sniffs } from './fields.ts'

/** Where the Night cards go, what of them stays in the box, and whether the Sniff is played. */
export function tableNotes(game: Game, deck: Deck, expansions: readonly Expansion[]): TableNotes {
  const sniff = game.columns.some((column) => column.players === deck.players && sniffs(column))
  const after = nightsAfter(game, deck)
  const unused = unusedNights(game, expansions)
  const theSniff = { term: 'the-sniff', form: 'inline' }
  return {
    values: { sniff, nightsAfter: after, unused },
    lines: [
      ...nightLines(after, deck.draw, unused),
      ...(sniff ? [[theSniff, { program: 'deck.yes' }] as const] : []),
    ],
    rows: [
      ...after.map(
        (cards, i) => [{ program: 'deck.comes-after', values: { thing: nightCard(i) } }, cards] as const,
      ),
      [theSniff, { program: sniff ? 'deck.yes' : 'deck.none' }],
    ],
  }
}

const nightCard = (index: number): Said => ({
  program: 'deck.nth',
  values: { thing: { term: 'night-card', form: 'one' }, n: index + 1 },
})

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

function nightLines(after: readonly number[], draw: number, unused: readonly CardCount[]): NotedCell[] {
  if (after.length === 0) return []
  return [
    ...after.map((count, i): NotedCell => [nightCard(i), { program: 'deck.after', values: { count } }]),
    [
      { term: 'final-night-card', form: 'one' },
      { program: 'deck.after-all', values: { count: draw } },
    ],
    [{ label: 'deck.unused' }, { cards: unused }],
  ]
}
