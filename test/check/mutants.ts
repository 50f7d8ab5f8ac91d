import type { Place } from '../../src/finding.ts'
import type { YamlNode } from '../../src/source/tree.ts'
import { parseYaml } from '../../src/source/yaml.ts'

/** A file with one thing changed, and the lines of it where a finding may point. */
export interface Mutant {
  /** "cards.bite.copies.always 12 → 13", "cards.bite removed". */
  readonly name: string
  readonly text: string
  readonly lines: readonly [first: number, last: number]
  /** Of something removed: a finding that names it is at home where it is missed. */
  readonly removed?: string
}

/** Every number of a YAML file one higher and one lower, and the file without each of its entries. */
export function mutantsOf(text: string): Mutant[] {
  const { root, findings } = parseYaml(text, 'file')
  if (!root) throw new Error(findings[0]!.message)
  return [...walk(root, [], [1, text.split('\n').length])]

  function* walk(
    node: YamlNode,
    path: readonly string[],
    parent: readonly [number, number],
  ): Generator<Mutant> {
    const lines = [Math.min(parent[0], node.place.line), node.place.endLine] as const
    if (node.kind === 'scalar') yield* numbers(node.place, path)
    if (node.kind === 'map')
      for (const { key, keyPlace, value } of node.entries) {
        yield* numbers(keyPlace, [...path, `${key} (key)`])
        yield without(keyPlace, value.place, [...path, key], lines)
        yield* walk(value, [...path, key], [keyPlace.line, value.place.endLine])
      }
    if (node.kind === 'list')
      for (const [i, item] of node.items.entries()) {
        const name = item.kind === 'scalar' ? String(item.value) : String(i)
        yield without(item.place, item.place, [...path, name], lines)
        yield* walk(item, [...path, name], lines)
      }
  }

  function* numbers(place: Place, path: readonly string[]): Generator<Mutant> {
    const [start, end] = [offset(place.line, place.column), offset(place.endLine, place.endColumn)]
    const source = text.slice(start, end)
    for (const { 0: digits, index } of source.matchAll(/(?<![a-z]-|\d\.)\d+/g))
      for (const changed of [Number(digits) + 1, Number(digits) - 1]) {
        const mutated = source.slice(0, index) + changed + source.slice(index + digits.length)
        yield {
          name: `${path.join('.')} ${source} → ${mutated}`,
          text: text.slice(0, start) + mutated + text.slice(end),
          lines: [place.line, place.line],
        }
      }
  }

  function without(
    from: Place,
    to: Place,
    path: readonly string[],
    lines: readonly [number, number],
  ): Mutant {
    let [start, end] = [offset(from.line, from.column), offset(to.endLine, to.endColumn)]
    const before = text.slice(0, start)
    const ownLine = /(^|\n) *(- )?$/.exec(before)
    if (ownLine) {
      start -= ownLine[0].length - ownLine[1]!.length
      end = text.indexOf('\n', Math.max(start, end - 1)) + 1
    } else if (/^, /.test(text.slice(end))) end += 2
    else if (before.endsWith(', ')) start -= 2
    return {
      name: `${path.join('.')} removed`,
      text: text.slice(0, start) + text.slice(end),
      lines,
      removed: path.at(-1)!,
    }
  }

  function offset(line: number, column: number): number {
    let at = 0
    for (let i = 1; i < line; i++) at = text.indexOf('\n', at) + 1
    return at + column - 1
  }
}
