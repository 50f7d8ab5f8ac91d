import type { Form, Item, Word } from './form.ts'
import { type JointForm, joinParts } from './joint.ts'
import {
  ANY_NUMBER,
  type Branch,
  type CompiledForm,
  type Match,
  type Node,
  type Patterns,
} from './patterns.ts'
import type { PlainText } from './plain.ts'
import { Search } from './search.ts'
import { WordTable } from './word-table.ts'

/**
 * All forms of a lexicon, looked for together. Words are looked up in a table at each place of the text, and only forms
 * that begin with a word found there are followed. Following keeps one state a place, so no form can run away.
 */
export class Matcher implements Patterns {
  readonly spellings = new WordTable<CompiledForm>()
  readonly openings = new WordTable<CompiledForm>()
  readonly lists: (readonly Branch[])[] = []
  readonly numbers: { value: number; branch: Branch }[] = []
  readonly negations: Branch[] = []
  readonly numberStarts: CompiledForm[] = []
  forms = 0
  readonly #joints: JointForm[] = []
  /** Parts of joint forms own their matches by numbers below zero. */
  #lastPart = 0
  readonly #words: { readonly spellings: readonly string[]; readonly open: readonly string[] }[] = []
  readonly #wordNodes = new Map<Word, Node>()
  readonly #wordIds = new Map<string, number>()
  readonly #listNodes = new Map<string, Node>()

  addList(name: string, forms: readonly Form[]): void {
    const node = this.#oneOf(forms.map(({ items }) => items))
    if (node.type === 'any') this.lists.push(node.of)
    this.#listNodes.set(name, node.type === 'any' ? { type: 'list', id: this.lists.length - 1 } : node)
  }

  addNumber(value: number, form: Form): void {
    this.numbers.push({ value, branch: this.#opening('number', form) })
  }

  addNegation(form: Form): void {
    this.negations.push(this.#opening('negation', form))
  }

  /** A branch whose first words are marked, so that it need not be tried anywhere else. */
  #opening(what: 'number' | 'negation', form: Form): Branch {
    const branch = this.#branch(this.#compile(form.items))
    for (const first of this.#firstWords(branch.nodes)) {
      for (const spelling of this.#words[first]!.spellings) this.spellings.entry(spelling)[what] = true
      for (const spelling of this.#words[first]!.open) this.openings.entry(spelling)[what] = true
    }
    return branch
  }

  addForm(owner: number, form: Form, strict = false): void {
    if (form.with.length === 0) {
      this.#addPart(owner, form, form.items, strict)
      return
    }
    const parts = [form.items, ...form.with].map((items) => {
      this.#addPart(--this.#lastPart, form, items, strict)
      return this.#lastPart
    })
    this.#joints.push({ owner, form, parts })
  }

  #addPart(owner: number, form: Form, items: readonly Item[], strict: boolean): void {
    const nodes = this.#compile(items)
    // A form is only looked at where its first word stands, so that one need not be asked for; the rarest come first.
    const needs = nodes
      .slice(nodes[0]!.type === 'any' && nodes[0]!.optional ? 0 : 1)
      .flatMap((node) => this.#needed(node))
      .sort((a, b) => a.length - b.length)
    const leavesSentence = nodes.some(hasStop)
    const compiled: CompiledForm = { id: this.forms++, owner, form, strict, nodes, needs, leavesSentence }
    for (const first of this.#firstWords(nodes)) {
      if (first === ANY_NUMBER) this.numberStarts.push(compiled)
      else {
        for (const spelling of this.#words[first]!.spellings) this.spellings.addStart(spelling, compiled)
        for (const spelling of this.#words[first]!.open) this.openings.addStart(spelling, compiled)
      }
    }
  }

  get wordCount(): number {
    return this.#words.length
  }

  /** `exhausted` when the forms take too long to follow: then some may not have been found. */
  find(text: PlainText): { matches: Match[]; exhausted: boolean } {
    const search = new Search(text, this)
    const { matches, exhausted } = search.run()
    if (this.#joints.length === 0) return { matches, exhausted }
    const parts = new Map<number, Match[]>()
    for (const match of matches)
      if (match.owner < 0) parts.set(match.owner, [...(parts.get(match.owner) ?? []), match])
    const negations = search.negations()
    const joined = this.#joints.flatMap((joint) => joinParts(joint, parts, text, negations))
    return { matches: [...matches.filter(({ owner }) => owner >= 0), ...joined], exhausted }
  }

  #compile(items: readonly Item[]): readonly Node[] {
    return items.map((item): Node => {
      if (item.type === 'word') return this.#word(item)
      if (item.type === 'list') return this.#listNodes.get(item.name)!
      if (item.type !== 'any') return item
      const node = this.#oneOf(item.of)
      if (!item.optional) return node
      return { type: 'any', of: node.type === 'any' ? node.of : [this.#branch([node])], optional: true }
    })
  }

  /** Alternatives that are single words become one word with many spellings: one look instead of many. */
  #oneOf(branches: readonly (readonly Item[])[]): Node {
    const [spellings, open]: [string[], string[]] = [[], []]
    const longer: Branch[] = []
    for (const branch of branches) {
      const [item] = branch
      if (item?.type !== 'word' || branch.length > 1) longer.push(this.#branch(this.#compile(branch)))
      else {
        spellings.push(...item.spellings)
        open.push(...item.open)
      }
    }
    if (spellings.length + open.length === 0) return { type: 'any', of: longer, optional: false }
    const word: Node = { type: 'word', id: this.#wordId(spellings, open) }
    if (longer.length === 0) return word
    return { type: 'any', of: [this.#branch([word]), ...longer], optional: false }
  }

  #branch(nodes: readonly Node[]): Branch {
    const first = new Set<number>()
    const isSure = !this.#addFirstWords(nodes, first) && !first.has(ANY_NUMBER) && !first.has(ANYTHING)
    return isSure ? { nodes, first: [...first] } : { nodes }
  }

  #word(word: Word): Node {
    let node = this.#wordNodes.get(word)
    if (!node) {
      node = { type: 'word', id: this.#wordId(word.spellings, word.open) }
      this.#wordNodes.set(word, node)
    }
    return node
  }

  #wordId(spellings: readonly string[], open: readonly string[]): number {
    const key = `${spellings.join('|')}*${open.join('|')}`
    let id = this.#wordIds.get(key)
    if (id === undefined) {
      id = this.#words.push({ spellings, open }) - 1
      this.#wordIds.set(key, id)
      for (const spelling of spellings) this.spellings.addWord(spelling, id)
      for (const spelling of open) this.openings.addWord(spelling, id)
    }
    return id
  }

  /** The words of which one must be there for a node to be found; nothing where it can do without. */
  #needed(node: Node): number[][] {
    const first = new Set<number>()
    const canBeEmpty = this.#addFirstWords([node], first)
    return canBeEmpty || first.has(ANYTHING) ? [] : [[...first]]
  }

  #firstWords(nodes: readonly Node[]): number[] {
    const first = new Set<number>()
    this.#addFirstWords(nodes, first)
    return [...first].filter((id) => id !== ANYTHING)
  }

  /** Adds the words that a sequence can begin with; tells whether it can be empty. */
  #addFirstWords(nodes: readonly Node[], first: Set<number>): boolean {
    for (const node of nodes) {
      let mayBeMissing = false
      if (node.type === 'word') first.add(node.id)
      else if (node.type === 'number') first.add(ANY_NUMBER)
      else if (node.type === 'list' || node.type === 'any') {
        mayBeMissing = node.type === 'any' && node.optional
        for (const branch of node.type === 'list' ? this.lists[node.id]! : node.of)
          if (this.#addFirstWords(branch.nodes, first)) mayBeMissing = true
      } else first.add(ANYTHING)
      if (!mayBeMissing) return false
    }
    return true
  }
}

/** Stands for the word where a gap or a sign comes first. */
const ANYTHING = -2

const hasStop = (node: Node): boolean =>
  (node.type === 'sign' && node.sign === '.') ||
  (node.type === 'any' && node.of.some(({ nodes }) => nodes.some(hasStop)))
