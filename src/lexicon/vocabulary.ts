import type { Owner } from './compiled.ts'
import { NODE, PART, PART_SIZE, type Patterns, type Span } from './patterns.ts'
import { classOf, isBoundary, type PlainText } from './plain.ts'
import type { Spelling, WordTables } from './word-table.ts'

/** Words of more kinds than these tell nothing about any of them: articles, "card", "player". */
const TELLING_KINDS = 12

/** For each kind of fact the words that it is said with and few others are: traces of it, where no form was found. */
export class Vocabulary {
  readonly #tables: WordTables
  /** By word. */
  readonly #kinds: ReadonlyMap<number, ReadonlySet<string>>

  constructor(owners: readonly Owner[], patterns: Patterns, tables: WordTables) {
    this.#tables = tables
    const words = new Words(patterns)
    const { parts } = patterns
    for (let part = 0; part < parts.length; part += PART_SIZE) {
      const owner = owners[parts[part + PART.owner]!]!
      if (owner.role === 'choice') words.add(owner.kind, parts[part + PART.sequence]!)
    }
    this.#kinds = words.kinds
  }

  /** Where words stand that tell of a kind, by kind; of several that begin at a place the longest first. */
  tracesIn({ text }: PlainText): Map<string, Span[]> {
    const traces = new Map<string, Span[]>()
    const note = (spelling: Spelling, span: Span) => {
      const kinds = new Set(spelling.words.flatMap((word) => [...(this.#kinds.get(word) ?? [])]))
      if (kinds.size > TELLING_KINDS) return
      for (const kind of kinds) traces.set(kind, [...(traces.get(kind) ?? []), span])
    }
    for (let from = 0; from < text.length; from++) {
      if (' ,.'.includes(text[from]!) || !isBoundary(text, from)) continue
      this.#tables.whole.forEachAt(text, from, (spelling, to) => {
        if (isBoundary(text, to)) note(spelling, { from, to })
      })
      this.#tables.open.forEachAt(text, from, (spelling, stem) => {
        let to = stem
        while (classOf(text[to]) === 'letter') to++
        note(spelling, { from, to })
      })
    }
    for (const spans of traces.values()) spans.sort((a, b) => a.from - b.from || b.to - a.to)
    return traces
  }
}

/** By word, the kinds whose forms have it, those of the lists they name included. */
class Words {
  readonly kinds = new Map<number, Set<string>>()
  readonly #patterns: Patterns
  #kind = ''
  /** Of the kind: forms have many groups of words in common. */
  #seen = new Set<number>()

  constructor(patterns: Patterns) {
    this.#patterns = patterns
  }

  /** Kind by kind. */
  add(kind: string, sequence: number): void {
    if (kind !== this.#kind) this.#seen = new Set()
    this.#kind = kind
    this.#addSequence(sequence)
  }

  #addSequence(sequence: number): void {
    if (this.#seen.has(sequence)) return
    this.#seen.add(sequence)
    const { sequences, lists } = this.#patterns
    const end = sequence + 2 * sequences[sequence]!
    for (let at = sequence + 1; at < end; at += 2) {
      const [type, value] = [sequences[at]!, sequences[at + 1]!]
      if (type === NODE.word) this.#addWord(value)
      else if (type === NODE.list) this.#addBranches(lists[value]!)
      else if (type === NODE.any || type === NODE.maybe) this.#addBranches(value)
    }
  }

  #addBranches(branches: number): void {
    const { branches: all } = this.#patterns
    const end = branches + 2 * all[branches]!
    for (let branch = branches + 1; branch < end; branch += 2) this.#addSequence(all[branch + 1]!)
  }

  #addWord(word: number): void {
    let kinds = this.kinds.get(word)
    if (!kinds) {
      kinds = new Set()
      this.kinds.set(word, kinds)
    }
    kinds.add(this.#kind)
  }
}
