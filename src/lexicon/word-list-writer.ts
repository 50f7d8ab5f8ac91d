import { BEGINS, type Patterns, type WordList } from './patterns.ts'

interface Word {
  begins: number
  readonly starts: number[]
}

/** The words of all forms, each with its spellings and the parts that can begin with it. */
export class WordListWriter {
  /** By number; the first is ANY_NUMBER. */
  readonly #words: Word[] = [newWord()]
  readonly #numbers = new Map<string, number>()
  /** By spelling, the words it is one of. */
  readonly #spellings = new Map<string, number[]>()
  readonly #openings = new Map<string, number[]>()

  /** The number of a word with these spellings. */
  add(spellings: readonly string[], open: readonly string[]): number {
    const key = `${spellings.join('|')}*${open.join('|')}`
    let word = this.#numbers.get(key)
    if (word === undefined) {
      word = this.#words.push(newWord()) - 1
      this.#numbers.set(key, word)
      for (const spelling of spellings) addTo(this.#spellings, spelling, word)
      for (const spelling of open) addTo(this.#openings, spelling, word)
    }
    return word
  }

  addStart(word: number, part: number): void {
    this.#words[word]!.starts.push(part)
  }

  mark(word: number, what: keyof typeof BEGINS): void {
    this.#words[word]!.begins |= BEGINS[what]
  }

  lists(): Pick<Patterns, 'words' | 'starts' | 'spellings' | 'openings'> {
    const words: number[] = []
    const all: number[] = []
    for (const { begins, starts } of this.#words) {
      words.push(all.length)
      all.push(begins, starts.length, ...starts)
    }
    return {
      words: Int32Array.from(words),
      starts: Int32Array.from(all),
      spellings: listOf(this.#spellings),
      openings: listOf(this.#openings),
    }
  }
}

const newWord = (): Word => ({ begins: 0, starts: [] })

/** A word may list a spelling twice. */
function addTo(table: Map<string, number[]>, spelling: string, word: number): void {
  const words = table.get(spelling)
  if (!words) table.set(spelling, [word])
  else if (words.at(-1) !== word) words.push(word)
}

function listOf(table: ReadonlyMap<string, readonly number[]>): WordList {
  const places: number[] = []
  const entries: number[] = []
  for (const words of table.values()) {
    places.push(entries.length)
    entries.push(words.length, ...words)
  }
  return { spellings: [...table.keys()], places: Int32Array.from(places), entries: Int32Array.from(entries) }
}
