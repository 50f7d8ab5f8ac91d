import type { Place } from '../finding.ts'

/** What a YAML file says, with where it says it. Keys are always text; aliases are already followed. */
export type YamlNode = YamlMap | YamlList | YamlScalar

export interface YamlMap {
  readonly kind: 'map'
  readonly place: Place
  readonly entries: readonly YamlEntry[]
}

export interface YamlEntry {
  readonly key: string
  readonly keyPlace: Place
  readonly value: YamlNode
}

export interface YamlList {
  readonly kind: 'list'
  readonly place: Place
  readonly items: readonly YamlNode[]
}

export interface YamlScalar {
  readonly kind: 'scalar'
  readonly place: Place
  readonly value: string | number | boolean | null
  readonly style: ScalarStyle
  /** Where `value.slice(from, to)` stands in the file; only for text. */
  readonly words: (from: number, to: number) => Place
}

/** literal is `|`, folded is `>`. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded'

/** The entry of a map with this key; undefined also when the node is no map. */
export const entryOf = (node: YamlNode | undefined, key: string): YamlEntry | undefined =>
  node?.kind === 'map' ? node.entries.find((entry) => entry.key === key) : undefined

/** Follows keys and list positions from a node down. */
export function nodeAt(node: YamlNode | undefined, path: readonly (string | number)[]): YamlNode | undefined {
  for (const step of path) {
    if (node?.kind === 'list') node = node.items[Number(step)]
    else node = entryOf(node, String(step))?.value
  }
  return node
}

/** Plain values, for schemas; places are found again with `nodeAt`. Maps have no prototype, so no key is special. */
export function plainValue(node: YamlNode): unknown {
  if (node.kind === 'scalar') return node.value
  if (node.kind === 'list') return node.items.map(plainValue)
  const object = Object.create(null) as Record<string, unknown>
  for (const { key, value } of node.entries) object[key] = plainValue(value)
  return object
}
