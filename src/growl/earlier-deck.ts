import { listCards } from '../game/deck.ts'
import type { EarlierDeck, Edition } from '../game/game.ts'
import { wolfZeroes } from './fields.ts'

/** What is known about the deck of an edition whose cards are not: only what somebody wrote down. */
export function earlierDeck(edition: Edition, players: number): EarlierDeck {
  const { max, expansion = max } = edition.players
  const removed = Object.entries(edition.removed[players] ?? {}).map(([card, count]) => ({ card, count }))
  const marked =
    players <= max ? 'none' : removed.length > 0 ? 'some' : players === expansion ? 'all' : 'unknown'
  const needs = players <= max ? 'box' : players <= expansion ? 'expansion' : 'two-decks'
  const mark = edition.marks[0] ?? ''
  const zeroes = wolfZeroes(edition)[players]
  const undocumented = edition.undocumented.filter((gap) => concerns(gap, players))
  const sentences = {
    none: `take out all cards marked ${mark}`,
    some: `take out ${listCards(removed)} of the cards marked ${mark}`,
    all: `all cards marked ${mark} are in`,
    unknown: 'not documented',
  }
  return {
    values: {
      edition: edition.id,
      players,
      needs,
      mark,
      marked,
      removed,
      ...(zeroes !== undefined && { wolfZeroes: zeroes }),
      undocumented,
    },
    ...NEEDS[needs],
    lines: [
      ['marked cards', sentences[marked]],
      ['starters', zeroes === undefined ? 'not documented' : starters(zeroes, players)],
    ],
    gaps: undocumented.map((gap) => GAPS.find(([pattern]) => pattern.test(gap))?.[1] ?? gap),
  }
}

/** "removed-below-6" concerns 5 players, "starters-above-7" 8; others concern every table. */
function concerns(gap: string, players: number): boolean {
  const [, side, limit] = /-(below|above)-(\d+)$/.exec(gap) ?? []
  if (side === 'below') return players < Number(limit)
  if (side === 'above') return players > Number(limit)
  return true
}

function starters(zeroes: number, players: number): string {
  const cards = [
    { card: 'bite', count: zeroes },
    { card: 'gold', count: players - zeroes },
  ]
  return `${listCards(cards)}: one to each player`
}

const NEEDS = {
  box: {},
  expansion: { needs: 'with the expansion' },
  'two-decks': { needs: 'with two decks' },
} as const

const GAPS: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/^card-counts$/, 'how many cards of each kind the deck has'],
  [/^removed-below-/, 'how many Bites and Wounds come out at a table this small (its setup tile says it)'],
  [/^starters-above-/, 'how many starter Bites and Gold a table this large gets'],
]
