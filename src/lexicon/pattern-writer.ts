import type { Form, Item, Word } from './form.ts'
import { ANY_NUMBER, NODE, type Patterns, SHIFT, UNSURE } from './patterns.ts'
import { WordListWriter } from './word-list-writer.ts'

/** What a node is, and its number: see NODE. */
type Node = readonly [type: number, value: number]

/** Writes the forms of a lexicon down as numbers: what can be known before any text is read is worked out here. */
export class PatternWriter {
  readonly #sequences = new Rows()
  readonly #branches = new Rows()
  readonly #sets = new Rows()
  readonly #needs = new Rows()
  readonly #parts: number[] = []
  readonly #joints: number[] = []
  readonly #lists: number[] = []
  readonly #numbers: number[] = []
  readonly #negations: number[] = []
  readonly #words = new WordListWriter()
  readonly #listNodes = new Map<string, Node>()
  readonly #wordNodes = new Map<Word, Node>()
  #forms = 0
  #lastJoint = 0
  #lastPart = 0

  constructor() {
    // Nothing else is at this place.
    this.#sets.add([])
  }

  addList(name: string, forms: readonly Form[]): void {
    const node = this.#oneOf(forms.map(({ items }) => items))
    const [type, branches] = node
    this.#listNodes.set(name, type === NODE.any ? [NODE.list, this.#lists.push(branches) - 1] : node)
  }

  addNumber(value: number, { items }: Form): void {
    this.#numbers.push(value, ...this.#opening('number', items))
  }

  addNegation({ items }: Form): void {
    this.#negations.push(...this.#opening('negation', items))
  }

  /** A branch whose first words are marked, so that it need not be tried anywhere else. */
  #opening(what: 'number' | 'negation', items: readonly Item[]): Branch {
    const sequence = this.#sequence(items)
    for (const word of this.#firstWords(sequence)) this.#words.mark(word, what)
    return this.#branch(sequence)
  }

  addForm(owner: number, form: Form, strict = false): void {
    const number = this.#forms++
    const joins = form.with.length > 0
    const parts = [form.items, ...form.with].map((items) => {
      const joint = joins ? ++this.#lastJoint : 0
      this.#addPart(owner, number, joint, form, items, strict)
      return joint
    })
    if (joins) this.#joints.push(owner, number, parts.length, ...parts)
  }

  #addPart(
    owner: number,
    number: number,
    joint: number,
    { reach }: Form,
    items: readonly Item[],
    strict: boolean,
  ) {
    const sequence = this.#sequence(items)
    const nodes = this.#nodesOf(sequence)
    const part = this.#lastPart++
    // A part is only looked at where its first word stands, so that one need not be asked for; the rarest come first.
    const needs = nodes
      .slice(nodes[0]![0] === NODE.maybe ? 0 : 1)
      .flatMap((node) => this.#needed(node))
      .sort((a, b) => a.length - b.length)
      .map((words) => this.#sets.add(words))
    const leavesSentence = this.#hasStop(sequence)
    this.#parts.push(owner, number, joint, sequence, Number(strict), Number(leavesSentence))
    this.#parts.push(...reach, this.#needs.add(needs))
    for (const word of this.#firstWords(sequence)) this.#words.addStart(word, part)
  }

  patterns(): Patterns {
    return {
      sequences: Int32Array.from(this.#sequences.numbers),
      branches: Int32Array.from(this.#branches.numbers),
      sets: Int32Array.from(this.#sets.numbers),
      needs: Int32Array.from(this.#needs.numbers),
      parts: Int32Array.from(this.#parts),
      joints: Int32Array.from(this.#joints),
      lists: Int32Array.from(this.#lists),
      numbers: Int32Array.from(this.#numbers),
      negations: Int32Array.from(this.#negations),
      ...this.#words.lists(),
    }
  }

  #sequence(items: readonly Item[]): number {
    return this.#write(items.map((item) => this.#node(item)))
  }

  #write(nodes: readonly Node[]): number {
    return this.#sequences.add(nodes.flat(), nodes.length)
  }

  #node(item: Item): Node {
    switch (item.type) {
      case 'word':
        return this.#word(item)
      case 'list':
        return this.#listNodes.get(item.name)!
      case 'number':
        return [NODE.number, SHIFT + item.shift]
      case 'gap':
        return [NODE.gap, item.words]
      case 'sign':
        return [NODE.sign, item.sign.charCodeAt(0)]
      case 'any': {
        const node = this.#oneOf(item.of)
        if (!item.optional) return node
        const [type, value] = node
        return [NODE.maybe, type === NODE.any ? value : this.#writeBranches([this.#write([node])])]
      }
    }
  }

  #word(word: Word): Node {
    let node = this.#wordNodes.get(word)
    if (!node) {
      node = [NODE.word, this.#words.add(word.spellings, word.open)]
      this.#wordNodes.set(word, node)
    }
    return node
  }

  /** Alternatives that are single words become one word with many spellings: one look instead of many. */
  #oneOf(alternatives: readonly (readonly Item[])[]): Node {
    const [spellings, open]: [string[], string[]] = [[], []]
    const longer: number[] = []
    for (const items of alternatives) {
      const [item] = items
      if (item?.type !== 'word' || items.length > 1) longer.push(this.#sequence(items))
      else {
        spellings.push(...item.spellings)
        open.push(...item.open)
      }
    }
    if (spellings.length + open.length === 0) return [NODE.any, this.#writeBranches(longer)]
    const word: Node = [NODE.word, this.#words.add(spellings, open)]
    if (longer.length === 0) return word
    return [NODE.any, this.#writeBranches([this.#write([word]), ...longer])]
  }

  #writeBranches(sequences: readonly number[]): number {
    return this.#branches.add(
      sequences.flatMap((sequence) => this.#branch(sequence)),
      sequences.length,
    )
  }

  #branch(sequence: number): Branch {
    const first = new Set<number>()
    const isSure = !this.#addFirstWords(sequence, first) && !first.has(ANY_NUMBER) && !first.has(ANYTHING)
    return [isSure ? this.#sets.add([...first]) : UNSURE, sequence]
  }

  /** The words of which one must be there for a node to be found; nothing where it can do without. */
  #needed(node: Node): number[][] {
    const first = new Set<number>()
    const canBeEmpty = this.#addFirstWordsOf(node, first)
    return canBeEmpty || first.has(ANYTHING) ? [] : [[...first]]
  }

  #firstWords(sequence: number): number[] {
    const first = new Set<number>()
    this.#addFirstWords(sequence, first)
    return [...first].filter((word) => word !== ANYTHING)
  }

  /** Adds the words that a sequence can begin with; tells whether it can be empty. */
  #addFirstWords(sequence: number, first: Set<number>): boolean {
    return this.#nodesOf(sequence).every((node) => this.#addFirstWordsOf(node, first))
  }

  #addFirstWordsOf([type, value]: Node, first: Set<number>): boolean {
    if (type === NODE.word) first.add(value)
    else if (type === NODE.number) first.add(ANY_NUMBER)
    else if (type === NODE.gap || type === NODE.sign) first.add(ANYTHING)
    else {
      let mayBeMissing = type === NODE.maybe
      for (const sequence of this.#sequencesOf(type === NODE.list ? this.#lists[value]! : value))
        if (this.#addFirstWords(sequence, first)) mayBeMissing = true
      return mayBeMissing
    }
    return false
  }

  #hasStop(sequence: number): boolean {
    return this.#nodesOf(sequence).some(([type, value]) =>
      type === NODE.sign
        ? value === STOP
        : (type === NODE.any || type === NODE.maybe) &&
          this.#sequencesOf(value).some((branch) => this.#hasStop(branch)),
    )
  }

  #nodesOf(sequence: number): Node[] {
    const { numbers } = this.#sequences
    return Array.from(
      { length: numbers[sequence]! },
      (_, i): Node => [numbers[sequence + 1 + 2 * i]!, numbers[sequence + 2 + 2 * i]!],
    )
  }

  #sequencesOf(branches: number): number[] {
    const { numbers } = this.#branches
    return Array.from({ length: numbers[branches]! }, (_, i) => numbers[branches + 2 + 2 * i]!)
  }
}

/** The words it can begin with, or UNSURE, and its sequence. */
type Branch = [set: number, sequence: number]

/** Stands for the word where a gap or a sign comes first. */
const ANYTHING = -1

const STOP = '.'.charCodeAt(0)

/** Rows of numbers behind one another, each written once: many forms have the same groups of words in them. */
class Rows {
  readonly numbers: number[] = []
  readonly #places = new Map<string, number>()

  /** Where the row stands; `count` says how long it is, if not by its numbers. */
  add(row: readonly number[], count = row.length): number {
    const key = row.join()
    let place = this.#places.get(key)
    if (place === undefined) {
      place = this.numbers.length
      this.numbers.push(count, ...row)
      this.#places.set(key, place)
    }
    return place
  }
}
