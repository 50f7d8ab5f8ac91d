import { type DataCheck, SETUP } from '../../game/data-check.ts'
import { deckFor } from '../../game/deck.ts'

export const cannotDeal: DataCheck = {
  code: 'cannot-deal',
  severity: 'error',
  proves:
    'Every column can be set up: starters and hands can be dealt from the cards left in, and the Night cards find a place between those left to draw.',
  examples: [
    { good: { file: SETUP, now: '  10: {starters: {bite: 3, gold: 7}, draw: 16' } },
    {
      bad: {
        file: 'data/cards.yaml',
        now: 'icons: {bite: 1}, copies: {always: 12, 6+: 4, 9+: 4}',
        instead: 'icons: {bite: 1}, copies: {always: 1}',
      },
      at: 'data/setup.yaml:9:3',
    },
  ],
  *run(game) {
    for (const { players } of game.columns) {
      const deck = deckFor(game, players)!
      // A Night card needs at least one card above it, or two nights would fall together.
      const needed = deck.nightsAfter.length + 1
      if (deck.draw < needed)
        yield {
          message: `${players} players: ${deck.total} cards are in, ${deck.dealt} are dealt, ${Math.max(0, deck.draw)} are left to draw; at least ${needed} are needed to place the Night cards`,
          hint: 'Leave more marked cards in, or add extra ones.',
          place: game.place(SETUP, 'players', players),
        }
    }
  },
}
