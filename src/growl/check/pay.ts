import { deckFor } from '../../game/deck.ts'
import { COMPONENTS } from '../../game/files.ts'
import type { DataCheck, Game } from '../../game/game.ts'

export const pay: DataCheck = {
  code: 'growl-pay',
  severity: 'info',
  proves: 'The gold tokens of one box pay every winner exactly after one game, however the Gold is spread.',
  examples: [
    {
      good: {
        file: COMPONENTS,
        now: '  token-1: {type: token, count: 18',
        instead: '  token-1: {type: token, count: 26',
      },
    },
    {
      bad: { file: COMPONENTS, now: '  token-1: {type: token, count: 18' },
      at: 'data/components.yaml “token-1: {type”',
    },
  ],
  *run(game) {
    const short = game.columns.flatMap(({ players }) => {
      const missing = onesMissing(game, players)
      return missing > 0 ? [`${missing} at ${players} players`] : []
    })
    if (short.length > 0)
      yield {
        message: `when everybody wins and Gold is spread badly, tokens worth 1 run short: ${short.join(', ')}`,
        hint: 'Nobody can be paid 2 with a token worth 3. Write it down, or use the tokens of a second copy.',
        place: game.place(COMPONENTS, 'components', 'token-1'),
      }
  },
}

function onesMissing(game: Game, players: number): number {
  const count = (id: string) => game.components.find((component) => component.id === id)?.count ?? 0
  const gold = deckFor(game, players)?.cards.find(({ card }) => card === 'gold')?.count ?? 0
  const each = game.numbers['win-token'] ?? 0
  return Math.max(0, mostOnes(players, each, gold, count('token-3')) - count('token-1'))
}

/**
 * The most tokens worth 1 that can be needed, over all ways the Gold in play can end up in hands. Each player is owed `each` plus
 * the Gold held, and a token worth 3 fits once into every full 3 of that. Gold is spread worst when it leaves the fewest full threes:
 * everybody first holds as much as makes none, then each three more Gold make one.
 */
export function mostOnes(players: number, each: number, gold: number, threes: number): number {
  const spare = players * (2 - (each % 3))
  let most = 0
  for (let held = 0; held <= gold; held++) {
    const full = players * Math.floor(each / 3) + Math.max(0, Math.ceil((held - spare) / 3))
    most = Math.max(most, players * each + held - 3 * Math.min(threes, full))
  }
  return most
}
