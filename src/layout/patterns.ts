import { host } from '#host'

/**
 * Hyphenation patterns (Liang's, as TeX uses them) in a form that needs no parsing. Those of the package `hyphen` are
 * object literals that take up to 70 ms to load; the build therefore writes them out, sorted, a line a pattern:
 * ".aus 0002", its letters and the levels of the gaps before, between and behind them. Words of which the hyphens are
 * known stand among them: "=project " and "=table 2".
 */
export function readPatterns(name: string): (word: string) => number[] {
  const lines = new TextDecoder().decode(host.read(patternsFile(name))).split('\n')
  return (word) => places(word, lines)
}

export const patternsFile = (name: string): string => `${name}.hyphen`

/** What the package says of a language: rows of levels, a tree of letters that ends in their numbers, and known words. */
type Definition = readonly [
  levels: readonly (readonly number[])[],
  tree: Tree,
  words?: Readonly<Record<string, readonly number[]>>,
]
interface Tree {
  readonly [letter: string]: number | Tree | readonly [Tree, number]
}

export function writePatterns([levels, tree, words = {}]: Definition): string {
  const lines = Object.entries(words).map(([word, at]) => `=${word} ${at.join(',')}`)
  const walk = (branch: Tree, letters: string): void => {
    for (const [letter, node] of Object.entries(branch)) {
      const [next, row] =
        typeof node === 'number' ? [undefined, node] : Array.isArray(node) ? node : [node, undefined]
      if (row !== undefined) lines.push(`${letters}${letter} ${levels[row]!.join('')}`)
      if (next) walk(next, letters + letter)
    }
  }
  walk(tree, '')
  // By code units, as the search below compares them.
  return lines.sort((a, b) => (a < b ? -1 : 1)).join('\n')
}

const SPACE = 0x20

/** Where the patterns allow a hyphen: the highest level at a gap wins, and odd ones allow it. */
function places(word: string, lines: readonly string[]): number[] {
  const known = find(`=${word} `, lines)
  if (known !== undefined) return known.split(',').filter(Boolean).map(Number)
  const dotted = `.${word}.`
  const levels = new Uint8Array(word.length + 2)
  for (let start = 0; start < dotted.length - 1; start++) {
    // Lines that agree with the letters read so far are neighbours: with each letter the range shrinks.
    let [low, high] = [0, lines.length]
    for (let depth = 0; start + depth < dotted.length; depth++) {
      const letter = dotted.charCodeAt(start + depth)
      low = lowerBound(lines, low, high, depth, letter)
      high = lowerBound(lines, low, high, depth, letter + 1)
      if (low === high) break
      const line = lines[low]!
      if (line.charCodeAt(depth + 1) !== SPACE) continue
      const gap = start === 0 ? 0 : start - 1
      for (let i = depth + 2; i < line.length; i++) {
        const level = line.charCodeAt(i) - 48
        if (level > levels[gap + i - depth - 2]!) levels[gap + i - depth - 2] = level
      }
    }
  }
  const found: number[] = []
  for (let at = 2; at <= word.length - 2; at++) if (levels[at]! % 2 === 1) found.push(at)
  return found
}

/** What stands behind a beginning, if some line has it. */
function find(beginning: string, lines: readonly string[]): string | undefined {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (lines[middle]! < beginning) low = middle + 1
    else high = middle
  }
  return lines[low]?.startsWith(beginning) ? lines[low]!.slice(beginning.length) : undefined
}

/** The first line from `low` on whose letter at `depth` is not below `letter`. */
function lowerBound(
  lines: readonly string[],
  low: number,
  high: number,
  depth: number,
  letter: number,
): number {
  let [from, to] = [low, high]
  while (from < to) {
    const middle = (from + to) >> 1
    if (lines[middle]!.charCodeAt(depth) < letter) from = middle + 1
    else to = middle
  }
  return from
}
