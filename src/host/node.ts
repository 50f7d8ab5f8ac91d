import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Host } from './host.ts'
import { boundsIn, countBefore, type Part, placeOfBounds } from './slices.ts'

export const host: Host = {
  read: (file) => plain(readFileSync(locate(file))),
  slice: (file, slice) => readSlice(locate(file), slice),
  atHand: (file, slice) => (IS_BUNDLE ? readSlice(locate(file), slice) : undefined),
  want: () => {},
  sha256: (data) => createHash('sha256').update(data).digest('hex'),
}

/** The bundle lies beside what the build has made; the sources use the same files. */
const IS_BUNDLE = import.meta.url.endsWith('.js')
const folder = new URL(IS_BUNDLE ? './' : '../../dist/', import.meta.url)
export const built = (file: string): string => fileURLToPath(new URL(file, folder))

/** What is not in dist/, but where the game that ships lies. */
export const besideGame = (file: string): string => fileURLToPath(new URL(`../${file}`, folder))
const BESIDE_GAME = /^(?:defaults\/|package\.json$)/

function locate(file: string): string {
  const path = BESIDE_GAME.test(file) ? besideGame(file) : built(file)
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

/** How many slices a file has. */
export function slicesIn(name: string): number {
  const file = openSync(locate(name), 'r')
  try {
    return countBefore(boundsIn(readPart(file, placeOfBounds(0))))
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
