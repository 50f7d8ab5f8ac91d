import { fileURLToPath } from 'node:url'
import type { Game } from '../../src/game/game.ts'
import { readGame } from '../../src/game/read.ts'
import { diskFolder } from '../../src/host/disk.ts'

/** GROWL, as this repository ships it. */
export const shippedFolder = diskFolder(fileURLToPath(new URL('../..', import.meta.url)))

export function shippedGame(): Game {
  const { game, findings } = readGame(shippedFolder)
  if (!game) throw new Error(findings.map(({ message }) => message).join('\n'))
  return game
}
