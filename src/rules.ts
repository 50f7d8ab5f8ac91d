import type { Rules } from './game/game.ts'
import * as game from './game/read.ts'
import { growl, growlHouseRules } from './growl/growl.ts'
import type { GameFolder } from './source/folder.ts'

/** Rules that data/game.yaml may name. Other rules are a folder beside growl/ and a line here. */
export const knownRules: Readonly<Record<string, Rules>> = Object.fromEntries(
  [growl, growlHouseRules].map((rules) => [rules.name, rules]),
)

/** Reads a game with the rules it names. */
export const readGame = (folder: GameFolder): game.GameReading => game.readGame(folder, knownRules)
