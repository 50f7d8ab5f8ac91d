import type { Icon } from './icon.ts'

/** The icons of game-icons.net in a form that needs no parsing: one is found and read, the others stay on disk. */
export interface Extract {
  /** A line an icon, "name offset length", in front of each a line feed: found by searching for "\nname ". */
  readonly index: string
  /** All path data in a row, ASCII. */
  readonly paths: string
}

/** All icons of the collection are drawn in a square of this size. */
export const EDGE: Icon['width'] = 512

/** What we read of the collection's JSON (iconify's format). */
export interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

const BODY = /^<path fill="currentColor" d="([^"]+)"\/>$/

export function extract({ icons, aliases = {} }: Collection): Extract {
  const found = new Map<string, string>()
  let paths = ''
  for (const [name, { body }] of Object.entries(icons)) {
    const d = BODY.exec(body)?.[1]
    // Fails the build rather than a card: a new edition of the collection may draw with more than one path.
    if (!d) throw new Error(`Icon "${name}" is not one path in one colour: ${body.slice(0, 80)}`)
    found.set(name, `${paths.length} ${d.length}`)
    paths += d
  }
  for (const [name, { parent }] of Object.entries(aliases)) found.set(name, found.get(parent)!)
  return { index: `${[...found].map(([name, at]) => `\n${name} ${at}`).join('')}\n`, paths }
}
