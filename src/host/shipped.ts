import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of the game that ships with the program: one up from dist/, two up from src/host/. */
export function shippedFolder(): string {
  const up = new URL('..', import.meta.url)
  return fileURLToPath(existsSync(new URL('data/game.yaml', up)) ? up : new URL('../..', import.meta.url))
}
