import type { Icon } from './icon.ts'

/** The icons of game-icons.net in a form that needs no parsing: one is found and read with a few others, the rest stay on disk. */
export interface Extract {
  /** A line a slice: the names of its icons. The first line has the icons that are used most. */
  readonly names: string
  /** A line an icon, "name path", in front of each a line feed: found by searching for "\nname ". */
  readonly slices: readonly string[]
}

/** All icons of the collection are drawn in a square of this size. */
export const EDGE: Icon['width'] = 512

/** What we read of the collection's JSON (iconify's format). */
export interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

const BODY = /^<path fill="currentColor" d="([^"]+)"\/>$/
const ICONS_A_SLICE = 32

/** The `common` ones come together in front. */
export function extract({ icons, aliases = {} }: Collection, common: ReadonlySet<string>): Extract {
  const paths = new Map<string, string>()
  for (const [name, { body }] of Object.entries(icons)) {
    const d = BODY.exec(body)?.[1]
    // Fails the build rather than a card: a new edition of the collection may draw with more than one path.
    if (!d) throw new Error(`Icon "${name}" is not one path in one colour: ${body.slice(0, 80)}`)
    paths.set(name, d)
  }
  for (const [name, { parent }] of Object.entries(aliases)) paths.set(name, paths.get(parent)!)
  const others = [...paths.keys()].filter((name) => !common.has(name))
  const groups = [[...paths.keys()].filter((name) => common.has(name))]
  for (let at = 0; at < others.length; at += ICONS_A_SLICE) groups.push(others.slice(at, at + ICONS_A_SLICE))
  return {
    names: groups.map((names) => names.join(' ')).join('\n'),
    slices: groups.map((names) => `${names.map((name) => `\n${name} ${paths.get(name)}`).join('')}\n`),
  }
}
