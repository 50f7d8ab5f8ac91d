import { INDEX, packOf } from '../library/packed.ts'
import { type GameFolder, isRefusal } from '../source/folder.ts'

/** Deeper folders hold nothing that a game needs. */
const DEEPEST = 4
const MOST_PATHS = 5000

/** The files of a game as the page asks for them: the list of all, or a pack. Made anew each time, because somebody may edit them. */
export function packNamed(folder: GameFolder, name: string): string | undefined {
  const paths = ['data', 'locales', 'templates']
    .flatMap((part) => pathsBelow(folder, part, DEEPEST))
    .slice(0, MOST_PATHS)
  if (name === INDEX) return JSON.stringify(paths)
  const inside = paths.filter((path) => packOf(path) === name)
  if (inside.length === 0) return undefined
  return JSON.stringify(
    Object.fromEntries(
      inside.flatMap((path) => {
        const bytes = folder.bytes(path)
        return isRefusal(bytes) ? [] : [[path, new TextDecoder().decode(bytes)]]
      }),
    ),
  )
}

function pathsBelow(folder: GameFolder, path: string, depth: number): string[] {
  if (!isRefusal(folder.bytes(path))) return [path]
  if (depth === 0) return []
  return folder.list(path).flatMap((name) => pathsBelow(folder, `${path}/${name}`, depth - 1))
}
