import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Rules } from '../../src/game/game.ts'
import { gameNumbers } from '../../src/game/numbers.ts'
import { readGame } from '../../src/game/read.ts'
import { memoryFolder } from '../../src/source/folder.ts'

/** Rules of another game than GROWL: at some tables a storm comes. */
const storm: Rules = {
  name: 'storm',
  fields: { column: { storm: z.boolean().optional() }, edition: {} },
  numbers: ({ columns }) => ({
    'storm-from': columns.find(({ own }) => own.storm === true)?.players,
    'storm-until': undefined,
  }),
  isStarred: ({ own }) => own.storm === true,
  tableNotes: () => ({ values: {}, lines: [], rows: [] }),
  earlierDeck: () => ({ values: {}, lines: [], gaps: [] }),
  checks: async () => ({ checks: [] }),
}

const files = {
  'data/game.yaml': 'id: orchard\nlanguages: [en]\nrules: storm\n',
  'data/cards.yaml': 'cards:\n  apple: {kind: fruit, back: main, copies: 12}\n',
  'data/pieces.yaml': `backs:
  main: {template: back.svg.hbs}
pieces:
  deck: {group: cards, cards: {back: main}, size: card, template: card.svg.hbs, back: main}
`,
  'data/setup.yaml': `players:
  2: {starters: {apple: 2}, draw: 10}
  3: {starters: {apple: 3}, draw: 9, storm: true}
`,
  'data/components.yaml': `components:
  fruit: {type: card, count: 12}
totals: {main-deck: 12, cards: 12, tiles: 0, tokens: 0}
`,
  'data/editions.yaml': `first:
  players: {min: 2, max: 3}
  minutes: {min: 10, max: 20}
  marks: []
  tile: basket
  start-player-symbol: false
`,
}
const read = (changes: Record<string, string> = {}) =>
  readGame(memoryFolder({ ...files, ...changes }), { storm })

describe('rules that a game names', () => {
  it('add fields to the setup table, figures and stars', () => {
    const game = read().game!
    expect(game.rules).toBe(storm)
    expect(game.columns.map(({ own }) => own.storm)).toEqual([undefined, true])
    expect(gameNumbers(game)).toMatchObject({ 'storm-from': 3 })
    expect(gameNumbers(game)).not.toHaveProperty('storm-until')
  })

  it('say what a field of theirs must hold, and make misspelt ones known', () => {
    const setup = (field: string) => files['data/setup.yaml'].replace('storm: true', field)
    expect(read({ 'data/setup.yaml': setup('storm: often') }).findings).toMatchObject([
      { code: 'type-wrong', hint: 'Expected true or false.' },
    ])
    expect(read({ 'data/setup.yaml': setup('strom: true') }).findings).toMatchObject([
      {
        code: 'field-unknown',
        hint: 'Known here: starters, draw, variant, extra, storm. Did you mean "storm"?',
        place: { line: 3, column: 38 },
      },
    ])
  })

  it('leave their fields to a game that drops them', () => {
    const { game } = read({ 'data/game.yaml': files['data/game.yaml'].replace('rules: storm\n', '') })
    expect(game).not.toHaveProperty('rules')
    expect(gameNumbers(game!)).not.toHaveProperty('storm-from')
  })

  it('must exist', () => {
    const game = files['data/game.yaml'].replace('storm', 'strom')
    expect(read({ 'data/game.yaml': game }).findings).toMatchObject([
      { code: 'value-wrong', hint: 'Expected one of storm.', place: { file: 'data/game.yaml', line: 3 } },
    ])
  })
})
