import type { Problem } from '../../finding.ts'
import type { Game } from '../../game/game.ts'

/** For checks that are about GROWL's own rules: silent for every game that does not name them. */
export const inGrowl =
  (run: (game: Game) => Iterable<Problem>) =>
  (game: Game): Iterable<Problem> =>
    game.rules === 'growl' ? run(game) : []
