import { PART, PART_SIZE, type Patterns, UNSURE } from './patterns.ts'
import { classOf, isBoundary, type PlainText } from './plain.ts'
import type { Spelling, WordTables } from './word-table.ts'

/** A spelling of the lexicon that stands in the text. */
interface Found {
  readonly spelling: Spelling
  readonly end: number
}

/** The words of a text that some form of the lexicon has, by place; and the parts of forms that could begin there. */
export class WordsFound {
  /** Places where a word can begin, in order. */
  readonly places: number[] = []
  readonly #text: PlainText
  readonly #patterns: Patterns
  readonly #found: (readonly Found[])[] = []
  /** Parts that begin at a place, by the spelling they begin with. */
  readonly #starts: (readonly number[])[][] = []
  /** For each sentence: which words are in it, and which parts could stand in it: 1 yes, 2 no. */
  readonly #present: Uint8Array[] = []
  readonly #possible: Uint8Array[] = []
  /** The place (plus one) where a part was last given out: it may begin there with two spellings. */
  readonly #given: Int32Array

  constructor(text: PlainText, patterns: Patterns, tables: WordTables) {
    this.#text = text
    this.#patterns = patterns
    this.#given = new Int32Array(patterns.parts.length / PART_SIZE)
    for (let at = 0; at < text.text.length; at++)
      if (!' ,.'.includes(text.text[at]!) && isBoundary(text.text, at)) this.#lookUp(at, tables)
  }

  at(place: number): readonly Found[] {
    return this.#found[place] ?? NONE
  }

  /** A further word at a place, and the parts that begin with it. */
  addStarts(at: number, word: number, parts: readonly number[]): void {
    this.#present[this.#text.sentence[at]!]![word] = 1
    this.#starts[at]!.push(parts)
  }

  /** Parts that begin at a place, of which all words are somewhere in the sentence: for most they are not. */
  forEachPartAt(place: number, give: (part: number) => void): void {
    const sentence = this.#text.sentence[place]!
    const present = this.#present[sentence]!
    this.#possible[sentence] ??= new Uint8Array(this.#given.length)
    const possible = this.#possible[sentence]!
    for (const parts of this.#starts[place]!)
      for (const part of parts) {
        if (possible[part] === 0) possible[part] = this.#canBeIn(present, part) ? 1 : 2
        if (possible[part] === 2 || this.#given[part] === place + 1) continue
        this.#given[part] = place + 1
        give(part)
      }
  }

  /** Whether all words of a part are there; one with a full stop in it has some of them elsewhere. */
  #canBeIn(present: Uint8Array, part: number): boolean {
    const { parts, needs } = this.#patterns
    if (parts[part * PART_SIZE + PART.leavesSentence] === 1) return true
    const place = parts[part * PART_SIZE + PART.needs]!
    for (let i = 1; i <= needs[place]!; i++) if (!this.#hasSome(present, needs[place + i]!)) return false
    return true
  }

  #hasSome(present: Uint8Array, set: number): boolean {
    const { sets } = this.#patterns
    for (let i = 1; i <= sets[set]!; i++) if (present[sets[set + i]!] === 1) return true
    return false
  }

  /** Whether what begins with a word of the set can begin here. */
  canBegin(set: number, at: number): boolean {
    if (set === UNSURE) return true
    const { sets } = this.#patterns
    const end = set + sets[set]!
    for (const { spelling } of this.at(at))
      for (let i = set + 1; i <= end; i++) if (spelling.words.includes(sets[i]!)) return true
    return false
  }

  /** Whether a number word or a negation may begin here. */
  mayBe(what: 'number' | 'negation', at: number): boolean {
    return this.at(at).some(({ spelling }) => spelling[what])
  }

  #lookUp(at: number, { whole, open }: WordTables): void {
    const { text, sentence } = this.#text
    const found: Found[] = []
    const starts: (readonly number[])[] = []
    this.#present[sentence[at]!] ??= new Uint8Array(this.#patterns.words.length)
    const present = this.#present[sentence[at]!]!
    const note = (spelling: Spelling, end: number) => {
      found.push({ spelling, end })
      if (spelling.starts.length > 0) starts.push(spelling.starts)
      for (const word of spelling.words) present[word] = 1
    }
    whole.forEachAt(text, at, (spelling, end) => {
      if (isBoundary(text, end)) note(spelling, end)
    })
    open.forEachAt(text, at, (spelling, stem) => {
      let end = stem
      while (classOf(text[end]) === 'letter') end++
      note(spelling, end)
    })
    this.places.push(at)
    this.#found[at] = found
    this.#starts[at] = starts
  }
}

const NONE: readonly Found[] = []
