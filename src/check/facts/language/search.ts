import type { Form } from './form.ts'
import { classOf, type PlainText } from './plain.ts'
import { WordFinder, type WordTable } from './word-table.ts'

/** Where a form stands in a text. */
export interface Match {
  readonly owner: number
  readonly form: Form
  readonly from: number
  readonly to: number
  /** Stretches inside that do not matter. */
  readonly gaps: readonly Span[]
  /** What stands in the number slot, if there is one. */
  readonly value?: number
}

export interface Span {
  readonly from: number
  readonly to: number
}

export type Node =
  | { readonly type: 'word'; readonly id: number }
  | { readonly type: 'list'; readonly id: number }
  | { readonly type: 'number'; readonly shift: number }
  | { readonly type: 'gap'; readonly words: number }
  | { readonly type: 'sign'; readonly sign: string }
  | { readonly type: 'any'; readonly of: readonly Node[][]; readonly optional: boolean }

export interface CompiledForm {
  readonly owner: number
  readonly form: Form
  readonly nodes: readonly Node[]
}

/** How far a form has been followed. */
interface State {
  readonly at: number
  readonly skipped: number
  readonly gaps: readonly Span[]
  readonly value?: number
}

/** Stands for the word where any number will do. */
export const ANY_NUMBER = -1

/** What there is to look for: see Matcher. */
export interface Patterns {
  readonly spellings: WordTable
  readonly openings: WordTable
  readonly lists: readonly Node[][][]
  readonly numbers: readonly { readonly value: number; readonly nodes: Node[] }[]
  /** Words that a gap may not skip. */
  readonly negations: readonly (readonly Node[])[]
  /** Forms by a word they can begin with. */
  readonly starts: ReadonlyMap<number, readonly CompiledForm[]>
}

/** Some thirty times what a card text takes; beyond it a lexicon is out to waste time. */
const MOST_STEPS = 1_000_000

/** One text being searched. */
export class Search {
  private readonly listEnds = new Map<number, readonly number[]>()
  private readonly numbersFound = new Map<number, readonly State[]>()
  private steps = 0
  private readonly negationsFound = new Map<number, boolean>()
  private readonly finder: WordFinder
  private readonly text: PlainText
  private readonly patterns: Patterns

  constructor(text: PlainText, patterns: Patterns) {
    this.text = text
    this.patterns = patterns
    this.finder = new WordFinder(text.text, patterns.spellings, patterns.openings)
  }

  run(): { matches: Match[]; exhausted: boolean } {
    const matches: Match[] = []
    for (let from = 0; from < this.text.text.length; from++)
      for (const { owner, form, nodes } of this.formsAt(from)) {
        const ends = this.follow(nodes, [{ at: from, skipped: 0, gaps: [] }])
        const best = ends.reduce<State | undefined>(closer, undefined)
        if (!best) continue
        const { gaps, value } = best
        const [start, to] = [
          this.reachFrom(from, -1, form.reach[0]),
          this.reachFrom(best.at, 1, form.reach[1]),
        ]
        matches.push({ owner, form, from: start, to, gaps, ...(value !== undefined && { value }) })
      }
    return { matches, exhausted: this.steps > MOST_STEPS }
  }

  /** So many words onwards or back, as far as the sentence goes. */
  private reachFrom(at: number, step: 1 | -1, words: number): number {
    const { text } = this
    let end = at
    for (let next = at + step; next >= 0 && next <= text.text.length; next += step) {
      if (text.sentence[next] !== text.sentence[at] || Math.abs(text.words[next]! - text.words[at]!) > words)
        break
      end = next
    }
    return words > 0 ? end : at
  }

  private formsAt(at: number): Set<CompiledForm> {
    const { starts } = this.patterns
    const forms = new Set<CompiledForm>()
    for (const id of this.finder.wordsAt(at).keys()) for (const form of starts.get(id) ?? []) forms.add(form)
    if (starts.has(ANY_NUMBER) && this.numbersAt(at).length > 0)
      for (const form of starts.get(ANY_NUMBER)!) forms.add(form)
    return forms
  }

  private follow(nodes: readonly Node[], states: readonly State[]): readonly State[] {
    for (const node of nodes) {
      if (states.length === 0) return states
      states = onePerPlace(states.flatMap((state) => this.step(node, state)))
    }
    return states
  }

  private step(node: Node, state: State): readonly State[] {
    if (++this.steps > MOST_STEPS) return []
    const at = node.type === 'sign' || node.type === 'gap' ? state.at : this.pastSign(state.at)
    switch (node.type) {
      case 'word':
        return (this.finder.wordsAt(at).get(node.id) ?? []).map((end) => ({ ...state, at: end }))
      case 'list':
        return this.listAt(node.id, at).map((end) => ({ ...state, at: end }))
      case 'number':
        return this.numbersAt(at).map((found) => ({
          ...state,
          at: found.at,
          value: found.value! + node.shift,
        }))
      case 'sign':
        return this.text.text[at] === node.sign ? [{ ...state, at: at + 1 }] : []
      case 'gap':
        return this.leap(state, node.words)
      case 'any': {
        const branches = node.of.flatMap((branch) => this.follow(branch, [state]))
        return node.optional ? [...branches, state] : branches
      }
    }
  }

  /** Every place in the sentence that is at most so many words ahead. A "not" cannot be skipped: it would turn the meaning. */
  private leap(state: State, words: number): State[] {
    const { text } = this
    const states = [state]
    for (let at = state.at + 1; at < text.text.length; at++) {
      if (text.sentence[at] !== text.sentence[state.at] || this.isNegation(at - 1)) break
      const skipped = text.words[at]! - text.words[state.at]!
      if (skipped > words) break
      if (this.finder.canStart(at))
        states.push({
          ...state,
          at,
          skipped: state.skipped + skipped,
          gaps: [...state.gaps, { from: state.at, to: at }],
        })
    }
    return states
  }

  private isNegation(at: number): boolean {
    let found = this.negationsFound.get(at)
    if (found === undefined) {
      const start = [{ at, skipped: 0, gaps: [] }]
      found =
        this.finder.canStart(at) &&
        this.patterns.negations.some((nodes) => this.follow(nodes, start).length > 0)
      this.negationsFound.set(at, found)
    }
    return found
  }

  /** Words of a form may have a blank or a pause between them, or nothing. */
  private pastSign(at: number): number {
    const sign = this.text.text[at]
    return sign === ' ' || sign === ',' ? at + 1 : at
  }

  private listAt(id: number, at: number): readonly number[] {
    const key = id * (this.text.text.length + 1) + at
    let ends = this.listEnds.get(key)
    if (!ends) {
      const start = [{ at, skipped: 0, gaps: [] }]
      const states = this.patterns.lists[id]!.flatMap((nodes) => this.follow(nodes, start))
      ends = [...new Set(states.map((state) => state.at))]
      this.listEnds.set(key, ends)
    }
    return ends
  }

  private numbersAt(at: number): readonly State[] {
    let found = this.numbersFound.get(at)
    if (!found) {
      found = this.finder.canStart(at) ? [...this.digitsAt(at), ...this.numberWordsAt(at)] : []
      this.numbersFound.set(at, found)
    }
    return found
  }

  private digitsAt(at: number): State[] {
    let end = at
    while (classOf(this.text.text[end]) === 'digit') end++
    return end > at
      ? [{ at: end, skipped: 0, gaps: [], value: Number(this.text.text.slice(at, Math.min(end, at + 4))) }]
      : []
  }

  private numberWordsAt(at: number): State[] {
    const start = [{ at, skipped: 0, gaps: [] }]
    return this.patterns.numbers.flatMap(({ value, nodes }) =>
      this.follow(nodes, start).map((state) => ({ ...state, value })),
    )
  }
}

/** The state that left out the least, and of those the one that reaches furthest. */
const closer = (best: State | undefined, state: State): State =>
  !best || state.skipped < best.skipped || (state.skipped === best.skipped && state.at > best.at)
    ? state
    : best

function onePerPlace(states: readonly State[]): readonly State[] {
  if (states.length < 2) return states
  const kept = new Map<number, State>()
  for (const state of states) {
    const rival = kept.get(state.at)
    if (!rival || state.skipped < rival.skipped) kept.set(state.at, state)
  }
  return [...kept.values()]
}
