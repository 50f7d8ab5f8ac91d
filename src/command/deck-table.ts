import type { CardCount, Deck } from '../game/deck.ts'
import type { Game } from '../game/game.ts'

/** "cursed-coin" → "Cursed Coin": card names here are plain; those of a language are on the cards. */
const nameOf = (id: string): string =>
  id.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase())

export const listCards = (cards: readonly CardCount[]): string =>
  cards.map(({ card, count }) => `${count} ${nameOf(card)}`).join(', ')

/** One table's deck, line by line in the order of setting up. */
export function deckText(game: Game, deck: Deck): string {
  const boxes = deck.boxes === 1 ? 'one copy' : `${deck.boxes} copies`
  const marked = deck.removed.map(({ card, mark, count }) => `${count} ${nameOf(card)} marked ${mark}`)
  const lines = [
    ['put in', `${deck.total} cards: ${listCards(deck.cards)}`],
    ['take out', marked.join(', ') || 'nothing: all marked cards stay in'],
    ...(deck.secondCopy.length > 0
      ? [['second copy', `supplies ${listCards(deck.secondCopy)}, counted above`]]
      : []),
    ['starters', `${listCards(deck.starters)}: shuffle them, deal one to each player`],
    ['deal', `${deck.handSize} more cards to each; ${deck.dealt} cards are dealt in all`],
    ['left to draw', `${deck.draw} cards`],
    ...nightLines(deck),
    ...(deck.sniff ? [['the Sniff', 'yes']] : []),
  ]
  const title = `${game.id.toUpperCase()}: ${deck.players} players${deck.variant ? ' (variant)' : ''}, ${boxes}`
  return `${title}\n\n${columns(lines)}\n`
}

function nightLines({ nightsAfter, draw, unused }: Deck): string[][] {
  if (nightsAfter.length === 0) return []
  const places = nightsAfter.map((after, i) => `Night card ${i + 1} after ${after} drawn cards`)
  return [
    ['nights', `${places.join(', ')}, the Final Night after all ${draw}`],
    ['', `${listCards(unused)} cards go back to the box unseen`],
  ]
}

/** All tables side by side: the one to tape into the box. */
export function tableText(game: Game, decks: readonly Deck[]): string {
  const starters = [...new Set(decks.flatMap((deck) => deck.starters.map(({ card }) => card)))]
  const added = [...new Set(decks.flatMap((deck) => deck.secondCopy.map(({ card }) => card)))]
  const marks = [...new Set(decks.flatMap((deck) => deck.removed.map(({ mark }) => mark)))]
  const nights = Math.max(0, ...decks.map(({ nightsAfter }) => nightsAfter.length))
  const count = (cards: readonly CardCount[], id: string) =>
    String(cards.find(({ card }) => card === id)?.count ?? '-')
  const row = (name: string, cell: (deck: Deck) => string): string[] => [name, ...decks.map(cell)]
  const rows = [
    row('players', ({ players, variant }) => `${players}${variant ? '*' : ''}`),
    ...starters.map((card) => row(`starter ${nameOf(card)}`, (deck) => count(deck.starters, card))),
    ...marks.map((mark) =>
      row(`take out ${mark}`, (deck) => (deck.removed.some((each) => each.mark === mark) ? 'yes' : '-')),
    ),
    ...added.map((card) => row(`${nameOf(card)} from a second copy`, (deck) => count(deck.secondCopy, card))),
    row('cards in', ({ total }) => String(total)),
    row('cards dealt', ({ dealt }) => String(dealt)),
    row('left to draw', ({ draw }) => String(draw)),
    ...Array.from({ length: nights }, (_, i) =>
      row(`Night card ${i + 1} after`, (deck) => String(deck.nightsAfter[i])),
    ),
    row('the Sniff', ({ sniff }) => (sniff ? 'yes' : '-')),
  ]
  const notes = decks.some(({ variant }) => variant) ? '* variant, with a second copy of the game\n' : ''
  return `${game.id.toUpperCase()}: setting up\n\n${columns(rows, 'right')}\n${notes}`
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
