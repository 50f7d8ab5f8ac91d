import type { Game } from '../../game/game.ts'
import type { Check, Problem } from '../check.ts'
import type { Edit } from '../edit.ts'

/** A check of a game's facts. Its examples are changes to the game that ships. */
export type DataCheck = Check<Game, Edit>

/** For checks that are about GROWL's own rules: silent for every game that does not name them. */
export const inGrowl =
  (run: (game: Game) => Iterable<Problem>) =>
  (game: Game): Iterable<Problem> =>
    game.rules === 'growl' ? run(game) : []

export const CARDS = 'data/cards.yaml'
export const SETUP = 'data/setup.yaml'
export const COMPONENTS = 'data/components.yaml'
export const PIECES = 'data/pieces.yaml'
export const EDITIONS = 'data/editions.yaml'
export const GAME = 'data/game.yaml'
