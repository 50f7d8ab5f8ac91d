import { dirname, join } from 'node:path'
import * as z from '../source/zod.ts'
import { type FileSystem, isWithin, MOST_NOTED } from './file-system.ts'

/** What a replacement of files is about to do, written down before it is done, so that whoever comes next can finish or undo it. */
export interface Journal {
  readonly process: number
  /** In the names of all files that are on their way: eight hexadecimal digits. */
  readonly mark: string
  /** While new files are being written, nothing has happened yet; once they are moved in, there is no way back. */
  readonly state: 'writing' | 'moving'
  /** Below the folder: files that come, and files that go. */
  readonly write: readonly string[]
  readonly remove: readonly string[]
}

export const JOURNAL = '.growl-journal.json'

/** Files that are replaced at once: pictures of a thousand cards in eight languages are a sixth of it. */
export const MOST_FILES = 100_000

/** A journal may lie in a stranger's folder: it names files below that folder, or it is not believed. */
const path = z
  .string()
  .max(500)
  .refine((text) => !text.split('/').some((step) => step === '..' || step === '.'))
  .regex(/^[^/\\]+(?:\/[^/\\]+)*$/)
const schema = z.strictObject({
  process: z.int().positive(),
  mark: z.string().regex(/^[0-9a-f]{8}$/),
  state: z.enum(['writing', 'moving']),
  write: z.array(path).max(MOST_FILES),
  remove: z.array(path).max(MOST_FILES),
})

export const partOf = (target: string, { mark }: Pick<Journal, 'mark'>): string => `${target}.${mark}.part`
const keptOf = (target: string, { mark }: Pick<Journal, 'mark'>): string => `${target}.${mark}.old`

/** What an earlier run left behind; nothing when there is no journal, or none that we could have written. */
export function readJournal(directory: string, files: FileSystem): Journal | undefined {
  const file = join(directory, JOURNAL)
  if (files.kind(file) === undefined) return undefined
  try {
    const read = schema.safeParse(JSON.parse(new TextDecoder().decode(files.read(file, MOST_NOTED))))
    if (!read.success) return undefined
    const { write, remove } = read.data
    return leadingOut(directory, [...write, ...remove], files) === undefined ? read.data : undefined
  } catch {
    return undefined
  }
}

/** A folder in the folder may be a link to somewhere else: the first that files would be written to outside. */
export function leadingOut(
  directory: string,
  paths: readonly string[],
  files: FileSystem,
): string | undefined {
  const root = files.real(directory)
  const there = new Set(paths.map((path) => nearestFolder(dirname(join(directory, path)), files)))
  return [...there].find((folder) => !isWithin(root, files.real(folder)))
}

/** Of a folder that is yet to be made, the one it is made in. */
const nearestFolder = (folder: string, files: FileSystem): string =>
  files.kind(folder) === undefined ? nearestFolder(dirname(folder), files) : folder

const targetsOf = (directory: string, { write, remove }: Journal): string[] =>
  [...write, ...remove].map((each) => join(directory, each))

/** Moves the new files in and takes the old ones away. May be broken off anywhere and done again. */
export function moveIn(directory: string, journal: Journal, files: FileSystem): void {
  for (const target of targetsOf(directory, journal))
    if (files.exists(target) && !files.exists(keptOf(target, journal)))
      files.keep(target, keptOf(target, journal))
  for (const each of journal.write) {
    const target = join(directory, each)
    if (files.exists(partOf(target, journal))) files.rename(partOf(target, journal), target)
  }
  for (const each of journal.remove) files.remove(join(directory, each))
}

/** Forgets what was. From the first file on that is forgotten there is no way back, and what is there is right. */
export function forget(directory: string, journal: Journal, files: FileSystem): void {
  for (const target of targetsOf(directory, journal)) files.remove(keptOf(target, journal))
  files.remove(join(directory, JOURNAL))
}

/** Puts everything back as it was: what had been moved in goes, what was kept comes back. */
export function undo(directory: string, journal: Journal, files: FileSystem): void {
  const written = new Set(journal.write)
  for (const each of [...journal.write, ...journal.remove]) {
    const target = join(directory, each)
    const kept = keptOf(target, journal)
    const moved = journal.state === 'moving' && written.has(each) && !files.exists(partOf(target, journal))
    if (files.exists(kept)) {
      files.rename(kept, target)
      // Where both were names of the same bytes, a rename does nothing at all.
      files.remove(kept)
    } else if (moved) files.remove(target)
    files.remove(partOf(target, journal))
  }
  files.remove(join(directory, JOURNAL))
}
