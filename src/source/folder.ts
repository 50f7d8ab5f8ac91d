import { beginningOf, type Finding, say, told } from '../finding.ts'

/** Files of a game, all of them text, named relative to its folder with forward slashes. */
export interface GameFolder {
  /** What to call the folder in messages. */
  readonly name: string
  /** Where it is on the disk; absent: it is not there as it stands. */
  readonly directory?: string
  readonly bytes: (path: string) => Uint8Array | Refusal
  /** Names directly inside, sorted; none when the folder is not there. */
  readonly list: (path: string) => readonly string[]
}

/** Why a file could not be had. */
export type Refusal = 'missing' | 'unreadable' | 'outside' | 'too-large' | 'not-a-file'

/** Far above any real file (a rulebook is 60 kB), low enough that the slowest YAML of this size parses in about a second. */
export const MAX_FILE_BYTES = 512 * 1024

/** Ten times as many files as any game has; links that lead round in a circle have no end. */
export const MAX_FILES = 5000

/** Folders within folders, more than any game has. */
export const MAX_DEPTH = 6

/** Ten times the largest game, its lexicons included: what a game may take of the memory of a page. */
export const MAX_GAME_BYTES = 32 * 1024 * 1024

/** How much a file of a zip may grow when it is unpacked: texts grow tenfold, drawings thirtyfold. */
export const MAX_GROWTH = 200

/** The folders of a game; whatever lies beside them is none of the program's business. */
export const GAME_PARTS = ['data', 'locales', 'templates'] as const

/** Ten times the longest paragraph of a rulebook. Together with the limit on names it bounds what a text can grow to. */
export const MAX_TEXT = 10_000

/** A file's content, or the reason it cannot be had. */
export type MemoryFile = string | Uint8Array | { readonly refused: Refusal }

/** A folder in memory, for examples, tests and tools: the same rules without a disk. */
export function memoryFolder(files: Readonly<Record<string, MemoryFile>>, name = 'memory'): GameFolder {
  const paths = Object.keys(files).sort()
  return {
    name,
    bytes: (path) => {
      if (!Object.hasOwn(files, path)) return 'missing'
      const file = files[path]!
      if (typeof file === 'object' && 'refused' in file) return file.refused
      const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
      return bytes.length > MAX_FILE_BYTES ? 'too-large' : bytes
    },
    list: (path) => {
      const inside = paths.filter((file) => file.startsWith(`${path}/`))
      return [...new Set(inside.map((file) => file.slice(path.length + 1).split('/')[0]!))]
    },
  }
}

/** The same folder, of which each file is read once: whoever asks again gets what was there the first time. */
export function readOnce(folder: GameFolder): GameFolder {
  const read = new Map<string, Uint8Array | Refusal>()
  return {
    ...folder,
    bytes: (path) => {
      const file = read.get(path) ?? folder.bytes(path)
      read.set(path, file)
      return file
    },
  }
}

/** `base`, with some files replaced, added, or (undefined) taken away. */
export function overlay(
  base: GameFolder,
  changes: Readonly<Record<string, MemoryFile | undefined>>,
): GameFolder {
  const added = memoryFolder(
    Object.fromEntries(
      Object.entries(changes).flatMap(([path, file]) => (file === undefined ? [] : [[path, file]])),
    ),
  )
  const gone = new Set(Object.keys(changes).filter((path) => changes[path] === undefined))
  return {
    name: base.name,
    bytes: (path) => (Object.hasOwn(changes, path) ? added.bytes(path) : base.bytes(path)),
    list: (path) => {
      const kept = base.list(path).filter((name) => !gone.has(`${path}/${name}`))
      return [...new Set([...kept, ...added.list(path)])].sort()
    },
  }
}

/** The text of a file, without byte order mark and with plain line ends, or what is wrong with it. */
export function readText(folder: GameFolder, path: string): string | Finding {
  const bytes = folder.bytes(path)
  if (isRefusal(bytes)) return refused(folder, path, bytes)
  // Line ends carry no meaning here; lines and columns stay what an editor shows.
  const text = new TextDecoder('utf-8').decode(bytes).replace(/\r\n?/g, '\n')
  const bad = text.search(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffd]/)
  if (bad < 0) return text
  const lines = text.slice(0, bad).split('\n')
  const [line, column] = [lines.length, lines.at(-1)!.length + 1]
  return {
    code: 'file-not-text',
    severity: 'error',
    ...told(
      say`${path} is not UTF-8 text: there is an unreadable or control character here`,
      say`Remove the character, and save the file as UTF-8 (every editor has a setting for it).`,
    ),
    place: { file: path, line, column, endLine: line, endColumn: column + 1 },
  }
}

type Told = Pick<Finding, 'code' | 'message' | 'hint' | 'said'>

const REFUSALS: Readonly<Record<Refusal, (path: string, folder: string) => Told>> = {
  missing: (path, folder) => ({
    code: 'file-missing',
    ...told(
      say`${path} is missing from ${folder}`,
      say`Add the file. (--game names the folder that holds data/, locales/ and templates/.)`,
    ),
  }),
  unreadable: (path) => ({
    code: 'file-unreadable',
    ...told(say`${path} cannot be read`, say`Check the permissions of the file and of its folder.`),
  }),
  outside: (path) => ({
    code: 'file-outside',
    ...told(
      say`${path} leads out of the game folder`,
      say`Copy what the link points at into the game folder: a game may only use its own files.`,
    ),
  }),
  'too-large': (path) => ({
    code: 'file-too-large',
    ...told(
      say`${path} is larger than ${MAX_FILE_BYTES / 1024} kB, the most a file may hold`,
      say`Split the file, or take out what does not belong in it.`,
    ),
  }),
  'not-a-file': (path) => ({
    code: 'file-not-a-file',
    ...told(say`${path} is not a regular file`, say`Put a text file in its place.`),
  }),
}

const refused = (folder: GameFolder, path: string, refusal: Refusal): Finding => ({
  ...REFUSALS[refusal](path, folder.name),
  severity: 'error',
  place: beginningOf(path),
})

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'string' && Object.hasOwn(REFUSALS, value)
