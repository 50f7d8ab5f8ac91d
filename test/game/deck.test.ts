import { describe, expect, it } from 'vitest'
import { deckFor } from '../../src/game/deck.ts'
import { setupTable } from './setup-table.ts'
import { shippedGame } from './shipped.ts'

const game = shippedGame()
const table = setupTable()

it('the fixture has all tables from 4 to 15', () => {
  expect(table.map(({ players }) => players)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
})

describe('the deck for each table', () => {
  for (const column of table)
    it(`${column.players} players`, () => {
      const deck = deckFor(game, column.players)!
      const of = (cards: readonly { card: string; count: number }[], id: string) =>
        cards.find(({ card }) => card === id)?.count ?? 0
      expect(of(deck.starters, 'bite')).toBe(column.number('starter Bites'))
      expect(of(deck.starters, 'gold')).toBe(column.number('starter Gold'))
      expect([...new Set(deck.removed.map(({ mark }) => mark))].join(' ') || '-').toBe(
        column.text('marks removed'),
      )
      expect(of(deck.secondCopy, 'bite')).toBe(column.number('extra of each'))
      expect(of(deck.secondCopy, 'wound')).toBe(column.number('extra of each'))
      expect(of(deck.secondCopy, 'gold')).toBe(column.number('Gold from the second copy'))
      expect(deck.draw).toBe(column.number('left to draw'))
      expect(deck.boxes).toBe(column.number('copies'))
      expect(deck.total).toBe(deck.dealt + deck.draw)
      expect(deck.dealt).toBe(column.players * 4)
    })

  it('there is none for three or sixteen', () => {
    expect(deckFor(game, 3)).toBeUndefined()
    expect(deckFor(game, 16)).toBeUndefined()
  })

  it('an expansion adds its main-deck cards to those left to draw', () => {
    const plain = deckFor(game, 6)!
    const expanded = deckFor(game, 6, game.expansions)!
    expect(expanded.draw - plain.draw).toBe(4)
    expect(expanded.starters).toEqual(plain.starters)
  })
})
