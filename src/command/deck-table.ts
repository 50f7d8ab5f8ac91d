import { listCards, plainName } from '../game/deck.ts'
import type { CardCount, Deck, EarlierDeck, Game, TableNotes } from '../game/game.ts'

/** A deck, and what the rules of the game say besides. */
export interface NotedDeck {
  readonly deck: Deck
  readonly notes?: TableNotes
}

/** One table's deck, line by line in the order of setting up. */
export function deckText(game: Game, { deck, notes }: NotedDeck): string {
  const boxes = deck.boxes === 1 ? 'one copy' : `${deck.boxes} copies`
  const marked = deck.removed.map(({ card, mark, count }) => `${count} ${plainName(card)} marked ${mark}`)
  const lines = [
    ['put in', `${deck.total} cards: ${listCards(deck.cards)}`],
    ['take out', marked.join(', ') || 'nothing: all marked cards stay in'],
    ...(deck.secondCopy.length > 0
      ? [['second copy', `supplies ${listCards(deck.secondCopy)}, counted above`]]
      : []),
    ['starters', `${listCards(deck.starters)}: shuffle them, deal one to each player`],
    ['deal', `${deck.handSize} more cards to each; ${deck.dealt} cards are dealt in all`],
    ['left to draw', `${deck.draw} cards`],
    ...(notes?.lines ?? []),
  ]
  const title = `${game.id.toUpperCase()}: ${deck.players} players${deck.variant ? ' (variant)' : ''}, ${boxes}`
  return `${title}\n\n${columns(lines)}\n`
}

/** All tables side by side: the one to tape into the box. */
export function tableText(game: Game, tables: readonly NotedDeck[]): string {
  const decks = tables.map(({ deck }) => deck)
  const starters = [...new Set(decks.flatMap((deck) => deck.starters.map(({ card }) => card)))]
  const added = [...new Set(decks.flatMap((deck) => deck.secondCopy.map(({ card }) => card)))]
  const marks = [...new Set(decks.flatMap((deck) => deck.removed.map(({ mark }) => mark)))]
  const noted = [...new Set(tables.flatMap(({ notes }) => notes?.rows.map(([name]) => name) ?? []))]
  const count = (cards: readonly CardCount[], id: string) =>
    String(cards.find(({ card }) => card === id)?.count ?? '-')
  const row = (name: string, cell: (deck: Deck) => string): string[] => [name, ...decks.map(cell)]
  const rows = [
    row('players', ({ players, variant }) => `${players}${variant ? '*' : ''}`),
    ...starters.map((card) => row(`starter ${plainName(card)}`, (deck) => count(deck.starters, card))),
    ...marks.map((mark) =>
      row(`take out ${mark}`, (deck) => (deck.removed.some((each) => each.mark === mark) ? 'yes' : '-')),
    ),
    ...added.map((card) =>
      row(`${plainName(card)} from a second copy`, (deck) => count(deck.secondCopy, card)),
    ),
    row('cards in', ({ total }) => String(total)),
    row('cards dealt', ({ dealt }) => String(dealt)),
    row('left to draw', ({ draw }) => String(draw)),
    ...noted.map((name) => [
      name,
      ...tables.map(({ notes }) => notes?.rows.find(([each]) => each === name)?.[1] ?? '-'),
    ]),
  ]
  const notes = decks.some(({ variant }) => variant) ? '* variant, with a second copy of the game\n' : ''
  return `${game.id.toUpperCase()}: setting up\n\n${columns(rows, 'right')}\n${notes}`
}

/** What is known of the deck of an earlier edition, and what is not. */
export function earlierText(game: Game, edition: string, players: number, deck: EarlierDeck): string {
  const needs = deck.needs === undefined ? '' : `, ${deck.needs}`
  const gaps = deck.gaps.map((gap) => `  - ${gap}`)
  const title = `${game.id.toUpperCase()} (${edition}): ${players} players${needs}`
  return `${title}\n\n${columns(deck.lines)}\n\nNot documented, so nothing is made up here:\n${gaps.join('\n')}\n`
}

/** Cells under one another, the first column to the left, the others as asked. */
export function columns(rows: readonly (readonly string[])[], align: 'left' | 'right' = 'left'): string {
  const width = (column: number) => Math.max(...rows.map((row) => (row[column] ?? '').length))
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i > 0 && align === 'right' ? cell.padStart(width(i)) : cell.padEnd(width(i))))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
