import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** 128 bits that nobody guesses. */
export const newToken = (): string => randomBytes(16).toString('hex')

/** Where the build has put the page: beside the program. */
export function shippedPage(): string {
  const beside = new URL('./desk/', import.meta.url)
  return fileURLToPath(existsSync(beside) ? beside : new URL('../../dist/desk/', import.meta.url))
}
