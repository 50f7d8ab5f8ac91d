import { host } from '#host'
import { type GameFolder, isRefusal, MAX_DEPTH, MAX_FILES } from '../source/folder.ts'

/** All that lies in a folder of a game, as one hash: names, contents, and what cannot be read. Nothing where there is too much. */
export function digestOf(folder: GameFolder, path: string): string | undefined {
  const found: string[] = []
  const isTooMuch = () => found.length > 2 * MAX_FILES
  const visit = (path: string, depth: number): void => {
    for (const name of folder.list(path)) {
      if (isTooMuch()) return
      const file = `${path}/${name}`
      const bytes = folder.bytes(file)
      found.push(file, isRefusal(bytes) ? bytes : host.sha256(bytes))
      if (bytes === 'not-a-file' && depth < MAX_DEPTH) visit(file, depth + 1)
    }
  }
  visit(path, 1)
  return isTooMuch() ? undefined : host.sha256(JSON.stringify(found))
}
