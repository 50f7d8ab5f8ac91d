import { currentEdition, type Figures, type Game } from '../game/game.ts'
import { sniffs, wolfZeroes } from './fields.ts'

/** Figures of GROWL's texts: `{sniff-from}`, `{draft-1.wolf-zeroes-at-6}`. */
export function numbers(game: Game): Figures {
  const current = currentEdition(game)
  const sniffing = game.columns.filter(sniffs).map(({ players }) => players)
  return {
    'sniff-from': sniffing.length > 0 ? Math.min(...sniffing) : undefined,
    ...Object.fromEntries(
      game.editions.flatMap((edition) =>
        Object.entries(wolfZeroes(edition)).map(([players, count]) => [
          `${edition === current ? '' : `${edition.id}.`}wolf-zeroes-at-${players}`,
          count,
        ]),
      ),
    ),
  }
}
