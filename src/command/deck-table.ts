import type { CardCount, Deck, EarlierDeck, Game } from '../game/game.ts'
import { deckWords, type NotedDeck } from '../job/deck.ts'
import type { Speaker } from '../job/say.ts'

/** One table's deck, line by line in the order of setting up. */
export function deckText(speaker: Speaker, table: NotedDeck): string {
  const { title, lines } = deckWords(speaker, table)
  return `${title}\n\n${columns(lines)}\n`
}

/** All tables side by side: the one to tape into the box. */
export function tableText(speaker: Speaker, tables: readonly NotedDeck[]): string {
  const word = (key: string, values?: Parameters<Speaker['program']>[1]) =>
    speaker.program(`deck.${key}`, values)
  const decks = tables.map(({ deck }) => deck)
  const none = word('none')
  const starters = [...new Set(decks.flatMap((deck) => deck.starters.map(({ card }) => card)))]
  const added = [...new Set(decks.flatMap((deck) => deck.secondCopy.map(({ card }) => card)))]
  const marks = [...new Set(decks.flatMap((deck) => deck.removed.map(({ mark }) => mark)))]
  const count = (cards: readonly CardCount[], id: string) =>
    String(cards.find(({ card }) => card === id)?.count ?? none)
  const row = (name: string, cell: (deck: Deck) => string): string[] => [name, ...decks.map(cell)]
  const rows = [
    row(word('players'), ({ players, variant }) => `${players}${variant ? '*' : ''}`),
    ...starters.map((id) =>
      row(word('starter', { card: speaker.card(id) }), (deck) => count(deck.starters, id)),
    ),
    ...marks.map((mark) =>
      row(word('take-out-mark', { mark }), ({ removed }) =>
        removed.some((each) => each.mark === mark) ? word('yes') : none,
      ),
    ),
    ...added.map((id) =>
      row(word('from-second-copy', { card: speaker.card(id) }), (deck) => count(deck.secondCopy, id)),
    ),
    row(word('cards-in'), ({ total }) => String(total)),
    row(word('cards-dealt'), ({ dealt }) => String(dealt)),
    row(word('left'), ({ draw }) => String(draw)),
    ...notedRows(speaker, tables, none),
  ]
  const notes = decks.some(({ variant }) => variant) ? `* ${word('variant-note')}\n` : ''
  return `${word('setting-up', { game: speaker.game })}\n\n${columns(rows, 'right')}\n${notes}`
}

/** What the rules of the game add to each table. */
function notedRows(speaker: Speaker, tables: readonly NotedDeck[], none: string): string[][] {
  const said = tables.map(({ notes }) =>
    (notes?.rows ?? []).map(([name, cell]) => [speaker.say(name), speaker.say(cell)] as const),
  )
  const names = [...new Set(said.flatMap((rows) => rows.map(([name]) => name)))]
  return names.map((name) => [name, ...said.map((rows) => rows.find(([each]) => each === name)?.[1] ?? none)])
}

/** What is known of the deck of an earlier edition, and what is not. */
export function earlierText(game: Game, edition: string, players: number, deck: EarlierDeck): string {
  const needs = deck.needs === undefined ? '' : `, ${deck.needs}`
  const gaps = deck.gaps.map((gap) => `  - ${gap}`)
  const title = `${game.id.toUpperCase()} (${edition}): ${players} players${needs}`
  return `${title}\n\n${columns(deck.lines)}\n\nNot documented, so nothing is made up here:\n${gaps.join('\n')}\n`
}

/** Cells under one another, the first column to the left, the others as asked. */
function columns(rows: readonly (readonly string[])[], align: 'left' | 'right' = 'left'): string {
  const width = (column: number) => Math.max(...rows.map((row) => widthOf(row[column] ?? '')))
  return rows
    .map((row) =>
      row
        .map((cell, i) => {
          const blank = ' '.repeat(width(i) - widthOf(cell))
          return i > 0 && align === 'right' ? blank + cell : cell + blank
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Columns of a terminal: Chinese and Japanese take two a character, marks above and below others none. */
function widthOf(text: string): number {
  let width = 0
  for (const character of text)
    width += /\p{M}/u.test(character) && !SPACING.test(character) ? 0 : WIDE.test(character) ? 2 : 1
  return width
}
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\u3000-\u303f\uff01-\uff60]/u
const SPACING = /\p{Mc}/u
