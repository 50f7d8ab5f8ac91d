import { existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Collection, EDGE, extract } from './extract.ts'
import type { Icon } from './icon.ts'

/**
 * The icons of game-icons.net. Their JSON takes 47 ms to parse, on every command; the build therefore writes them out
 * (see extract.ts) and we read only those asked for. Run from the sources, without a build, the same extract is made in memory.
 */
interface Store {
  readonly index: string
  read(offset: number, length: number): string
}

export function builtStore(index: URL, paths: URL): Store {
  const file = openSync(paths, 'r')
  return {
    index: readFileSync(index, 'latin1'),
    read(offset, length) {
      const bytes = Buffer.alloc(length)
      readSync(file, bytes, 0, length, offset)
      return bytes.toString('latin1')
    },
  }
}

function extractedStore(): Store {
  const { index, paths } = extract(
    createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Collection,
  )
  return { index, read: (offset, length) => paths.slice(offset, offset + length) }
}

let opened: Store | undefined
function store(): Store {
  const index = new URL('./game-icons.index', import.meta.url)
  opened ??= existsSync(index)
    ? builtStore(index, new URL('./game-icons.paths', import.meta.url))
    : extractedStore()
  return opened
}

const NAME = /^[a-z0-9-]+$/
const known = new Map<string, Icon>()

export function findGameIcon(name: string): Icon | undefined {
  if (!NAME.test(name)) return undefined
  let icon = known.get(name)
  if (!icon) {
    const { index, read } = store()
    const start = index.indexOf(`\n${name} `)
    if (start < 0) return undefined
    const [, offset, length] = index.slice(start + 1, index.indexOf('\n', start + 1)).split(' ')
    icon = { d: read(Number(offset), Number(length)), width: EDGE, height: EDGE }
    known.set(name, icon)
  }
  return icon
}

export const gameIconNames = (): string[] =>
  Array.from(store().index.matchAll(/\n([^ ]+)/g), ([, name]) => name!)
