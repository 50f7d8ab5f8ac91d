import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { besideGame, built, host, slicesIn } from './node.ts'
import { AT_HAND, PROGRAM_FILE } from './program-files.ts'
import { fetchedAs, joined, TOGETHER } from './together.ts'
import { PACKAGE, programVersion } from './version.ts'

const IN_SLICES = /\.(?:outlines|paths)$/

/**
 * The files of the program as a browser asks for them (browser.ts): by name, each slice by itself, not compressed yet. For a
 * build that writes them all, and for a server that has them at hand.
 */
export function fetchable(): Map<string, () => Uint8Array> {
  const files = new Map<string, () => Uint8Array>()
  const add = (file: string): unknown => files.set(file, () => host.read(file))
  for (const file of filesBelow(built('.')).filter(isFetched))
    if (!IN_SLICES.test(file)) add(file)
    else for (let n = 0; n < slicesIn(file); n++) files.set(`${file}/${n}`, () => host.slice(file, n))
  const defaults = filesBelow(besideGame('defaults')).map((file) => `defaults/${file}`)
  const together = defaults.filter((file) => fetchedAs(file) === TOGETHER)
  for (const file of defaults) if (!together.includes(file)) add(file)
  files.set(TOGETHER, () => joined(together, (file) => host.read(file)))
  // Of the rest a page needs to know nothing.
  return files.set(PACKAGE, () => new TextEncoder().encode(JSON.stringify({ version: programVersion() })))
}

const isFetched = (file: string): boolean => PROGRAM_FILE.test(file) && !AT_HAND.test(file)

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/').replace(/^\//, ''),
    )
    .sort()
