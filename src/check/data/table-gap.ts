import { say, told } from '../../finding.ts'
import { EDITIONS, SETUP } from '../../game/files.ts'
import { currentEdition, type DataCheck } from '../../game/game.ts'

export const tableGap: DataCheck = {
  code: 'table-gap',
  severity: 'error',
  proves:
    'The setup table has a column for every number of players the edition allows, in order, and no other.',
  examples: [
    { good: { file: SETUP, now: '  3: {starters: {apple: 2, worm: 1}, draw: 3}' } },
    {
      bad: { file: SETUP, now: '  3: {starters: {apple: 2, worm: 1}, draw: 3}\n', instead: '' },
      at: 'data/setup.yaml “players:”',
    },
  ],
  *run(game) {
    const edition = currentEdition(game)
    if (!edition || game.columns.length === 0) return
    const { min, max, variant = max } = edition.players
    const columns = game.columns.map(({ players }) => players)
    for (let players = min; players <= variant; players++)
      if (!columns.includes(players))
        yield {
          ...told(
            say`there is no column for the number of players ${players}; ${EDITIONS} says ${min} to ${variant} can play`,
            say`Add a line "${players}: …", or correct the range of the edition.`,
          ),
          place: game.place(SETUP, 'players'),
        }
    for (const players of columns)
      if (players < min || players > variant)
        yield {
          ...told(
            say`a column for the number of players ${players}, though ${EDITIONS} says ${min} to ${variant} can play`,
            say`Remove the column, or correct the range of the edition.`,
          ),
          place: game.place(SETUP, 'players', players),
        }
  },
}
