/** What is known of a spelling: the words of forms it is one of, and the forms that can begin with it. */
export interface Spelling<Start> {
  readonly words: number[]
  readonly starts: Start[]
  /** Whether a number or a negation can begin with it. */
  number: boolean
  negation: boolean
}

/** Spellings, found at a place of a text. By first letter, so that only lengths that occur are cut out and looked up. */
export class WordTable<Start> {
  readonly #spellings = new Map<string, Spelling<Start>>()
  readonly #lengths = new Map<string, number[]>()

  entry(spelling: string): Spelling<Start> {
    let entry = this.#spellings.get(spelling)
    if (!entry) {
      entry = { words: [], starts: [], number: false, negation: false }
      this.#spellings.set(spelling, entry)
      const first = spelling[0]!
      const lengths = this.#lengths.get(first)
      if (!lengths) this.#lengths.set(first, [spelling.length])
      else if (!lengths.includes(spelling.length)) lengths.push(spelling.length)
    }
    return entry
  }

  /** Words are added in the order of their numbers; one may list a spelling twice. */
  addWord(spelling: string, word: number): void {
    const { words } = this.entry(spelling)
    if (words.at(-1) !== word) words.push(word)
  }

  /** Several words of one form may share a spelling; the form begins with it only once. */
  addStart(spelling: string, start: Start): void {
    const { starts } = this.entry(spelling)
    if (starts.at(-1) !== start) starts.push(start)
  }

  /** Calls back with every spelling that stands at a place, and where it ends. */
  forEachAt(text: string, at: number, found: (spelling: Spelling<Start>, end: number) => void): void {
    for (const length of this.#lengths.get(text[at]!) ?? []) {
      const spelling = at + length <= text.length && this.#spellings.get(text.slice(at, at + length))
      if (spelling) found(spelling, at + length)
    }
  }
}
