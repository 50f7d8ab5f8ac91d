import type { Edition, Game } from '../game/game.ts'
import { columns, listCards } from './deck-table.ts'
import { UsageError } from './verb.ts'

/** What is known about the deck of an edition whose cards are not: only what somebody wrote down. */
interface EarlierDeck {
  readonly edition: string
  readonly players: number
  /** In the range of the box, with its expansion, or with two decks. */
  readonly needs: 'box' | 'expansion' | 'two-decks'
  readonly mark: string
  /** Marked cards: none are used, these are taken out, or all are in. */
  readonly marked: 'none' | 'some' | 'all' | 'unknown'
  readonly removed: readonly { readonly card: string; readonly count: number }[]
  readonly wolfZeroes?: number
  readonly undocumented: readonly string[]
}

export function earlierDeck(edition: Edition, text: string): EarlierDeck {
  const { min, max, expansion = max, variant = expansion } = edition.players
  const players = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (!(players >= min && players <= variant))
    throw new UsageError(
      `--players ${text}: "${edition.id}" is for ${min} to ${variant} players; give a number between.`,
    )
  const removed = Object.entries(edition.removed[players] ?? {}).map(([card, count]) => ({ card, count }))
  const wolfZeroes = edition.wolfZeroes[players]
  return {
    edition: edition.id,
    players,
    needs: players <= max ? 'box' : players <= expansion ? 'expansion' : 'two-decks',
    mark: edition.marks[0] ?? '',
    marked: players <= max ? 'none' : removed.length > 0 ? 'some' : players === expansion ? 'all' : 'unknown',
    removed,
    ...(wolfZeroes !== undefined && { wolfZeroes }),
    undocumented: edition.undocumented.filter((gap) => concerns(gap, players)),
  }
}

/** "removed-below-6" concerns 5 players, "starters-above-7" 8; others concern every table. */
function concerns(gap: string, players: number): boolean {
  const [, side, limit] = /-(below|above)-(\d+)$/.exec(gap) ?? []
  if (side === 'below') return players < Number(limit)
  if (side === 'above') return players > Number(limit)
  return true
}

const NEEDS = { box: '', expansion: ', with the expansion', 'two-decks': ', with two decks' } as const

const GAPS: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/^card-counts$/, 'how many cards of each kind the deck has'],
  [/^removed-below-/, 'how many Bites and Wounds come out at a table this small (its setup tile says it)'],
  [/^starters-above-/, 'how many starter Bites and Gold a table this large gets'],
]

export function draftText(game: Game, deck: EarlierDeck): string {
  const { players, mark, marked, wolfZeroes } = deck
  const sentences = {
    none: `take out all cards marked ${mark}`,
    some: `take out ${listCards(deck.removed)} of the cards marked ${mark}`,
    all: `all cards marked ${mark} are in`,
    unknown: 'not documented',
  }
  const lines = [
    ['marked cards', sentences[marked]],
    [
      'starters',
      wolfZeroes === undefined
        ? 'not documented'
        : `${listCards([{ card: 'bite', count: wolfZeroes }])}, ${listCards([{ card: 'gold', count: players - wolfZeroes }])}: one to each player`,
    ],
  ]
  const gaps = deck.undocumented.map(
    (gap) => `  - ${GAPS.find(([pattern]) => pattern.test(gap))?.[1] ?? gap}`,
  )
  const title = `${game.id.toUpperCase()} (${deck.edition}): ${players} players${NEEDS[deck.needs]}`
  return `${title}\n\n${columns(lines)}\n\nNot documented, and so not made up here:\n${gaps.join('\n')}\n`
}
