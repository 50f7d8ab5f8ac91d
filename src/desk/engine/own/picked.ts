import { GAME_PARTS, MAX_DEPTH, MAX_FILE_BYTES, MAX_FILES } from '../../../source/folder.ts'
import type { PickedFile } from '../../talk-own.ts'
import { CannotOpen } from './fault.ts'
import type { ListedFile } from './gather.ts'

/** Files that somebody has picked. */
export const listPicked = (files: readonly PickedFile[]): ListedFile[] =>
  files.map(({ path, file }) => ({ path, read: () => bytesOf(file, path) }))

async function bytesOf(file: Blob, path: string): Promise<Uint8Array | 'too-large'> {
  if (file.size > MAX_FILE_BYTES) return 'too-large'
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new CannotOpen('unreadable', { what: path })
  }
}

/** Of what lies beside a game, so much is looked at to say what was found instead. */
const MOST_BESIDE = 100

/** A folder as the File System Access API gives it: only the folders of a game are looked into, wherever they are near the top. */
export async function listHandle(folder: FileSystemDirectoryHandle): Promise<ListedFile[]> {
  const [inside, beside]: [ListedFile[], ListedFile[]] = [[], []]
  const visit = async (handle: FileSystemDirectoryHandle, path: string): Promise<void> => {
    for await (const [name, each] of handle.entries()) {
      const below = `${path}${name}`
      if (each.kind === 'directory') {
        if (isWorthVisiting(below)) await visit(each, `${below}/`)
        continue
      }
      const file = { path: below, read: async () => bytesOf(await fileOf(each, below), below) }
      if (isInGame(below)) inside.push(file)
      else if (beside.length < MOST_BESIDE) beside.push(file)
      if (inside.length > MAX_FILES) throw new CannotOpen('many', { most: MAX_FILES })
    }
  }
  try {
    await visit(folder, '')
  } catch (error) {
    throw error instanceof CannotOpen ? error : new CannotOpen('unreadable', { what: folder.name })
  }
  return [...inside, ...beside]
}

/** In what was opened, or in a folder of it. */
const isInGame = (path: string): boolean =>
  path
    .split('/')
    .slice(0, 2)
    .some((name) => GAME_PARTS.some((part) => part === name))

/** Any folder at the top may be the one that the game is in. */
const isWorthVisiting = (path: string): boolean => {
  const depth = path.split('/').length
  return isInGame(path) ? depth <= MAX_DEPTH + 2 : depth === 1 && !path.startsWith('.')
}

async function fileOf(handle: FileSystemFileHandle, path: string): Promise<File> {
  try {
    return await handle.getFile()
  } catch {
    throw new CannotOpen('unreadable', { what: path })
  }
}
