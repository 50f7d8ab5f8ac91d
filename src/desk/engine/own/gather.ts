import { nameFault, plainName } from '../../../source/file-name.ts'
import {
  GAME_PARTS,
  MAX_DEPTH,
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_GAME_BYTES,
  type MemoryFile,
} from '../../../source/folder.ts'
import type { OwnGame } from '../../talk-own.ts'
import { CannotOpen, showable } from './fault.ts'

/** A file that is there to be read, in a zip or in a folder. */
export interface ListedFile {
  /** Below what was opened, with forward slashes. */
  readonly path: string
  readonly isLink?: boolean
  readonly read: () => Promise<Uint8Array | 'too-large'>
}

const MAIN = 'data/game.yaml'
/** A zip often has one folder in it, and that another. */
const MOST_AROUND = 2

/** The files of the game in what somebody opened. Everything beside its folders is left alone. */
export async function gatherGame(name: string, listed: readonly ListedFile[]): Promise<OwnGame> {
  for (const { path } of listed) refuseWayOut(path)
  const root = rootOf(listed.map(({ path }) => path))
  const inside = listed
    .filter(({ path }) => path.startsWith(root))
    .map((file) => ({ ...file, path: file.path.slice(root.length) }))
    .filter(({ path }) => GAME_PARTS.some((part) => path.startsWith(`${part}/`)))
  refuseBadNames(inside)
  const folder = root === '' ? name : root.slice(0, -1).split('/').at(-1)!
  return { name: showable(folder), files: await filesOf(inside) }
}

/** Nothing is ever written where a name says; but who packs such names means harm. */
function refuseWayOut(path: string): void {
  if (/^\/|\\/.test(path) || path.split('/').includes('..')) throw new CannotOpen('name', { what: path })
}

/** Where the game is: in what was opened, or in a folder of it. */
function rootOf(paths: readonly string[]): string {
  const roots = paths
    .filter((path) => path === MAIN || path.endsWith(`/${MAIN}`))
    .map((path) => path.slice(0, -MAIN.length))
    .filter((root) => depthOf(root) <= MOST_AROUND)
  const least = Math.min(...roots.map(depthOf))
  const [root, ...others] = roots.filter((each) => depthOf(each) === least)
  if (root === undefined) throw new CannotOpen('no-game', { what: foundIn(paths) })
  // The same name twice is another matter, and told below.
  if (others.some((each) => each !== root))
    throw new CannotOpen('several', { what: [root, ...others].join(', ') })
  return root
}

const depthOf = (path: string): number => path.split('/').length - 1

const MOST_NAMED = 6
/** What is there instead: the first names. */
function foundIn(paths: readonly string[]): string {
  const names = [...new Set(paths.map((path) => path.replace(/\/.*/s, path.includes('/') ? '/' : '')))]
  return names.slice(0, MOST_NAMED).join(', ') + (names.length > MOST_NAMED ? ' …' : '')
}

function refuseBadNames(files: readonly ListedFile[]): void {
  if (files.length > MAX_FILES) throw new CannotOpen('many', { most: MAX_FILES })
  const names = new Set<string>()
  const folders = new Set<string>()
  for (const { path, isLink } of files) {
    const parts = path.split('/')
    if (parts.some((part) => part === '' || nameFault(part) !== undefined))
      throw new CannotOpen('name', { what: path })
    if (parts.length > MAX_DEPTH + 1) throw new CannotOpen('deep', { what: path, most: MAX_DEPTH })
    if (isLink) throw new CannotOpen('link', { what: path })
    if (names.has(plainName(path))) throw new CannotOpen('twice', { what: path })
    names.add(plainName(path))
    for (let depth = 1; depth < parts.length; depth++) folders.add(plainName(parts.slice(0, depth).join('/')))
  }
  for (const { path } of files)
    if (folders.has(plainName(path))) throw new CannotOpen('twice', { what: path })
}

async function filesOf(listed: readonly ListedFile[]): Promise<OwnGame['files']> {
  const files: [string, MemoryFile][] = []
  let total = 0
  for (const { path, read } of listed) {
    const bytes = await read()
    // What is too large has cost as much as the largest.
    total += bytes === 'too-large' ? MAX_FILE_BYTES : bytes.length
    if (total > MAX_GAME_BYTES) throw new CannotOpen('large', { most: MAX_GAME_BYTES / 1024 / 1024 })
    files.push([path, bytes === 'too-large' ? { refused: bytes } : bytes])
  }
  return Object.fromEntries(files)
}
