import type { Branch, CompiledForm, Patterns } from './patterns.ts'
import { classOf, isBoundary, type PlainText } from './plain.ts'
import type { Spelling } from './word-table.ts'

/** A spelling of the lexicon that stands in the text. */
interface Found {
  /** The words of forms that are spelled so. */
  readonly words: ReadonlySet<number>
  readonly end: number
}

/** The words of a text that some form of the lexicon has, by place; and the forms that could begin there. */
export class WordsFound {
  /** Places where a word can begin, in order. */
  readonly places: number[] = []
  private readonly text: PlainText
  private readonly patterns: Patterns
  private readonly found: (readonly Found[])[] = []
  private readonly wordsAt: ReadonlySet<number>[] = []
  private readonly starts: (readonly CompiledForm[])[] = []
  /** The words of each sentence, and which forms could stand in it: 1 yes, 2 no. */
  private readonly present: Set<number>[] = []
  private readonly possible: Uint8Array[] = []

  constructor(text: PlainText, patterns: Patterns) {
    this.text = text
    this.patterns = patterns
    for (let at = 0; at < text.text.length; at++)
      if (!' ,.'.includes(text.text[at]!) && isBoundary(text.text, at)) this.lookUp(at)
  }

  at(place: number): readonly Found[] {
    return this.found[place] ?? []
  }

  /** A further word at a place, and the forms that begin with it. */
  addStarts(at: number, word: number, forms: readonly CompiledForm[]): void {
    this.present[this.text.sentence[at]!]!.add(word)
    this.starts[at] = [...new Set([...this.starts[at]!, ...forms])]
  }

  /** Forms that begin at a place, of which all words are somewhere in the sentence: for most forms they are not. */
  *formsAt(place: number): Generator<CompiledForm> {
    const sentence = this.text.sentence[place]!
    const present = this.present[sentence]!
    this.possible[sentence] ??= new Uint8Array(this.patterns.forms)
    const possible = this.possible[sentence]!
    for (const form of this.starts[place]!) {
      if (possible[form.id] === 0) possible[form.id] = form.leavesSentence || isIn(present, form) ? 1 : 2
      if (possible[form.id] === 1) yield form
    }
  }

  /** Whether a branch can begin here. */
  canBegin({ first }: Branch, at: number): boolean {
    const words = this.wordsAt[at]
    return first === undefined || (words !== undefined && first.some((word) => words.has(word)))
  }

  private lookUp(at: number): void {
    const { text, sentence } = this.text
    const found: Found[] = []
    const starts: (readonly CompiledForm[])[] = []
    const note = (spelling: Spelling<CompiledForm>, end: number) => {
      found.push({ words: spelling.words, end })
      if (spelling.starts.length > 0) starts.push(spelling.starts)
    }
    this.patterns.spellings.forEachAt(text, at, (spelling, end) => {
      if (isBoundary(text, end)) note(spelling, end)
    })
    this.patterns.openings.forEachAt(text, at, (spelling, stem) => {
      let end = stem
      while (classOf(text[end]) === 'letter') end++
      note(spelling, end)
    })
    const words = union(found)
    this.places.push(at)
    this.found[at] = found
    this.wordsAt[at] = words
    this.starts[at] = starts.length > 1 ? [...new Set(starts.flat())] : (starts[0] ?? [])
    this.present[sentence[at]!] ??= new Set()
    const present = this.present[sentence[at]!]!
    for (const id of words) present.add(id)
  }
}

const isIn = (present: ReadonlySet<number>, { needs }: CompiledForm): boolean =>
  needs.every((words) => words.some((word) => present.has(word)))

/** Mostly one spelling stands at a place, and its words need no copy. */
function union(found: readonly Found[]): ReadonlySet<number> {
  if (found.length < 2) return found[0]?.words ?? NONE
  const all = new Set<number>()
  for (const { words } of found) for (const id of words) all.add(id)
  return all
}

const NONE: ReadonlySet<number> = new Set()
