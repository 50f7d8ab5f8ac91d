import { say, told } from '../../finding.ts'
import { deckFor } from '../../game/deck.ts'
import { GAME, SETUP } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'
import { boxAgrees } from './box.ts'

export const drawNotLeft: DataCheck = {
  code: 'draw-not-left',
  severity: 'error',
  proves:
    'What the setup table says is left to draw is what is left when starters and hands are dealt: cards, marks, starters and hand size fit together.',
  examples: [
    { good: { file: SETUP, now: '  3: {starters: {apple: 2, worm: 1}, draw: 3}' } },
    {
      bad: {
        file: SETUP,
        now: '  3: {starters: {apple: 2, worm: 1}, draw: 3}',
        instead: '  3: {starters: {apple: 2, worm: 1}, draw: 4}',
      },
      at: 'data/setup.yaml “3: {starters: {apple: 2, worm: 1}, draw: ▸4}”',
    },
    // When every column is off by that many per player, the hand is of another size than the table was made for.
    {
      bad: { file: GAME, now: '  hand-size: 2', instead: '  hand-size: 3' },
      at: 'data/game.yaml “hand-size: ▸3”',
    },
  ],
  *run(game) {
    if (!boxAgrees(game)) return
    const columns = game.columns.map((column) => ({ column, left: deckFor(game, column.players)!.draw }))
    const perPlayer = new Set(columns.map(({ column, left }) => (column.draw - left) / column.players))
    const [off = 0] = perPlayer
    if (columns.length > 1 && perPlayer.size === 1 && Number.isInteger(off) && off !== 0) {
      const handSize = game.numbers['hand-size'] ?? 0
      yield {
        ...told(
          say`the hand size is ${handSize}, but every column of the setup table is made for ${handSize - off}`,
          say`Correct "hand-size", or "draw" in all of ${SETUP}.`,
        ),
        place: game.place(GAME, 'numbers', 'hand-size'),
      }
      return
    }
    for (const { column, left } of columns)
      if (column.draw !== left)
        yield {
          ...told(
            say`players: ${column.players}; cards left to draw: ${column.draw} by the table, ${left} in fact`,
            say`Correct "draw", or what it follows from: copies and marks, starters, extras.`,
          ),
          place: game.place(SETUP, 'players', column.players, 'draw'),
        }
  },
}
