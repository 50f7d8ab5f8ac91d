import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Host, Part } from './host.ts'

export const host: Host = {
  read: (file, part) => (part ? readPart(locate(file), part) : plain(readFileSync(locate(file)))),
  sha256: (data) => createHash('sha256').update(data).digest('hex'),
}

/** The bundle lies beside what the build has made; the sources use the same files. */
const built = new URL(import.meta.url.endsWith('.js') ? './' : '../../dist/', import.meta.url)
const require = createRequire(import.meta.url)

/** What is not in dist/, but where the game that ships lies. */
const BESIDE_GAME = /^(?:defaults\/|package\.json$)/

function locate(file: string): string {
  // As Node finds any module from here: in the sources' node_modules, the bundle's, or one that packages share.
  if (file.startsWith('@')) return require.resolve(file)
  const path = fileURLToPath(new URL(BESIDE_GAME.test(file) ? `../${file}` : file, built))
  if (!existsSync(path)) throw new Error(`${path} is missing. Run "npm run build".`)
  return path
}

function readPart(path: string, { offset, length }: Part): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const bytes = new Uint8Array(length)
    readSync(file, bytes, 0, length, offset)
    return bytes
  } finally {
    closeSync(file)
  }
}

/** Node's own kind of array has a slice() that is no copy. */
const plain = ({ buffer, byteOffset, byteLength }: Buffer): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)
