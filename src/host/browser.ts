import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Host } from './host.ts'

const files = new Map<string, Uint8Array>()

export const host: Host = {
  read(file, part) {
    const bytes = files.get(file)
    if (!bytes) throw new FileWanted(file)
    return part ? bytes.subarray(part.offset, part.offset + part.length) : bytes
  },
  sha256: (data) => bytesToHex(sha256(data)),
}

/** A browser cannot read while the engine waits: a file that is not here yet breaks the work off. */
export class FileWanted extends Error {
  readonly file: string

  constructor(file: string) {
    super(`${file} has not been fetched yet.`)
    this.file = file
  }
}

/** Does what may want files of the program: each that is wanted is fetched, and the work done again. */
export async function withFiles<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      // What is here and still wanted was remembered as missing: asking again would never end.
      if (!(error instanceof FileWanted) || files.has(error.file)) throw error
      await fetchFiles([error.file])
    }
  }
}

/** Fetches files before they are wanted; those that are here already are not fetched again. */
export async function fetchFiles(wanted: readonly string[]): Promise<void> {
  await Promise.all(wanted.filter((file) => !files.has(file)).map(fetchFile))
}

/** They lie beside the bundle. */
async function fetchFile(file: string): Promise<void> {
  const answer = await fetch(new URL(file, import.meta.url))
  if (!answer.ok) throw new Error(`${answer.url} cannot be fetched: ${answer.status} ${answer.statusText}`)
  files.set(file, new Uint8Array(await answer.arrayBuffer()))
}
