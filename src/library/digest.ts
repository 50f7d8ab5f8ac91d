import { host } from '#host'
import { type GameFolder, isRefusal } from '../source/folder.ts'

/** Deeper than any folder of a game. */
const DEEPEST = 6

/** All that lies in folders of a game, as one hash: names, contents, and what cannot be read. */
export function digestOf(folder: GameFolder, paths: readonly string[]): string {
  const found: string[] = []
  const visit = (path: string, depth: number): void => {
    for (const name of folder.list(path)) {
      const file = `${path}/${name}`
      const bytes = folder.bytes(file)
      found.push(file, isRefusal(bytes) ? bytes : host.sha256(bytes))
      if (bytes === 'not-a-file' && depth < DEEPEST) visit(file, depth + 1)
    }
  }
  for (const path of paths) visit(path, 1)
  return host.sha256(JSON.stringify(found))
}
