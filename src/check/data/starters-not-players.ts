import { SETUP } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'

export const startersNotPlayers: DataCheck = {
  code: 'starters-not-players',
  severity: 'error',
  proves: 'In every column of the setup table there is one starter card for each player.',
  examples: [
    { good: { file: SETUP, now: '  6: {starters: {bite: 2, gold: 4}' } },
    {
      bad: {
        file: SETUP,
        now: '  6: {starters: {bite: 2, gold: 4}',
        instead: '  6: {starters: {bite: 2, gold: 3}',
      },
      at: 'data/setup.yaml:7:7',
    },
  ],
  *run(game) {
    for (const { players, starters } of game.columns) {
      const sum = Object.values(starters).reduce((a, b) => a + b, 0)
      if (sum !== players)
        yield {
          message: `${players} players get ${sum} starter cards`,
          hint: 'Starters must add up to the number of players: one is dealt to each.',
          place: game.place(SETUP, 'players', players, 'starters'),
        }
    }
  },
}
