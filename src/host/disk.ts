import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
} from 'node:fs'
import { basename, dirname, resolve, sep } from 'node:path'
import { type GameFolder, isRefusal, MAX_FILE_BYTES, type Refusal } from '../source/folder.ts'

/** A folder on disk. Links may point anywhere inside it, and nowhere else. */
export function diskFolder(directory: string): GameFolder {
  const root = real(directory)
  const locate = (path: string): string | Refusal => {
    if (typeof root !== 'string') return root.refusal
    const target = real(resolve(root, path))
    if (typeof target !== 'string') return target.refusal
    return target === root || target.startsWith(root.endsWith(sep) ? root : root + sep) ? target : 'outside'
  }
  return {
    name: directory,
    directory,
    bytes: (path) => {
      const target = locate(path)
      return isRefusal(target) ? target : readBounded(target)
    },
    list: (path) => {
      const target = locate(path)
      if (isRefusal(target)) return []
      try {
        return readdirSync(target).sort()
      } catch {
        return []
      }
    },
  }
}

/** A single file that somebody names, anywhere on disk: the folder it is in, and its name there. It is theirs, so a link is followed. */
export function diskFile(path: string): { folder: GameFolder; file: string } {
  const target = real(path)
  // What is no link keeps the name it was given.
  const followed = typeof target === 'string' && lstatSync(path).isSymbolicLink() ? target : path
  return { folder: diskFolder(dirname(followed)), file: basename(followed) }
}

function real(path: string): string | { refusal: Refusal } {
  try {
    return realpathSync(path)
  } catch (error) {
    return { refusal: refusalOf(error) }
  }
}

function refusalOf(error: unknown): Refusal {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing'
  return 'unreadable'
}

function readBounded(path: string): Uint8Array | Refusal {
  let file: number | undefined
  try {
    // Without O_NONBLOCK a named pipe in the folder would hold the program for ever.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    if (!fstatSync(file).isFile()) return 'not-a-file'
    const buffer = Buffer.alloc(Math.min(fstatSync(file).size, MAX_FILE_BYTES) + 1)
    let length = 0
    for (let read = -1; read !== 0 && length < buffer.length; length += read)
      read = readSync(file, buffer, length, buffer.length - length, length)
    return length > MAX_FILE_BYTES ? 'too-large' : buffer.subarray(0, length)
  } catch (error) {
    return refusalOf(error)
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
