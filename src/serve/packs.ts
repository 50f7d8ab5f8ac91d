import { INDEX, packOf } from '../library/packed.ts'
import { GAME_PARTS, type GameFolder, isRefusal, MAX_DEPTH, MAX_FILES } from '../source/folder.ts'

/** The files of a game as the page asks for them: the list of all, or a pack. Made anew each time, because somebody may edit them. */
export function packNamed(folder: GameFolder, name: string): string | undefined {
  const paths = pathsIn(folder)
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

/** Links that lead round in a circle have no end: so many names are looked at, and no more. */
function pathsIn(folder: GameFolder): string[] {
  const found: string[] = []
  let looked = 0
  const visit = (path: string, depth: number): void => {
    for (const name of folder.list(path)) {
      looked += 1
      if (looked > 2 * MAX_FILES) return
      const inside = `${path}/${name}`
      if (!isRefusal(folder.bytes(inside))) found.push(inside)
      else if (depth < MAX_DEPTH) visit(inside, depth + 1)
    }
  }
  for (const part of GAME_PARTS) visit(part, 1)
  return found.slice(0, MAX_FILES)
}
