import { randomBytes } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { inEnglish } from '../finding.ts'
import { nameFault, plainName } from '../source/file-name.ts'
import { CannotWrite, disk, type FileSystem, inShort, orCannot } from './file-system.ts'
import {
  forget,
  JOURNAL,
  type Journal,
  leadingOut,
  MOST_FILES,
  moveIn,
  partOf,
  readJournal,
  undo,
} from './journal.ts'
import { undisturbed } from './signals.ts'

/** A file to be put below the output folder. */
export interface FileToWrite {
  readonly path: string
  readonly bytes: Uint8Array | string
}

export interface Replacement {
  readonly write: readonly FileToWrite[]
  /** Files of an earlier run that go when the new ones come. */
  readonly remove?: readonly string[]
}

/**
 * Replaces files, all or none. Each new file is written beside its place under a name of its own; only when all of them are complete
 * are they moved in. Somebody who prints while we write gets an old file or a new one, never half of one. A journal says what
 * is under way: if we are stopped, whoever writes here next finishes or undoes it first.
 */
export function replaceFiles(
  directory: string,
  { write, remove = [] }: Replacement,
  files: FileSystem = disk,
): void {
  if (write.length === 0 && remove.length === 0) return
  refuseClashes(directory, write)
  if (write.length > MOST_FILES)
    throw new CannotWrite(
      `Cannot write to ${inShort(directory)}: there are ${write.length} files, and at most ${MOST_FILES} are written at once. Choose fewer languages (--lang).`,
    )
  orCannot(`write to ${inShort(directory)}`, () => {
    files.makeFolder(directory)
    refuseLinks(directory, [...write.map(({ path }) => path), ...remove], files)
    refuseDevices(directory, write, files)
    replace(directory, write, remove, files)
  })
}

export const writeFiles = (
  directory: string,
  write: readonly FileToWrite[],
  files: FileSystem = disk,
): void => replaceFiles(directory, { write }, files)

/** A single file, anywhere on disk: whole or not at all. Where somebody put a link, its bytes go to where that leads. */
export function writeFile(path: string, bytes: Uint8Array | string, files: FileSystem = disk): void {
  const target = orCannot(`write to ${inShort(path)}`, () => (files.exists(path) ? files.real(path) : path))
  writeFiles(dirname(target), [{ path: basename(target), bytes }], files)
}

/** Finishes or undoes what a run that was stopped has left in a folder. */
export function recover(directory: string, files: FileSystem = disk): void {
  orCannot(`finish an interrupted run in ${inShort(directory)}`, () => {
    if (hasJournal(directory, files)) takeOver(directory, files)
  })
}

function replace(
  directory: string,
  write: readonly FileToWrite[],
  remove: readonly string[],
  files: FileSystem,
): void {
  const journal: Journal = {
    process: process.pid,
    mark: randomBytes(4).toString('hex'),
    state: 'writing',
    write: write.map(({ path }) => path),
    remove,
  }
  const all = (): boolean => {
    if (!begin(directory, journal, files)) return false
    carryOut(directory, journal, write, files)
    return true
  }
  do {
    // Whoever waits for somebody else may stop waiting; what comes then is not broken off.
    if (hasJournal(directory, files)) takeOver(directory, files)
  } while (!undisturbed(all))
}

/** Writes the new files beside their places, then moves all of them in. */
function carryOut(
  directory: string,
  journal: Journal,
  write: readonly FileToWrite[],
  files: FileSystem,
): void {
  let now = journal
  try {
    for (const { path, bytes } of write) {
      const target = join(directory, path)
      files.makeFolder(dirname(target))
      files.write(partOf(target, journal), bytes)
    }
    now = { ...journal, state: 'moving' }
    const next = `${join(directory, JOURNAL)}.${journal.mark}.part`
    files.write(next, JSON.stringify(now))
    files.rename(next, join(directory, JOURNAL))
    moveIn(directory, now, files)
  } catch (error) {
    giveUp(directory, now, files)
    throw error
  }
  try {
    forget(directory, now, files)
  } catch {
    // All new files are there. The next run finds the journal and tidies up.
  }
}

/** What made us stop may keep us from tidying up, too; then the journal stays for the next run, and the first reason is the one to tell. */
function giveUp(directory: string, journal: Journal, files: FileSystem): void {
  try {
    undo(directory, journal, files)
    files.remove(`${join(directory, JOURNAL)}.${journal.mark}.part`)
  } catch {}
}

/** Only one writes into a folder at a time: the journal is a lock as well. Whether it is ours now. */
function begin(directory: string, journal: Journal, files: FileSystem): boolean {
  try {
    files.writeNew(join(directory, JOURNAL), JSON.stringify(journal))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/** A link that leads nowhere is in the way, too. */
const hasJournal = (directory: string, files: FileSystem): boolean =>
  files.kind(join(directory, JOURNAL)) !== undefined

const PATIENCE = 30_000
const PAUSE = 50

/** Waits for whoever is writing here, or ends what somebody who is gone has begun. */
function takeOver(directory: string, files: FileSystem): void {
  for (let waited = 0; ; waited += PAUSE) {
    const journal = readJournal(directory, files)
    if (!hasJournal(directory, files)) return
    const gone = journal ? !isRunning(journal.process) : waited > 0
    if (gone) {
      undisturbed(() => end(directory, journal, files))
      return
    }
    if (journal && waited >= PATIENCE)
      throw new CannotWrite(
        `Another growl (process ${journal.process}) is writing to ${inShort(directory)}. Wait until it is done and try again; if none is running, delete ${JOURNAL} there.`,
      )
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
  }
}

/** A journal that nobody can read, and that nobody is just writing, is half of one, on a full disk: it has moved nothing. */
function end(directory: string, journal: Journal | undefined, files: FileSystem): void {
  if (journal?.state === 'moving') {
    moveIn(directory, journal, files)
    forget(directory, journal, files)
  } else if (journal) undo(directory, journal, files)
  else files.remove(join(directory, JOURNAL))
  if (journal) files.remove(`${join(directory, JOURNAL)}.${journal.mark}.part`)
}

function isRunning(id: number): boolean {
  if (id === process.pid) return false
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** What is written below a folder stays below it, whatever links somebody has put there. */
function refuseLinks(directory: string, paths: readonly string[], files: FileSystem): void {
  const folder = leadingOut(directory, paths, files)
  if (folder !== undefined)
    throw new CannotWrite(
      `Cannot write to ${inShort(folder)}: it is a link that leads out of ${inShort(directory)}. Remove the link, or choose another folder.`,
    )
}

/** A file that is moved to the place of a pipe or of a device would put an end to it. */
function refuseDevices(directory: string, write: readonly FileToWrite[], files: FileSystem): void {
  const device = write.find(({ path }) => files.kind(join(directory, path)) === 'other')
  if (device)
    throw new CannotWrite(
      `Cannot write to ${inShort(join(directory, device.path))}: it is a pipe or a device, not a file.`,
    )
}

/** Two files of one name, on disks that do not tell "A" from "a" too, would end as one. */
function refuseClashes(directory: string, write: readonly FileToWrite[]): void {
  const seen = new Map<string, string>()
  for (const { path } of write) {
    const fault = path
      .split('/')
      .map((part) => nameFault(part, path))
      .find(Boolean)
    if (fault)
      throw new CannotWrite(
        `Cannot write to ${inShort(directory)}: ${inEnglish(fault)}. Choose another name.`,
      )
    const name = plainName(path)
    const other = seen.get(name)
    if (other !== undefined)
      throw new CannotWrite(
        `Cannot write to ${inShort(directory)}: "${other}" and "${path}" would be the same file.`,
      )
    seen.set(name, path)
  }
}
