import type { Patterns } from './patterns.ts'
import { BEGINS, type WordList } from './word-table.ts'

interface Entry {
  begins: number
  readonly words: number[]
  readonly starts: number[]
}

/** The words of all forms, each with its spellings, and what there is to know of a spelling. */
export class WordListWriter {
  readonly #spellings = new Map<string, Entry>()
  readonly #openings = new Map<string, Entry>()
  readonly #numbers = new Map<string, number>()
  /** By word, counted from 1. */
  readonly #entries: (readonly Entry[])[] = [[]]

  /** The number of a word with these spellings. */
  add(spellings: readonly string[], open: readonly string[]): number {
    const key = `${spellings.join('|')}*${open.join('|')}`
    let word = this.#numbers.get(key)
    if (word === undefined) {
      const entries = [
        ...spellings.map((spelling) => entryOf(this.#spellings, spelling)),
        ...open.map((spelling) => entryOf(this.#openings, spelling)),
      ]
      word = this.#entries.push(entries) - 1
      this.#numbers.set(key, word)
      // One may list a spelling twice.
      for (const { words } of entries) if (words.at(-1) !== word) words.push(word)
    }
    return word
  }

  /** Several words of one part may share a spelling; the part begins with it only once. */
  addStart(word: number, part: number): void {
    for (const { starts } of this.#entries[word]!) if (starts.at(-1) !== part) starts.push(part)
  }

  mark(word: number, what: keyof typeof BEGINS): void {
    for (const entry of this.#entries[word]!) entry.begins |= BEGINS[what]
  }

  lists(): Pick<Patterns, 'spellings' | 'openings' | 'words'> {
    return {
      spellings: listOf(this.#spellings),
      openings: listOf(this.#openings),
      words: this.#entries.length - 1,
    }
  }
}

function entryOf(table: Map<string, Entry>, spelling: string): Entry {
  let entry = table.get(spelling)
  if (!entry) {
    entry = { begins: 0, words: [], starts: [] }
    table.set(spelling, entry)
  }
  return entry
}

function listOf(table: ReadonlyMap<string, Entry>): WordList {
  const places: number[] = []
  const entries: number[] = []
  for (const { begins, words, starts } of table.values()) {
    places.push(entries.length)
    entries.push(begins, words.length, ...words, starts.length, ...starts)
  }
  return { spellings: [...table.keys()], places, entries }
}
