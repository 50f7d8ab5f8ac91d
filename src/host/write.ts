import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file to be put below the output folder. */
export interface FileToWrite {
  readonly path: string
  readonly bytes: Uint8Array | string
}

/**
 * Writes all files or none: each is written beside its place under a name of its own, and only when all of them are
 * complete are they moved in. Somebody who prints while we write gets an old file or a new one, never half of one.
 */
export function writeFiles(directory: string, files: readonly FileToWrite[]): void {
  const mark = `.${randomBytes(4).toString('hex')}.part`
  const moves = files.map(({ path, bytes }) => {
    const target = join(directory, path)
    return { bytes, target, waiting: `${target}${mark}` }
  })
  try {
    for (const { bytes, target, waiting } of moves) {
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(waiting, bytes)
    }
    for (const { target, waiting } of moves) renameSync(waiting, target)
  } catch (error) {
    for (const { waiting } of moves) rmSync(waiting, { force: true })
    throw error
  }
}
