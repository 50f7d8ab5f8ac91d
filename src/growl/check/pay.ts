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

/** The most tokens worth 1 that can be missing, over all ways the Gold in play can end up in hands. */
function onesMissing(game: Game, players: number): number {
  const count = (id: string) => game.components.find((component) => component.id === id)?.count ?? 0
  const [ones, threes] = [count('token-1'), count('token-3')]
  const gold = deckFor(game, players)?.cards.find(({ card }) => card === 'gold')?.count ?? 0
  const each = game.numbers['win-token'] ?? 0

  // most[g][t]: the most that can be owed with g Gold in hands and room for t tokens worth 3. Each player is owed
  // `each` plus the Gold held; a token worth 3 fits once into every full 3 of that.
  const rooms = Math.floor((players * each + gold) / 3)
  const none = () => Array.from({ length: gold + 1 }, () => new Array<number>(rooms + 1).fill(-1))
  let most = none()
  most[0]![0] = 0
  for (let player = 0; player < players; player++) {
    const next = none()
    for (let g = 0; g <= gold; g++)
      for (let t = 0; t <= rooms; t++) {
        const owed = most[g]![t]!
        if (owed < 0) continue
        for (let held = 0; g + held <= gold; held++) {
          const room = t + Math.floor((each + held) / 3)
          if (room <= rooms) next[g + held]![room] = Math.max(next[g + held]![room]!, owed + each + held)
        }
      }
    most = next
  }
  const needed = most.flatMap((row) => row.map((owed, t) => (owed < 0 ? 0 : owed - 3 * Math.min(threes, t))))
  return Math.max(0, Math.max(...needed) - ones)
}
