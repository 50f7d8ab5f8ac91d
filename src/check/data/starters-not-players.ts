import { say, told } from '../../finding.ts'
import { SETUP } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'

export const startersNotPlayers: DataCheck = {
  code: 'starters-not-players',
  severity: 'error',
  proves: 'In every column of the setup table there is one starter card for each player.',
  examples: [
    { good: { file: SETUP, now: '  4: {starters: {apple: 3, worm: 1}' } },
    {
      bad: {
        file: SETUP,
        now: '  4: {starters: {apple: 3, worm: 1}',
        instead: '  4: {starters: {apple: 2, worm: 1}',
      },
      at: 'data/setup.yaml “4: {▸starters”',
    },
  ],
  *run(game) {
    for (const { players, starters } of game.columns) {
      const sum = Object.values(starters).reduce((a, b) => a + b, 0)
      if (sum !== players)
        yield {
          ...told(
            say`players and starter cards differ in number: ${players} and ${sum}`,
            say`Starters must add up to the number of players: one is dealt to each.`,
          ),
          place: game.place(SETUP, 'players', players, 'starters'),
        }
    }
  },
}
