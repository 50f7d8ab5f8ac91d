import { host } from '#host'
import { type GameFolder, isRefusal } from '../source/folder.ts'

/** Deeper than any folder of a game. */
const DEEPEST = 6

/** Ten times as many files as any game has; links that lead round in a circle have no end. */
const MOST_FILES = 5000

/** All that lies in folders of a game, as one hash: names, contents, and what cannot be read. Nothing where there is too much. */
export function digestOf(folder: GameFolder, paths: readonly string[]): string | undefined {
  const found: string[] = []
  const isTooMuch = () => found.length > 2 * MOST_FILES
  const visit = (path: string, depth: number): void => {
    for (const name of folder.list(path)) {
      if (isTooMuch()) return
      const file = `${path}/${name}`
      const bytes = folder.bytes(file)
      found.push(file, isRefusal(bytes) ? bytes : host.sha256(bytes))
      if (bytes === 'not-a-file' && depth < DEEPEST) visit(file, depth + 1)
    }
  }
  for (const path of paths) visit(path, 1)
  return isTooMuch() ? undefined : host.sha256(JSON.stringify(found))
}
