import { deckFor } from '../../game/deck.ts'
import { SETUP } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'

export const startersShort: DataCheck = {
  code: 'growl-starters-short',
  severity: 'info',
  proves:
    'One box holds all starter cards of every column; where it does not, the second copy supplies the rest.',
  examples: [
    {
      good: {
        file: SETUP,
        now: '  15: {starters: {bite: 4, gold: 11}',
        instead: '  15: {starters: {bite: 5, gold: 10}',
      },
    },
    {
      bad: { file: SETUP, now: '  15: {starters: {bite: 4, gold: 11}' },
      at: 'data/setup.yaml “15: {starters: {bite: 4, gold: ▸11}”',
    },
  ],
  *run(game) {
    for (const { players, starters, extra } of game.columns)
      for (const { card, count } of deckFor(game, players)!.secondCopy) {
        const short = count - (extra[card] ?? 0)
        if (short > 0)
          yield {
            message: `${players} players: the table needs ${starters[card]} "${card}", one box is short of ${short}; the second copy supplies it`,
            hint: `npx growl deck --players ${players} lists all that comes from the second copy.`,
            place: game.place(SETUP, 'players', players, 'starters', card),
          }
      }
  },
}
