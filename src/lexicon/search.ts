import { ANY_NUMBER, type CompiledForm, type Match, type Node, type Patterns } from './patterns.ts'
import { classOf, isBoundary, type PlainText } from './plain.ts'
import { closer, moved, onePerPlace, type State, startAt } from './state.ts'
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

  constructor(text: PlainText, patterns: Patterns) {
    this.#text = text
    this.#patterns = patterns
    this.#words = new WordsFound(text, patterns)
    this.#lookUpNumbers()
  }

  run(): { matches: Match[]; exhausted: boolean } {
    const matches: Match[] = []
    for (const from of this.#words.places)
      this.#words.forEachFormAt(from, (compiled) => {
        const match = this.#matchAt(from, compiled)
        if (match) matches.push(match)
      })
    return { matches, exhausted: this.#steps > MOST_STEPS }
  }

  /** Where words stand that turn the meaning. */
  readonly negations = (): number[] => this.#words.places.filter((at) => this.#negationAt(at))

  /** Numbers may be of several words, so all words have to be known first. */
  #lookUpNumbers(): void {
    for (const at of this.#words.places)
      if (this.#numbersAt(at).length > 0) this.#words.addStarts(at, ANY_NUMBER, this.#patterns.numberStarts)
  }

  #matchAt(from: number, { owner, form, nodes, strict }: CompiledForm): Match | undefined {
    this.#strict = strict
    const ends = this.#follow(nodes, [startAt(from)])
    if (ends.length === 0) return undefined
    const { at, gaps, value, negated } = ends.reduce(closer)
    const [before, behind] = form.reach
    const span = { from: this.#reachFrom(from, -1, before), to: this.#reachFrom(at, 1, behind) }
    return { owner, form, ...span, gaps, negated, ...(value !== undefined && { value }) }
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

  #follow(nodes: readonly Node[], states: readonly State[]): readonly State[] {
    let gap = 0
    for (const node of nodes) {
      if (states.length === 0) return states
      if (node.type === 'gap') {
        gap = node.words
        continue
      }
      const next: State[] = []
      const mayBeMissing = node.type === 'any' && node.optional
      for (const state of states) {
        this.#step(node, state, next)
        if (mayBeMissing) next.push(state)
        if (gap > 0)
          for (const leapt of this.#leap(state, gap)) {
            this.#step(node, leapt, next)
            // Behind a gap the optional word may be missing too: what follows it then stands at any of these places.
            if (mayBeMissing) next.push(leapt)
          }
      }
      gap = 0
      states = onePerPlace(next)
    }
    return states
  }

  #step(node: Node, state: State, next: State[]): void {
    if (++this.#steps > MOST_STEPS) return
    const at = node.type === 'sign' ? state.at : this.#pastSign(state.at)
    switch (node.type) {
      case 'word':
        for (const { spelling, end } of this.#words.at(at))
          if (spelling.words.includes(node.id)) next.push(moved(state, end))
        break
      case 'list':
        for (const end of this.#listAt(node.id, at)) next.push(moved(state, end))
        break
      case 'number':
        for (const { at: end, value } of this.#numbersAt(at)) next.push(moved(state, end, value + node.shift))
        break
      case 'sign':
        if (this.#text.text[at] === node.sign) next.push(moved(state, at + 1))
        else if (node.sign === '.' && at === this.#text.text.length) next.push(state)
        break
      case 'any':
        for (const branch of node.of)
          if (this.#words.canBegin(branch, at)) next.push(...this.#follow(branch.nodes, [state]))
    }
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
    this.#isNegation[at] ??=
      this.#words.mayBe('negation', at) &&
      this.#patterns.negations.some(
        (branch) => this.#words.canBegin(branch, at) && this.#follow(branch.nodes, [startAt(at)]).length > 0,
      )
    return this.#isNegation[at]
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
      for (const branch of this.#patterns.lists[id]!)
        if (this.#words.canBegin(branch, at))
          for (const state of this.#follow(branch.nodes, [startAt(at)])) found.add(state.at)
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
    for (const { value, branch } of this.#patterns.numbers)
      if (this.#words.canBegin(branch, at))
        for (const state of this.#follow(branch.nodes, [startAt(at)])) yield { at: state.at, value }
  }
}

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
