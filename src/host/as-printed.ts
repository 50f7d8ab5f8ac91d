import { createHash } from 'node:crypto'
import { join } from 'node:path'
import * as z from '../source/zod.ts'
import { disk, type FileSystem, MOST_NOTED } from './file-system.ts'
import { MOST_FILES } from './journal.ts'
import type { FileToWrite } from './write.ts'

/** In the folder of the last print: what it was made of, as one hash, and what it wrote. */
const RECORD = '.growl-printed.json'

/** The folder may be a stranger's: names are of files below it, and are shown to somebody. */
const schema = z.strictObject({
  madeOf: z.string(),
  files: z
    .array(
      z.strictObject({
        path: z.string().regex(/^[\w+-][\w.+-]*\/[\w+-][\w.+-]*$/),
        sha256: z.string(),
      }),
    )
    .max(MOST_FILES),
})

/** The record of a print, to be written with its files. */
export const recordOf = (madeOf: string, files: readonly FileToWrite[]): FileToWrite => ({
  path: RECORD,
  bytes: JSON.stringify({ madeOf, files: files.map(({ path, bytes }) => ({ path, sha256: hash(bytes) })) }),
})

/** The files of the last print, if it was made of the same and they are still as they were printed. */
export function asPrinted(directory: string, madeOf: string, files: FileSystem = disk): string[] | undefined {
  const record = readRecord(directory, files)
  if (record?.madeOf !== madeOf || record.files.length === 0) return undefined
  return record.files.every(({ path, sha256 }) => hashOf(join(directory, path), files) === sha256)
    ? record.files.map(({ path }) => path)
    : undefined
}

function readRecord(directory: string, files: FileSystem): z.infer<typeof schema> | undefined {
  const path = join(directory, RECORD)
  if (!files.exists(path)) return undefined
  try {
    return schema.parse(JSON.parse(new TextDecoder().decode(files.read(path, MOST_NOTED))))
  } catch {
    // Not ours, or half of one: whoever prints writes a new one.
    return undefined
  }
}

/** Nothing of what is gone or cannot be read. */
function hashOf(path: string, files: FileSystem): string | undefined {
  try {
    return hash(files.read(path))
  } catch {
    return undefined
  }
}

const hash = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex')
