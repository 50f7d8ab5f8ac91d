import { describe, expect, it } from 'vitest'
import { type Face, facesOf, type Table } from '../../src/game/faces.ts'
import { shippedGame } from './shipped.ts'

const game = shippedGame()
const faces = (piece: string, table?: Table) =>
  facesOf(game, game.pieces.find(({ id }) => id === piece)!, table)
const counts = (all: readonly Face[]) => Object.fromEntries(all.map(({ id, copies }) => [id, copies]))
const sum = (all: readonly Face[]) => all.reduce((total, { copies }) => total + copies, 0)

describe('the whole box', () => {
  it('has the counts of the box list', () => {
    const pieces = ['main', 'night', 'final-night', 'home-card', 'home-tile', 'token', 'setup-card', 'aid']
    expect(pieces.map((piece) => sum(faces(piece)))).toEqual([56, 8, 8, 10, 15, 24, 1, 10])
  })

  it('tells faces with another mark apart', () => {
    expect(counts(faces('main'))).toMatchObject({ bite: 12, 'bite.6+': 4, 'bite.9+': 4, charm: 5 })
    expect(faces('main').find(({ id }) => id === 'wound.9+')).toMatchObject({ mark: '9+', copies: 4 })
  })

  it('has one home tile and one home card for the start player, and tokens with their worth', () => {
    expect(counts(faces('home-tile'))).toEqual({ 'home-tile': 14, 'home-tile.start': 1 })
    expect(counts(faces('home-card'))).toEqual({ 'home-card': 9, 'home-card.start': 1 })
    expect(faces('token').map(({ worth, copies }) => [worth, copies])).toEqual([
      [1, 18],
      [3, 6],
    ])
  })
})

describe('what one table needs', () => {
  it('leaves marked cards out', () => {
    expect(counts(faces('main', { players: 5 }))).toEqual({
      bite: 12,
      wound: 8,
      charm: 5,
      salve: 5,
      gold: 10,
    })
    expect(sum(faces('main', { players: 8 }))).toBe(48)
  })

  it('adds what comes from a second copy', () => {
    expect(sum(faces('main', { players: 15 }))).toBe(87)
    expect(counts(faces('main', { players: 15 }))).toMatchObject({ bite: 27, wound: 23, gold: 11 })
  })

  it('has a tile and an aid for each player', () => {
    expect(counts(faces('home-tile', { players: 7 }))).toEqual({ 'home-tile': 6, 'home-tile.start': 1 })
    for (let players = 4; players <= 15; players++)
      expect([sum(faces('home-card', { players })), sum(faces('home-tile', { players }))]).toEqual([
        players,
        players,
      ])
    expect(sum(faces('aid', { players: 12 }))).toBe(12)
  })
})

it('an expansion is printed with the pieces its cards belong to', () => {
  const { expansions } = game
  expect(faces('main', { expansions }).filter((face) => face.expansion)).toMatchObject([
    { id: 'moonstone', copies: 2, expansion: 'hunters-moon' },
    { id: 'cursed-coin', copies: 2 },
  ])
  expect(sum(faces('night', { expansions }))).toBe(9)
  expect(sum(faces('final-night', { expansions }))).toBe(8)
})
