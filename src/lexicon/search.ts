import { ANY_NUMBER, type Match, NODE, PART, PART_SIZE, type Patterns, SHIFT } from './patterns.ts'
import { classOf, isBoundary, type PlainText } from './plain.ts'
import { closer, moved, onePerPlace, type State, startAt } from './state.ts'
import { rowAt, type WordTables } from './word-table.ts'
import { WordsFound } from './words-found.ts'

/** Some thirty times what a card text takes; beyond it a lexicon is out to waste time. */
const MOST_STEPS = 1_000_000

/** One text being searched. */
export class Search {
  readonly #text: PlainText
  readonly #patterns: Patterns
  readonly #words: WordsFound
  readonly #numbersFound: (readonly { at: number; value: number }[] | undefined)[] = []
  readonly #isNegation: (boolean | undefined)[] = []
  readonly #listEnds = new Map<number, readonly number[]>()
  #steps = 0
  #strict = false

  constructor(text: PlainText, patterns: Patterns, tables: WordTables) {
    this.#text = text
    this.#patterns = patterns
    this.#words = new WordsFound(text, patterns, tables)
    this.#lookUpNumbers()
  }

  /** Those of joint forms are told part by part. */
  run(): { matches: Match[]; parts: Map<number, Match[]>; exhausted: boolean } {
    const matches: Match[] = []
    const parts = new Map<number, Match[]>()
    for (const from of this.#words.places)
      this.#words.forEachPartAt(from, (part) => {
        const match = this.#matchAt(from, part * PART_SIZE)
        const joint = this.#patterns.parts[part * PART_SIZE + PART.joint]!
        if (match && joint === 0) matches.push(match)
        else if (match) parts.set(joint, [...(parts.get(joint) ?? []), match])
      })
    return { matches, parts, exhausted: this.#steps > MOST_STEPS }
  }

  /** Where words stand that turn the meaning. */
  readonly negations = (): number[] => this.#words.places.filter((at) => this.#negationAt(at))

  /** Numbers may be of several words, so all words have to be known first. */
  #lookUpNumbers(): void {
    const { words, starts } = this.#patterns
    const begun = rowAt(starts, words[ANY_NUMBER]! + 1)
    for (const at of this.#words.places)
      if (this.#numbersAt(at).length > 0) this.#words.addStarts(at, ANY_NUMBER, begun)
  }

  #matchAt(from: number, part: number): Match | undefined {
    const { parts } = this.#patterns
    const [before, behind] = [parts[part + PART.before]!, parts[part + PART.behind]!]
    this.#strict = parts[part + PART.strict] === 1
    const ends = this.#follow(parts[part + PART.sequence]!, [startAt(from)])
    if (ends.length === 0) return undefined
    const { at, gaps, value, negated } = ends.reduce(closer)
    return {
      owner: parts[part + PART.owner]!,
      form: parts[part + PART.form]!,
      from: this.#reachFrom(from, -1, before),
      to: this.#reachFrom(at, 1, behind),
      gaps,
      negated,
      ...(value !== undefined && { value }),
    }
  }

  /** So many words onwards or back, as far as the sentence goes. */
  #reachFrom(at: number, step: 1 | -1, words: number): number {
    const { text, sentence, words: count } = this.#text
    let end = at
    for (let next = at + step; words > 0 && next >= 0 && next <= text.length; next += step) {
      if (sentence[next] !== sentence[at] || Math.abs(count[next]! - count[at]!) > words) break
      end = next
    }
    return end
  }

  #follow(sequence: number, states: readonly State[]): readonly State[] {
    const { sequences } = this.#patterns
    const end = sequence + 2 * sequences[sequence]!
    let gap = 0
    for (let at = sequence + 1; at < end; at += 2) {
      if (states.length === 0) return states
      const [type, value] = [sequences[at]!, sequences[at + 1]!]
      if (type === NODE.gap) {
        gap = value
        continue
      }
      const next: State[] = []
      const mayBeMissing = type === NODE.maybe
      for (const state of states) {
        this.#step(type, value, state, next)
        if (mayBeMissing) next.push(state)
        if (gap > 0)
          for (const leapt of this.#leap(state, gap)) {
            this.#step(type, value, leapt, next)
            // Behind a gap the optional word may be missing too: what follows it then stands at any of these places.
            if (mayBeMissing) next.push(leapt)
          }
      }
      gap = 0
      states = onePerPlace(next)
    }
    return states
  }

  #step(type: number, value: number, state: State, next: State[]): void {
    if (++this.#steps > MOST_STEPS) return
    const at = type === NODE.sign ? state.at : this.#pastSign(state.at)
    switch (type) {
      case NODE.word:
        for (const { spelling, end } of this.#words.at(at))
          if (spelling.words.includes(value)) next.push(moved(state, end))
        break
      case NODE.list:
        for (const end of this.#listAt(value, at)) next.push(moved(state, end))
        break
      case NODE.number:
        for (const { at: end, value: number } of this.#numbersAt(at))
          next.push(moved(state, end, number + value - SHIFT))
        break
      case NODE.sign:
        if (this.#text.text.charCodeAt(at) === value) next.push(moved(state, at + 1))
        else if (value === STOP && at === this.#text.text.length) next.push(state)
        break
      default:
        this.#forEachBranchAt(value, at, (sequence) => next.push(...this.#follow(sequence, [state])))
    }
  }

  /** The alternatives that can begin at a place. */
  #forEachBranchAt(branches: number, at: number, give: (sequence: number) => void): void {
    const { branches: all } = this.#patterns
    const end = branches + 2 * all[branches]!
    for (let branch = branches + 1; branch < end; branch += 2)
      if (this.#words.canBegin(all[branch]!, at)) give(all[branch + 1]!)
  }

  /** Every place in the sentence that is at most so many words ahead. Leaping over a "not" turns the meaning, over two is too much. */
  *#leap(state: State, words: number): Generator<State> {
    const { sentence, words: count } = this.#text
    const { at, skipped, gaps, value } = state
    let { negated } = state
    for (let i = firstAfter(this.#words.places, at - 1); i < this.#words.places.length; i++) {
      const place = this.#words.places[i]!
      const distance = count[place]! - count[at]!
      if (distance > words || sentence[place] !== sentence[at]) return
      if (place > at)
        yield {
          at: place,
          skipped: skipped + distance,
          gaps: [...gaps, { from: at, to: place }],
          value,
          negated,
        }
      if (!this.#negationAt(place)) continue
      if (negated) return
      negated = true
    }
  }

  #negationAt(at: number): boolean {
    this.#isNegation[at] ??= this.#words.mayBe('negation', at) && this.#negationBeginsAt(at)
    return this.#isNegation[at]
  }

  #negationBeginsAt(at: number): boolean {
    const { negations } = this.#patterns
    for (let i = 0; i < negations.length; i += 2)
      if (
        this.#words.canBegin(negations[i]!, at) &&
        this.#follow(negations[i + 1]!, [startAt(at)]).length > 0
      )
        return true
    return false
  }

  /** Words of a form may have a blank, an apostrophe or a pause between them, or nothing; those of a context no pause. */
  #pastSign(at: number): number {
    const sign = this.#text.text[at]
    return sign === ' ' || sign === "'" || (sign === ',' && !this.#strict) ? at + 1 : at
  }

  #listAt(id: number, at: number): readonly number[] {
    const key = (id * (this.#text.text.length + 1) + at) * 2 + (this.#strict ? 1 : 0)
    let ends = this.#listEnds.get(key)
    if (!ends) {
      const found = new Set<number>()
      this.#forEachBranchAt(this.#patterns.lists[id]!, at, (sequence) => {
        for (const state of this.#follow(sequence, [startAt(at)])) found.add(state.at)
      })
      ends = [...found]
      this.#listEnds.set(key, ends)
    }
    return ends
  }

  #numbersAt(at: number): readonly { at: number; value: number }[] {
    this.#numbersFound[at] ??= [...this.#digitsAt(at), ...this.#numberWordsAt(at)]
    return this.#numbersFound[at]
  }

  *#digitsAt(at: number): Generator<{ at: number; value: number }> {
    let end = at
    while (classOf(this.#text.text[end]) === 'digit') end++
    if (end > at && isBoundary(this.#text.text, at))
      yield { at: end, value: Number(this.#text.text.slice(at, end)) }
  }

  *#numberWordsAt(at: number): Generator<{ at: number; value: number }> {
    if (!this.#words.mayBe('number', at)) return
    const { numbers } = this.#patterns
    for (let i = 0; i < numbers.length; i += 3)
      if (this.#words.canBegin(numbers[i + 1]!, at))
        for (const state of this.#follow(numbers[i + 2]!, [startAt(at)]))
          yield { at: state.at, value: numbers[i]! }
  }
}

const STOP = '.'.charCodeAt(0)

/** Index of the first number greater than `value` in a sorted list. */
function firstAfter(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! > value) high = middle
    else low = middle + 1
  }
  return low
}
