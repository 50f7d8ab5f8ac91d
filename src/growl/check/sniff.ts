import { SETUP } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'
import { sniffs } from '../fields.ts'

const FROM = 8

export const sniff: DataCheck = {
  code: 'growl-sniff',
  severity: 'error',
  proves: `The Sniff is played by ${FROM} or more players, and never by fewer.`,
  examples: [
    { good: { file: SETUP, now: '  8: {starters: {bite: 2, gold: 6}, draw: 16, sniff: true}' } },
    {
      bad: {
        file: SETUP,
        now: '  8: {starters: {bite: 2, gold: 6}, draw: 16, sniff: true}',
        instead: '  8: {starters: {bite: 2, gold: 6}, draw: 16}',
      },
      at: 'data/setup.yaml “8: {starters: {bite: 2, gold: 6}, draw: 16}”',
    },
  ],
  *run(game) {
    for (const column of game.columns)
      if (sniffs(column) !== column.players >= FROM)
        yield {
          message: `${column.players} players ${sniffs(column) ? 'play' : 'do not play'} the Sniff`,
          hint: `Write "sniff: true" from ${FROM} players on, and only there.`,
          place: game.place(SETUP, 'players', column.players, 'sniff'),
        }
  },
}
