import { expect, it } from 'vitest'
import { gameNumbers } from '../../src/game/numbers.ts'
import { readGame } from '../../src/rules.ts'
import { overlay } from '../../src/source/folder.ts'
import { shippedFolder, shippedGame } from './shipped.ts'

it('gives texts every figure of the game, also those that follow from the tables', () => {
  expect(gameNumbers(shippedGame())).toEqual({
    'bites-to-turn': 3,
    'wounds-to-die': 3,
    'hand-size': 3,
    'starting-hand': 4,
    nights: 3,
    'night-cards': 2,
    'final-night-cards': 1,
    'end-alive': 2,
    'win-token': 1,
    'extra-per-player': 3,
    'players-min': 4,
    'players-max': 10,
    'players-variant-min': 11,
    'players-variant-max': 15,
    'variant-players-max': 15,
    'copies-variant': 2,
    'minutes-min': 10,
    'minutes-max': 20,
    age: 10,
    'sniff-from': 8,
    'mark.6': '6+',
    'mark.9': '9+',
    'deck-size': 56,
    'total-cards': 82,
    'count.bite': 20,
    'count.wound': 16,
    'count.charm': 5,
    'count.salve': 5,
    'count.gold': 10,
    'count.night': 8,
    'count.final-night': 8,
    'count.home-card': 10,
    'count.home-tile': 15,
    'count.token-1': 18,
    'count.token-3': 6,
    'count.tokens': 24,
    'draft-1.players-min': 4,
    'draft-1.players-max': 7,
    'draft-1.expansion-players-max': 10,
    'draft-1.variant-players-max': 15,
    'draft-1.minutes-min': 10,
    'draft-1.minutes-max': 15,
    'draft-1.mark': '8+',
    'draft-1.mark.8': '8+',
    'draft-1.removed-at-8': 4,
    'draft-1.removed-at-9': 2,
    'draft-1.wolf-zeroes-at-4': 1,
    'draft-1.wolf-zeroes-at-5': 1,
    'draft-1.wolf-zeroes-at-6': 2,
    'draft-1.wolf-zeroes-at-7': 2,
  })
})

it('leaves out what a game does not have', () => {
  const bare = overlay(shippedFolder, {
    'data/game.yaml': 'id: bare\nlanguages: [en]\n',
    'data/setup.yaml': undefined,
    'data/components.yaml': undefined,
    'data/editions.yaml': undefined,
  })
  const numbers = gameNumbers(readGame(bare).game!)
  expect(Object.keys(numbers)).not.toContain('players-min')
  expect(Object.values(numbers)).not.toContain(undefined)
  expect(numbers).toMatchObject({ 'deck-size': 56, 'count.bite': 20 })
})
