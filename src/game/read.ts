import type { Finding } from '../finding.ts'
import type { GameFolder } from './folder.ts'
import { readYaml } from './yaml.ts'

/** GROWL, or another game: the facts of its data/ folder. */
export interface Game {
  readonly folder: GameFolder
}

/** A game as far as it can be read; `findings` say why it cannot, and then `game` is missing. */
export interface GameReading {
  readonly folder: GameFolder
  readonly game?: Game
  readonly findings: readonly Finding[]
}

export function readGame(folder: GameFolder): GameReading {
  const { findings } = readYaml(folder, 'data/game.yaml')
  return findings.length > 0 ? { folder, findings } : { folder, game: { folder }, findings }
}
