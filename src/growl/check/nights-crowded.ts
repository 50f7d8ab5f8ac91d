import { deckFor } from '../../game/deck.ts'
import { SETUP } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'
import { nightsAfter } from '../table-notes.ts'

export const nightsCrowded: DataCheck = {
  code: 'growl-nights-crowded',
  severity: 'error',
  proves: 'At every table the Night cards find a place between the cards left to draw.',
  examples: [
    { good: { file: SETUP, now: '  10: {starters: {bite: 3, gold: 7}, draw: 16' } },
    {
      bad: {
        file: 'data/cards.yaml',
        now: 'icons: {bite: 1}, copies: {always: 12, 6+: 4, 9+: 4}',
        instead: 'icons: {bite: 1}, copies: {always: 5}',
      },
      at: 'data/setup.yaml “  ▸10: {starters”',
    },
  ],
  *run(game) {
    for (const { players } of game.columns) {
      const deck = deckFor(game, players)!
      // A Night card needs at least one card above it, or two nights would fall together.
      const needed = nightsAfter(game, deck).length + 1
      // Where nothing at all is left, the deck cannot even be dealt; that has a check of its own.
      if (deck.draw > 0 && deck.draw < needed)
        yield {
          message: `${players} players: ${deck.draw} cards are left to draw; at least ${needed} are needed to place the Night cards`,
          hint: 'Leave more marked cards in, or add extra ones.',
          place: game.place(SETUP, 'players', players),
        }
    }
  },
}
