import { SETUP } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'

/** From this many players on there are four, and never more. */
const FROM = 12
const MOST = 4

export const wolfZeroes: DataCheck = {
  code: 'growl-wolf-zeroes',
  severity: 'error',
  proves: `There are ${MOST} Wolf Zeroes from ${FROM} players on, and fewer below.`,
  examples: [
    { good: { file: SETUP, now: '  12: {starters: {bite: 4, gold: 8}' } },
    {
      bad: {
        file: SETUP,
        now: '  12: {starters: {bite: 4, gold: 8}',
        instead: '  12: {starters: {bite: 3, gold: 9}',
      },
      at: 'data/setup.yaml “12: {starters: {bite: ▸3, gold: 9}”',
    },
  ],
  *run(game) {
    for (const { players, starters } of game.columns) {
      const { bite = 0 } = starters
      if (players >= FROM ? bite !== MOST : bite >= MOST)
        yield {
          message: `${players} players start with ${bite} Wolf Zeroes`,
          hint: `From ${FROM} players on there are ${MOST}, and fewer below that.`,
          place: game.place(SETUP, 'players', players, 'starters', 'bite'),
        }
    }
  },
}
