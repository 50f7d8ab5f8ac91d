import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { diskFolder } from '../game/folder.ts'
import { type GameReading, readGame } from '../game/read.ts'

/** The folder of the game that ships with the program: one up from dist/, two up from src/kit/. */
export function shippedFolder(): string {
  const up = new URL('..', import.meta.url)
  return fileURLToPath(existsSync(new URL('data/game.yaml', up)) ? up : new URL('../..', import.meta.url))
}

/** Reads a game folder; GROWL when none is named. */
export const loadGame = (directory: string = shippedFolder()): GameReading => readGame(diskFolder(directory))

/** Stands in package.json, beside the game that ships. */
export const programVersion = (): string =>
  (JSON.parse(readFileSync(`${shippedFolder()}/package.json`, 'utf8')) as { version: string }).version
