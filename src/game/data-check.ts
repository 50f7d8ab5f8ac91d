import type { Check } from '../finding.ts'
import type { Edit } from '../source/edit.ts'
import type { Game } from './game.ts'

/** A check of a game's facts. Its examples are changes to the game that ships. */
export type DataCheck = Check<Game, Edit>

export const CARDS = 'data/cards.yaml'
export const SETUP = 'data/setup.yaml'
export const COMPONENTS = 'data/components.yaml'
export const PIECES = 'data/pieces.yaml'
export const EDITIONS = 'data/editions.yaml'
export const GAME = 'data/game.yaml'
