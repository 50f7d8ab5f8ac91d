import type { MemoryFile } from '../../src/source/folder.ts'
import { editsOf, ODD_NAMES } from './edits.ts'
import { type FileKind, type Files, type GameName, games, kindOf, PICTURE } from './games.ts'
import { Random } from './random.ts'
import { ROADS, type Road } from './roads.ts'

/** A game with something broken in it, and what is asked of the program. */
export interface Mutant {
  readonly game: GameName
  readonly road: Road
  /** For what else the road chooses. */
  readonly seed: number
  readonly steps: readonly Step[]
}

export interface Step {
  readonly file: string
  /** The file is copied there first, and the copy is broken. */
  readonly as?: string
  readonly edit: string
  readonly seed: number
}

/** GROWL takes ten times as long as the others. */
const DRAWN_GAMES: readonly GameName[] = ['orchard', 'example', 'example', 'growl']
const MOST_STEPS = 3
const COPIED_ONCE_IN = 15

/** Any mutant by its number, without making those before it. */
export function mutantOf(seed: number, number: number): Mutant {
  const random = new Random(seed, number)
  const game = random.from(DRAWN_GAMES)
  const road = random.from(ROADS)
  const steps = Array.from({ length: 1 + random.below(MOST_STEPS) }, () => stepIn(games[game], random))
  return { game, road, seed: random.below(2 ** 31), steps }
}

/** The kind of file is drawn first: there are twenty times as many card templates as themes. */
function stepIn(files: Files, random: Random): Step {
  const paths = Object.keys(files)
  const kind = random.from([...new Set(paths.map(kindOf))])
  const file = random.from(paths.filter((path) => kindOf(path) === kind))
  const as = random.once(COPIED_ONCE_IN) ? { as: copyOf(file, random) } : {}
  return { file, ...as, edit: random.from(Object.keys(editsOf[kind])), seed: random.below(2 ** 31) }
}

/** "data/expansions/hunters-moon.yaml" → "data/expansions/con.yaml". */
function copyOf(file: string, random: Random): string {
  const [, folder, ending] = /^(.*\/)[^/.]*(.*)$/.exec(file)!
  return folder + random.from(ODD_NAMES) + ending
}

/** The files that are no longer as they were; undefined: gone. */
export function changedFiles({ game, steps }: Mutant): Record<string, MemoryFile | undefined> {
  const changed: Record<string, MemoryFile | undefined> = {}
  for (const { file, as = file, edit, seed } of steps) {
    const before = Object.hasOwn(changed, file) ? changed[file] : games[game][file]
    // Bytes that are no text any more, and a file that is gone, stay so.
    if (typeof before === 'string') changed[as] = editNamed(kindOf(file), edit)(before, new Random(seed))
  }
  return changed
}

/** All files of the game as it is now. */
export function filesOf(mutant: Mutant): Record<string, MemoryFile> {
  const all = Object.entries({ ...games[mutant.game], ...changedFiles(mutant) })
  return Object.fromEntries(
    all.flatMap(([path, file]) => (file === undefined ? [] : [[path, contentOf(path, file)]])),
  )
}

const contentOf = (path: string, file: MemoryFile): MemoryFile =>
  typeof file === 'string' && PICTURE.test(path) ? Buffer.from(file, 'latin1') : file

function editNamed(kind: FileKind, name: string) {
  const edit = editsOf[kind][name]
  if (!edit) throw new Error(`Nothing is called "${name}" that could be done to a file of ${kind}`)
  return edit
}
