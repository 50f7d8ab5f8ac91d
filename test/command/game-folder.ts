import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import { exampleGame } from '../../src/check/example-game.ts'
import { type GameFolder, type MemoryFile, overlay, readText } from '../../src/source/folder.ts'

/** A place for the files of one test file, gone when it is done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'growl-test-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  return folder
}

/** The small game of the examples, with some files changed. */
export const orchardWith = (changes: Readonly<Record<string, MemoryFile | undefined>>): GameFolder =>
  overlay(exampleGame, changes)

/** A file of the small game, with some words replaced; they must be there. */
export function replaced(file: string, now: string, instead: string): Record<string, string> {
  const text = readText(exampleGame, file) as string
  if (!text.includes(now)) throw new Error(`"${now}" is not in ${file}`)
  return { [file]: text.replace(now, () => instead) }
}

const PARTS = [
  'data',
  'data/expansions',
  'locales/en',
  'locales/en/lexicon',
  'locales/de',
  'locales/de/lexicon',
  'locales/it',
  'templates',
]

/** Writes a game to the disk. */
export function saveGame(game: GameFolder, directory: string): string {
  for (const part of PARTS)
    for (const name of game.list(part)) {
      const bytes = game.bytes(`${part}/${name}`)
      if (typeof bytes === 'string') continue
      mkdirSync(dirname(join(directory, part, name)), { recursive: true })
      writeFileSync(join(directory, part, name), bytes)
    }
  return directory
}

export const jsonOf = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
