import { host } from '#host'
import { EDGE } from './extract.ts'
import type { Icon } from './icon.ts'

/*
 * The icons of game-icons.net. Their JSON takes 47 ms to parse, on every command; the build therefore writes them out
 * (see extract.ts), and we read only those asked for.
 */

const ascii = new TextDecoder()
let opened: string | undefined
function index(): string {
  opened ??= ascii.decode(host.read('game-icons.index'))
  return opened
}

const NAME = /^[a-z0-9-]+$/
const known = new Map<string, Icon>()

export function findGameIcon(name: string): Icon | undefined {
  if (!NAME.test(name)) return undefined
  let icon = known.get(name)
  if (!icon) {
    const start = index().indexOf(`\n${name} `)
    if (start < 0) return undefined
    const [offset, length] = index()
      .slice(start + name.length + 2, index().indexOf('\n', start + 1))
      .split(' ')
      .map(Number) as [number, number]
    icon = {
      d: ascii.decode(host.read('game-icons.paths', { offset, length })),
      width: EDGE,
      height: EDGE,
    }
    known.set(name, icon)
  }
  return icon
}

export const gameIconNames = (): string[] => Array.from(index().matchAll(/\n([^ ]+)/g), ([, name]) => name!)
