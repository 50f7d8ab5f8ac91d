import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, isAbsolute, relative } from 'node:path'

/** The few things a writer asks of a disk; tests let each of them fail in turn. */
export interface FileSystem {
  readonly exists: (path: string) => boolean
  /** What a path leads to, links not followed; undefined for nothing. */
  readonly kind: (path: string) => 'file' | 'folder' | 'link' | 'other' | undefined
  /** Fails when there is more than so many bytes. */
  readonly read: (path: string, most?: number) => Uint8Array
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

/** Bytes of a file that was printed, and of one that says what was. Either may be anything in a stranger's folder. */
const MOST_PRINTED = 2 ** 28
export const MOST_NOTED = 2 ** 25
export const TOO_LARGE = 'ERR_FS_FILE_TOO_LARGE'

/** Only what is a file: a named pipe would hold the program for ever. */
function readRegular(path: string, most = MOST_PRINTED): Uint8Array {
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const found = fstatSync(file)
    if (!found.isFile()) throw Object.assign(new Error(`${path} is not a file`), { code: 'EISDIR' })
    if (found.size > most) throw Object.assign(new Error(`${path} is too large`), { code: TOO_LARGE })
    return readFileSync(file)
  } finally {
    closeSync(file)
  }
}

/** On a full disk there is room for the name of a file and none for its bytes. */
function writeNew(path: string, bytes: string): void {
  const file = openSync(path, 'wx')
  try {
    writeFileSync(file, bytes)
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
}

/** Below a file, and where nobody may look, there is nothing; to write there tells why. */
function kindOf(path: string): ReturnType<FileSystem['kind']> {
  let found: Stats
  try {
    found = lstatSync(path)
  } catch {
    return undefined
  }
  if (found.isSymbolicLink()) return 'link'
  if (found.isDirectory()) return 'folder'
  return found.isFile() ? 'file' : 'other'
}

export const disk: FileSystem = {
  exists: existsSync,
  kind: kindOf,
  read: readRegular,
  real: (path) => realpathSync(path),
  makeFolder,
  write: (path, bytes) => writeFileSync(path, bytes),
  writeNew,
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
    if (kindOf(path) !== undefined) rmSync(path, { force: true })
  },
}

/** Whether a path is that of a folder or lies below it, links not followed. Windows has other separators, and other disks. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return !/^\.\.(?:[/\\]|$)/.test(way) && !isAbsolute(way)
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
  ERR_FS_EISDIR: 'there is a folder where a file should be',
  ENAMETOOLONG: 'the path is too long',
  ENOENT: 'the folder does not exist, or was removed meanwhile',
  EBUSY: 'a file there is in use',
  EFBIG: 'the disk takes no file as large as that',
  ELOOP: 'links lead round in a circle there',
}

/** A path as it can be told: the beginning and the end of a very long one. */
export const inShort = (path: string): string =>
  path.length <= 300 ? path : `${path.slice(0, 100)}…${path.slice(-100)}`

/** Does something; what the disk has against it is told in one line. */
export function orCannot<Result>(what: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof CannotWrite) throw error
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new CannotWrite(`Cannot ${what}: ${REASONS[code] ?? message}.`)
  }
}
