import { fileURLToPath } from 'node:url'
import type { Game } from '../../src/game/game.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { readGame } from '../../src/rules.ts'

/** GROWL, as this repository ships it. */
export const shippedFolder = diskFolder(fileURLToPath(new URL('../..', import.meta.url)))

export function shippedGame(): Game {
  const { game, findings } = readGame(shippedFolder)
  if (!game) throw new Error(findings.map(({ message }) => message).join('\n'))
  return game
}
