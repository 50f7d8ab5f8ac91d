import { say, told } from '../../finding.ts'
import { deckFor } from '../../game/deck.ts'
import { SETUP } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'

export const deckShort: DataCheck = {
  code: 'deck-short',
  severity: 'error',
  proves:
    'Every column can be set up: starters and hands can be dealt from the cards left in, and something is left to draw.',
  examples: [
    { good: { file: SETUP, now: '  2: {starters: {apple: 1, worm: 1}, draw: 6}' } },
    {
      bad: {
        file: 'data/cards.yaml',
        now: 'icons: {apple: 1}, copies: {always: 8, 4+: 4}',
        instead: 'icons: {apple: 1}, copies: {always: 1}',
      },
      at: 'data/setup.yaml “▸2: {starters”',
    },
  ],
  *run(game) {
    for (const { players } of game.columns) {
      const deck = deckFor(game, players)!
      if (deck.draw < 1)
        yield {
          ...told(
            say`players: ${players}; cards in the game: ${deck.total}, dealt: ${deck.dealt}, so none is left to draw`,
            say`Leave more marked cards in, or add extra ones.`,
          ),
          place: game.place(SETUP, 'players', players),
        }
    }
  },
}
