import { BEGINS, type Numbers, type Patterns, type WordList } from './patterns.ts'

/** What is known of a spelling: the words it is one of, and the parts of forms that can begin with it. */
export interface Spelling {
  readonly words: readonly number[]
  readonly starts: readonly number[]
  /** Whether a number or a negation can begin with it. */
  readonly number: boolean
  readonly negation: boolean
}

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

export const tableOf = (list: WordList, patterns: Patterns): WordTable<Spelling> =>
  new WordTable(list.spellings, (number) => spellingOf(rowAt(list.entries, list.places[number]!), patterns))

function spellingOf(words: readonly number[], { words: places, starts }: Patterns): Spelling {
  const begins = words.reduce((all, word) => all | starts[places[word]!]!, 0)
  return {
    words,
    // Several words of one part may share a spelling; the part begins with it only once.
    starts: [...new Set(words.flatMap((word) => rowAt(starts, places[word]! + 1)))].sort((a, b) => a - b),
    number: (begins & BEGINS.number) > 0,
    negation: (begins & BEGINS.negation) > 0,
  }
}

/** Numbers behind their number. */
export const rowAt = (numbers: Numbers, place: number): number[] =>
  Array.from({ length: numbers[place]! }, (_, i) => numbers[place + 1 + i]!)
