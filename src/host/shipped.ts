import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of the game that ships with the program: one up from dist/, two up from src/host/. */
export function shippedFolder(): string {
  const up = new URL('..', import.meta.url)
  return fileURLToPath(existsSync(new URL('data/game.yaml', up)) ? up : new URL('../..', import.meta.url))
}

/** Stands in package.json, beside the game that ships. */
export const programVersion = (): string =>
  (JSON.parse(readFileSync(`${shippedFolder()}/package.json`, 'utf8')) as { version: string }).version
