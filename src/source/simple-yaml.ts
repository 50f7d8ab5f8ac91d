import type { Place } from '../finding.ts'
import { meaningOf } from './plain-word.ts'
import type { ScalarStyle, YamlEntry, YamlNode } from './tree.ts'
import { startsOf, wordOffsets } from './words.ts'

/**
 * The YAML people write by hand: maps and lists by indentation, `|-` blocks, values and {flow: maps} on one line. It is read in a
 * small part of the time that the whole language takes. Everything else, and all that is wrong, is left to the real
 * parser: this one gives the same tree or none.
 */
export function readSimpleYaml(text: string, file: string): YamlNode | undefined {
  if (NOT_SIMPLE.test(text)) return undefined
  try {
    return new SimpleReader(text, file).document()
  } catch (reason) {
    if (reason === NOT_OURS) return undefined
    throw reason
  }
}

/** Tabs, several documents, directives. */
const NOT_SIMPLE = /\t|^(?:---|\.\.\.|%)/m
const NOT_OURS = Symbol('left to the real parser')
const giveUp = (): never => {
  throw NOT_OURS
}

const MAX_DEPTH = 20
const MAX_LINES = 20_000
/** A name and its colon; a colon inside is part of the name ("cards:apple.text"). */
const KEY = /([\p{L}0-9_][\p{L}\p{M}0-9_.+:/-]{0,100}):(?= |$)/uy
const QUOTED_KEY = /(?:"[^"\\]*"|'[^']*'):(?= |$)/y
const ITEM = /- +/y
/** Values that are neither quoted nor begin with anything that has a meaning in YAML. */
const PLAIN = /[^\s\-?:,[\]{}#&*!|>'"%@`+.~].*/y
const PLAIN_IN_FLOW = /[^\s\-?:,[\]{}#&*!|>'"%@`+.~][^,[\]{}:#]*/y
const QUOTED = /"[^"\\]*"|'[^']*'(?!')/y
const COMMENT = /\s*(?:\s#.*)?$/y

class SimpleReader {
  readonly #text: string
  readonly #file: string
  readonly #lines: readonly string[]
  readonly #starts: readonly number[]
  /** The line being read, and the last one of the value read before. */
  #at = 0
  #last = 0

  constructor(text: string, file: string) {
    this.#text = text
    this.#file = file
    this.#lines = text.split('\n')
    if (this.#lines.length > MAX_LINES) giveUp()
    this.#starts = startsOf(this.#lines)
  }

  document(): YamlNode {
    this.#skipEmpty()
    if (this.#indent() !== 0) giveUp()
    const root = this.#map(0)
    return this.#at < this.#lines.length ? giveUp() : root
  }

  #map(depth: number): YamlNode {
    if (depth > MAX_DEPTH) giveUp()
    const [first, indent] = [this.#at, this.#indent()]
    const entries: YamlEntry[] = []
    const seen = new Set<string>()
    while (this.#indent() === indent) {
      const { key, keyPlace, end } = this.#key(indent, seen)
      entries.push({ key, keyPlace, value: this.#value(end, indent, depth) })
    }
    // Further in than its neighbours, it would go on a value, or be wrong.
    if (this.#indent() > indent) giveUp()
    const place = { file: this.#file, line: first + 1, column: indent + 1, ...this.#behind(this.#last) }
    return { kind: 'map', place, entries }
  }

  /** `- item`: each on a line of its own. */
  #list(depth: number): YamlNode {
    const [first, indent] = [this.#at, this.#indent()]
    const items: YamlNode[] = []
    while (this.#indent() === indent) {
      const item = this.#match(ITEM, indent)
      const [value, end] = this.#inline(indent + item.length, PLAIN, depth)
      this.#match(COMMENT, end)
      items.push(value)
      this.#last = this.#at
      this.#next()
    }
    if (this.#indent() > indent) giveUp()
    const place = { file: this.#file, line: first + 1, column: indent + 1, ...this.#behind(this.#last) }
    return { kind: 'list', place, items }
  }

  #key(from: number, seen: Set<string>): { key: string; keyPlace: Place; end: number } {
    const isQuoted = /["']/.test(this.#lines[this.#at]![from] ?? '')
    const found = this.#match(isQuoted ? QUOTED_KEY : KEY, from)
    const written = found.slice(0, -1)
    const key = isQuoted ? written.slice(1, -1) : written
    // "01" is the number 1, and the same key as "1".
    if (key === '' || key === '__proto__' || seen.has(key) || (!isQuoted && String(meaningOf(key)) !== key))
      giveUp()
    seen.add(key)
    return { key, keyPlace: this.#placeOf(from, from + written.length), end: from + found.length }
  }

  #value(from: number, indent: number, depth: number): YamlNode {
    const line = this.#lines[this.#at]!
    const column = pastSpaces(line, from)
    if (/^\|- *(?:(?<= )#.*)?$/.test(line.slice(column))) return this.#block(column, indent)
    if (/^(?:#.*)?$/.test(line.slice(column))) {
      this.#next()
      if (this.#indent() <= indent) giveUp()
      return this.#lines[this.#at]![this.#indent()] === '-' ? this.#list(depth + 1) : this.#map(depth + 1)
    }
    const [value, end] = this.#inline(column, PLAIN, depth)
    this.#match(COMMENT, end)
    this.#last = this.#at
    this.#next()
    return value
  }

  /** A value on the line, and the column behind it. */
  #inline(from: number, plain: RegExp, depth: number): [YamlNode, number] {
    const line = this.#lines[this.#at]!
    if (line[from] === '{' || line[from] === '[') return this.#flow(from, depth + 1)
    if (line[from] === '"' || line[from] === "'") {
      const quoted = this.#match(QUOTED, from)
      const style = line[from] === '"' ? 'double' : 'single'
      return [this.#scalar(quoted.slice(1, -1), style, from, from + quoted.length), from + quoted.length]
    }
    const [source] = this.#match(plain, from).split(' #', 1)
    const word = source!.trimEnd()
    if (word.includes(': ') || word.endsWith(':')) giveUp()
    return [this.#scalar(meaningOf(word) ?? giveUp(), 'plain', from, from + word.length), from + word.length]
  }

  /** `{a: b, c: [1, 2]}` */
  #flow(from: number, depth: number): [YamlNode, number] {
    if (depth > MAX_DEPTH) giveUp()
    const line = this.#lines[this.#at]!
    const isMap = line[from] === '{'
    const entries: YamlEntry[] = []
    const items: YamlNode[] = []
    const seen = new Set<string>()
    let at = from
    do {
      at = pastSpaces(line, at + 1)
      if (isMap) {
        const { key, keyPlace, end } = this.#key(at, seen)
        // Inside braces a colon may also stand without a space behind it.
        if (key.includes(':')) giveUp()
        const [value, behind] = this.#inline(pastSpaces(line, end), PLAIN_IN_FLOW, depth)
        entries.push({ key, keyPlace, value })
        at = pastSpaces(line, behind)
      } else {
        const [value, behind] = this.#inline(at, PLAIN_IN_FLOW, depth)
        items.push(value)
        at = pastSpaces(line, behind)
      }
    } while (line[at] === ',')
    if (line[at] !== (isMap ? '}' : ']')) giveUp()
    const place = this.#placeOf(from, at + 1)
    return [isMap ? { kind: 'map', place, entries } : { kind: 'list', place, items }, at + 1]
  }

  /** The lines of a `|-` block without their indentation, and without the empty ones at its end. */
  #block(column: number, parent: number): YamlNode {
    const head = this.#at
    const inside =
      this.#lines
        .slice(head + 1)
        .find(isFilled)
        ?.search(/[^ ]/) ?? 0
    if (inside <= parent) giveUp()
    const content: string[] = []
    this.#last = head
    for (let i = head + 1; i < this.#lines.length; i++) {
      const line = this.#lines[i]!
      if (!isFilled(line)) {
        // Spaces beyond the indentation would be content.
        if (line.length > inside) giveUp()
      } else if (line.search(/[^ ]/) < inside) break
      else this.#last = i
    }
    for (let i = head + 1; i <= this.#last; i++) content.push(this.#lines[i]!.slice(inside))
    this.#at = this.#last
    this.#next()
    const place = { file: this.#file, line: head + 1, column: column + 1, ...this.#behind(this.#last) }
    const value = content.join('\n')
    const words = this.#wordsOf(this.#starts[head]! + column, value, 'literal')
    return { kind: 'scalar', place, value, style: 'literal', words }
  }

  #scalar(value: string | number | boolean, style: ScalarStyle, from: number, to: number): YamlNode {
    const words = this.#wordsOf(this.#starts[this.#at]! + from, String(value), style)
    return { kind: 'scalar', place: this.#placeOf(from, to), value, style, words }
  }

  /** Worked out when asked for: few texts have anything said about them. */
  #wordsOf(start: number, value: string, style: ScalarStyle): (from: number, to: number) => Place {
    let offsets: number[] | undefined
    return (from, to) => {
      offsets ??= wordOffsets(this.#text, start, value, style)
      const first = offsets[from] ?? offsets.at(-1)!
      const [line, column] = this.#lineOf(first)
      const [endLine, endColumn] = this.#lineOf(to > from ? (offsets[to - 1] ?? offsets.at(-1)!) + 1 : first)
      return { file: this.#file, line, column, endLine, endColumn }
    }
  }

  #lineOf(offset: number): [line: number, column: number] {
    const line = this.#starts.findLastIndex((start) => start <= offset)
    return [line + 1, offset - this.#starts[line]! + 1]
  }

  #placeOf(from: number, to: number): Place {
    const line = this.#at + 1
    return { file: this.#file, line, column: from + 1, endLine: line, endColumn: to + 1 }
  }

  /** A block ends where the next line begins. */
  #behind(line: number): { endLine: number; endColumn: number } {
    if (line + 1 < this.#lines.length) return { endLine: line + 2, endColumn: 1 }
    return { endLine: line + 1, endColumn: this.#lines[line]!.length + 1 }
  }

  #match(pattern: RegExp, from: number): string {
    pattern.lastIndex = from
    return pattern.exec(this.#lines[this.#at]!)?.[0] ?? giveUp()
  }

  /** Spaces before the line; none is as good as -1 behind the last. */
  #indent(): number {
    return this.#lines[this.#at]?.search(/[^ ]/) ?? -1
  }

  #next(): void {
    this.#at++
    this.#skipEmpty()
  }

  #skipEmpty(): void {
    while (/^ *(?:#|$)/.test(this.#lines[this.#at] ?? 'end')) this.#at++
  }
}

const isFilled = (line: string): boolean => /[^ ]/.test(line)

function pastSpaces(line: string, from: number): number {
  let at = from
  while (line[at] === ' ') at++
  return at
}
