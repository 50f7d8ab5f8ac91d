import { host } from '#host'
import type { Slice } from '../host/host.ts'
import { EDGE } from './extract.ts'
import type { Icon } from './icon.ts'

/*
 * The icons of game-icons.net. Their JSON takes 47 ms to parse, on every command; the build therefore writes them out
 * (see extract.ts), and we read only those asked for.
 */

const PATHS = 'game-icons.paths'
const NAMES = 'game-icons.names'

/** The slice that is usually enough. */
export const COMMON_ICONS: Slice = { file: PATHS, slice: 0 }

const ascii = new TextDecoder()
const opened = new Map<number, string>()
function open(slice: number): string {
  let text = opened.get(slice)
  if (text === undefined) {
    text = ascii.decode(host.slice(PATHS, slice))
    opened.set(slice, text)
  }
  return text
}

let slices: ReadonlyMap<string, number> | undefined
/** Which slice each icon is in. */
function directory(): ReadonlyMap<string, number> {
  slices ??= new Map(
    ascii
      .decode(host.read(NAMES))
      .split('\n')
      .flatMap((line, slice) => line.split(' ').map((name) => [name, slice] as const)),
  )
  return slices
}

const NAME = /^[a-z0-9-]+$/
const known = new Map<string, Icon>()

export function findGameIcon(name: string): Icon | undefined {
  if (!NAME.test(name)) return undefined
  let icon = known.get(name)
  if (!icon) {
    const d = pathIn(COMMON_ICONS.slice, name) ?? pathIn(directory().get(name), name)
    if (d === undefined) return undefined
    icon = { d, width: EDGE, height: EDGE }
    known.set(name, icon)
  }
  return icon
}

function pathIn(slice: number | undefined, name: string): string | undefined {
  if (slice === undefined) return undefined
  const start = open(slice).indexOf(`\n${name} `)
  if (start < 0) return undefined
  return open(slice).slice(start + name.length + 2, open(slice).indexOf('\n', start + 1))
}

export const gameIconNames = (): string[] => [...directory().keys()]

/** Those that have been asked for in this process. */
export const foundGameIcons = (): string[] => [...known.keys()]
