import type { Branch, CompiledForm, Patterns } from './patterns.ts'
import { classOf, isBoundary, type PlainText } from './plain.ts'
import type { Spelling } from './word-table.ts'

/** A spelling of the lexicon that stands in the text. */
interface Found {
  readonly spelling: Spelling<CompiledForm>
  readonly end: number
}

/** The words of a text that some form of the lexicon has, by place; and the forms that could begin there. */
export class WordsFound {
  /** Places where a word can begin, in order. */
  readonly places: number[] = []
  readonly #text: PlainText
  readonly #patterns: Patterns
  readonly #found: (readonly Found[])[] = []
  /** Forms that begin at a place, by the spelling they begin with. */
  readonly #starts: (readonly CompiledForm[])[][] = []
  /** For each sentence: which words are in it, and which forms could stand in it: 1 yes, 2 no. */
  readonly #present: Uint8Array[] = []
  readonly #possible: Uint8Array[] = []
  /** The place (plus one) where a form was last given out: it may begin there with two spellings. */
  readonly #given: Int32Array

  constructor(text: PlainText, patterns: Patterns) {
    this.#text = text
    this.#patterns = patterns
    this.#given = new Int32Array(patterns.forms)
    for (let at = 0; at < text.text.length; at++)
      if (!' ,.'.includes(text.text[at]!) && isBoundary(text.text, at)) this.#lookUp(at)
  }

  at(place: number): readonly Found[] {
    return this.#found[place] ?? NONE
  }

  /** A further word at a place, and the forms that begin with it. */
  addStarts(at: number, word: number, forms: readonly CompiledForm[]): void {
    this.#present[this.#text.sentence[at]!]![slot(word)] = 1
    this.#starts[at]!.push(forms)
  }

  /** Forms that begin at a place, of which all words are somewhere in the sentence: for most forms they are not. */
  forEachFormAt(place: number, give: (form: CompiledForm) => void): void {
    const sentence = this.#text.sentence[place]!
    const present = this.#present[sentence]!
    this.#possible[sentence] ??= new Uint8Array(this.#patterns.forms)
    const possible = this.#possible[sentence]!
    for (const forms of this.#starts[place]!)
      for (const form of forms) {
        const { id } = form
        if (possible[id] === 0) possible[id] = form.leavesSentence || isIn(present, form) ? 1 : 2
        if (possible[id] === 2 || this.#given[id] === place + 1) continue
        this.#given[id] = place + 1
        give(form)
      }
  }

  /** Whether a branch can begin here. */
  canBegin({ first }: Branch, at: number): boolean {
    if (first === undefined) return true
    for (const { spelling } of this.at(at))
      for (const word of first) if (spelling.words.includes(word)) return true
    return false
  }

  /** Whether a number word or a negation may begin here. */
  mayBe(what: 'number' | 'negation', at: number): boolean {
    return this.at(at).some(({ spelling }) => spelling[what])
  }

  #lookUp(at: number): void {
    const { text, sentence } = this.#text
    const found: Found[] = []
    const starts: (readonly CompiledForm[])[] = []
    this.#present[sentence[at]!] ??= new Uint8Array(this.#patterns.wordCount + 1)
    const present = this.#present[sentence[at]!]!
    const note = (spelling: Spelling<CompiledForm>, end: number) => {
      found.push({ spelling, end })
      if (spelling.starts.length > 0) starts.push(spelling.starts)
      for (const word of spelling.words) present[slot(word)] = 1
    }
    this.#patterns.spellings.forEachAt(text, at, (spelling, end) => {
      if (isBoundary(text, end)) note(spelling, end)
    })
    this.#patterns.openings.forEachAt(text, at, (spelling, stem) => {
      let end = stem
      while (classOf(text[end]) === 'letter') end++
      note(spelling, end)
    })
    this.places.push(at)
    this.#found[at] = found
    this.#starts[at] = starts
  }
}

/** Words are counted from 0; a number of any kind is -1. */
const slot = (word: number): number => word + 1

function isIn(present: Uint8Array, { needs }: CompiledForm): boolean {
  for (const words of needs) {
    let some = false
    for (const word of words) some ||= present[slot(word)] === 1
    if (!some) return false
  }
  return true
}

const NONE: readonly Found[] = []
