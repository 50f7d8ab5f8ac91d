import type { Numbers } from './patterns.ts'

/** What is known of a spelling: the words it is one of, and the parts of forms that can begin with it. */
export interface Spelling {
  readonly words: readonly number[]
  readonly starts: readonly number[]
  /** Whether a number or a negation can begin with it. */
  readonly number: boolean
  readonly negation: boolean
}

/** Spellings, and what is known of each: where its entry begins in `entries`. */
export interface WordList {
  readonly spellings: readonly string[]
  readonly places: Numbers
  /** What it can begin (BEGINS), how many words, these, how many parts, and these. */
  readonly entries: Numbers
}

export const BEGINS = { number: 1, negation: 2 } as const

/** Spellings, found at a place of a text. By first letter, so that only lengths that occur are cut out and looked up. */
export class WordTable<Known> {
  readonly #numbers = new Map<string, number>()
  readonly #lengths = new Map<string, number[]>()
  readonly #known: Known[] = []
  readonly #tell: (number: number) => Known

  /** Few spellings are ever found: `tell` says what is known of one, by its number. */
  constructor(spellings: Iterable<string>, tell: (number: number) => Known) {
    this.#tell = tell
    for (const spelling of spellings) {
      this.#numbers.set(spelling, this.#numbers.size)
      const first = spelling[0]!
      const lengths = this.#lengths.get(first)
      if (!lengths) this.#lengths.set(first, [spelling.length])
      else if (!lengths.includes(spelling.length)) lengths.push(spelling.length)
    }
  }

  /** Calls back with what is known of every spelling that stands at a place, and where it ends. */
  forEachAt(text: string, at: number, found: (known: Known, end: number) => void): void {
    for (const length of this.#lengths.get(text[at]!) ?? []) {
      const number = at + length <= text.length ? this.#numbers.get(text.slice(at, at + length)) : undefined
      if (number === undefined) continue
      this.#known[number] ??= this.#tell(number)
      found(this.#known[number], at + length)
    }
  }
}

/** The spellings of a lexicon, and those that any letters may follow. */
export interface WordTables {
  readonly whole: WordTable<Spelling>
  readonly open: WordTable<Spelling>
}

export const tableOf = (list: WordList): WordTable<Spelling> =>
  new WordTable(list.spellings, (number) => spellingAt(list, number))

function spellingAt({ places, entries }: WordList, number: number): Spelling {
  const place = places[number]!
  const begins = entries[place]!
  const words = rowAt(entries, place + 1)
  return {
    words,
    starts: rowAt(entries, place + 2 + words.length),
    number: (begins & BEGINS.number) > 0,
    negation: (begins & BEGINS.negation) > 0,
  }
}

/** Numbers behind their number. */
export const rowAt = (numbers: Numbers, place: number): number[] =>
  Array.from({ length: numbers[place]! }, (_, i) => numbers[place + 1 + i]!)
