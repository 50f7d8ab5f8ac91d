import { say, told } from '../../finding.ts'
import { deckFor } from '../../game/deck.ts'
import { SETUP } from '../../game/files.ts'
import { copiesOf, type DataCheck, type Game } from '../../game/game.ts'

export const boxShort: DataCheck = {
  code: 'box-short',
  severity: 'error',
  proves:
    'One box is enough for every column except the variants, and a second box supplies everything that those need.',
  examples: [
    { good: { file: SETUP, now: 'extra: {apple: 4}' } },
    {
      bad: { file: SETUP, now: 'extra: {apple: 4}', instead: 'extra: {apple: 13}' },
      at: 'data/setup.yaml “apple: ▸13”',
    },
    {
      bad: {
        file: SETUP,
        now: '  4: {starters: {apple: 3, worm: 1}',
        instead: '  4: {starters: {apple: 3, worm: 5}',
      },
      at: 'data/setup.yaml “worm: ▸5”',
    },
  ],
  *run(game) {
    for (const { players, variant } of game.columns)
      for (const { card, count } of deckFor(game, players)!.secondCopy) {
        const inBox = boxOf(game, card)
        const allowed = variant ? inBox : 0
        if (count > allowed)
          yield {
            ...(variant
              ? told(
                  say`players: ${players}; "${card}" needed from a second copy: ${count}, but it holds ${inBox}`,
                  say`Ask for fewer.`,
                )
              : told(
                  say`players: ${players}; "${card}" needed from a second copy: ${count}, but none should be needed`,
                  say`Ask for fewer, or write "variant: true".`,
                )),
            place: placeOf(game, players, card),
          }
      }
  },
}

const boxOf = (game: Game, card: string): number => {
  const found = game.cards.find(({ id }) => id === card)
  return found ? copiesOf(found) : 0
}

function placeOf(game: Game, players: number, card: string) {
  const column = game.columns.find((each) => each.players === players)!
  return game.place(SETUP, 'players', players, card in column.extra ? 'extra' : 'starters', card)
}
