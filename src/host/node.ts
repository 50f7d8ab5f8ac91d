import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Host } from './host.ts'
import { boundsIn, type Part, placeOfBounds } from './slices.ts'

export const host: Host = {
  read: (file) => plain(readFileSync(locate(file))),
  slice: (file, slice) => readSlice(locate(file), slice),
  want: () => {},
  sha256: (data) => createHash('sha256').update(data).digest('hex'),
}

/** The bundle lies beside what the build has made; the sources use the same files. */
const built = new URL(import.meta.url.endsWith('.js') ? './' : '../../dist/', import.meta.url)

/** What is not in dist/, but where the game that ships lies. */
const BESIDE_GAME = /^(?:defaults\/|package\.json$)/

function locate(file: string): string {
  const path = fileURLToPath(new URL(BESIDE_GAME.test(file) ? `../${file}` : file, built))
  if (!existsSync(path)) throw new Error(`${path} is missing. Run "npm run build".`)
  return path
}

function readSlice(path: string, slice: number): Uint8Array {
  const file = openSync(path, 'r')
  try {
    return readPart(file, boundsIn(readPart(file, placeOfBounds(slice))))
  } finally {
    closeSync(file)
  }
}

function readPart(file: number, { offset, length }: Part): Uint8Array {
  const bytes = new Uint8Array(length)
  readSync(file, bytes, 0, length, offset)
  return bytes
}

/** Node's own kind of array has a slice() that is no copy. */
const plain = ({ buffer, byteOffset, byteLength }: Buffer): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)
