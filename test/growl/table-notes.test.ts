import { expect, it } from 'vitest'
import { deckFor } from '../../src/game/deck.ts'
import { setupTable } from '../game/setup-table.ts'
import { shippedGame } from '../game/shipped.ts'

const game = shippedGame()

for (const column of setupTable())
  it(`${column.players} players: where the Night cards go, and whether the Sniff is played`, () => {
    const { values } = game.rules!.tableNotes(game, deckFor(game, column.players)!, [])
    expect(values).toMatchObject({
      sniff: column.text('the Sniff') === 'yes',
      nightsAfter: [column.number('first Night after'), column.number('second Night after')],
    })
  })
