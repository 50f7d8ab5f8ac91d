import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** The few things a writer asks of a disk; tests let each of them fail in turn. */
export interface FileSystem {
  readonly exists: (path: string) => boolean
  readonly read: (path: string) => Uint8Array
  /** The path with all links followed. */
  readonly real: (path: string) => string
  readonly makeFolder: (path: string) => void
  readonly write: (path: string, bytes: Uint8Array | string) => void
  /** Fails when there is such a file. */
  readonly writeNew: (path: string, bytes: string) => void
  readonly rename: (from: string, to: string) => void
  /** A second name for the same bytes. */
  readonly keep: (path: string, as: string) => void
  readonly remove: (path: string) => void
}

/** With its parents. Node's own `recursive` never ends where a parent is there and still takes no folders, as /proc. */
function makeFolder(path: string): void {
  if (isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  try {
    mkdirSync(path)
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!isFolder(path)) throw error
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

export const disk: FileSystem = {
  exists: existsSync,
  read: (path) => readFileSync(path),
  real: (path) => realpathSync(path),
  makeFolder,
  write: (path, bytes) => writeFileSync(path, bytes),
  writeNew: (path, bytes) => writeFileSync(path, bytes, { flag: 'wx' }),
  rename: renameSync,
  keep: (path, as) => {
    try {
      linkSync(path, as)
    } catch {
      // Sticks and cards formatted for cameras know no second names.
      copyFileSync(path, as)
    }
  },
  remove: (path) => {
    // Below a file there is nothing to remove, and `force` does not know it.
    if (existsSync(path)) rmSync(path, { force: true })
  },
}

/** The disk did not let us write. What is there is whole: the old files, or, once the next command has been given, the new ones. */
export class CannotWrite extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  ENOTDIR: 'there is a file where a folder should be',
  EEXIST: 'there is a file where a folder should be',
  EISDIR: 'there is a folder where a file should be',
  ENAMETOOLONG: 'the path is too long',
  ENOENT: 'the folder does not exist, or was removed meanwhile',
  EBUSY: 'a file there is in use',
}

export const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException
  return REASONS[code] ?? message
}
