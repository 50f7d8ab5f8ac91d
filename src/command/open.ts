import type { Game } from '../game/game.ts'
import type { Library } from '../library/library.ts'
import { openGame } from '../library/open.ts'
import { reports } from '../report/report.ts'
import type { Terminal } from './verb.ts'

/** The game of --game, or undefined after telling what is wrong with it. */
export function openReadable(
  directory: string | undefined,
  terminal: Terminal,
): { library: Library; game: Game } | undefined {
  const library = openGame(directory)
  const { game, findings } = library.reading
  if (game) return { library, game }
  terminal.err(reports.text(findings, rootOf(directory)))
  return undefined
}

/** What stands before the file names of findings: the folder as the user wrote it. */
export const rootOf = (directory: string | undefined): string =>
  directory === undefined || /^(?:\.\/?)?$/.test(directory) ? '' : directory.replace(/\/?$/, '/')
