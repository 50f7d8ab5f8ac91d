import type { Form, Item } from './form.ts'
import type { PlainText } from './plain.ts'
import { ANY_NUMBER, type CompiledForm, type Match, type Node, type Patterns, Search } from './search.ts'
import { WordTable } from './word-table.ts'

/**
 * All forms of a lexicon, looked for together. Words are looked up in a table at each place of the text, and only forms
 * that begin with a word found there are followed. Following keeps one state a place, so no form can run away.
 */
export class Matcher implements Patterns {
  private readonly wordIds = new Map<string, number>()
  readonly spellings = new WordTable()
  readonly openings = new WordTable()
  readonly lists: Node[][][] = []
  private readonly listIds = new Map<string, number>()
  readonly numbers: { value: number; nodes: Node[] }[] = []
  readonly negations: Node[][] = []
  readonly starts = new Map<number, CompiledForm[]>()

  addList(name: string, forms: readonly Form[]): void {
    this.listIds.set(name, this.lists.length)
    this.lists.push(forms.map(({ items }) => this.compile(items)))
  }

  addNumber(value: number, form: Form): void {
    this.numbers.push({ value, nodes: this.compile(form.items) })
  }

  addNegation(form: Form): void {
    this.negations.push(this.compile(form.items))
  }

  addForm(owner: number, form: Form): void {
    const compiled = { owner, form, nodes: this.compile(form.items) }
    for (const first of this.firstWords(compiled.nodes)) {
      const forms = this.starts.get(first)
      if (forms) forms.push(compiled)
      else this.starts.set(first, [compiled])
    }
  }

  /** `exhausted` when the forms take too long to follow: then some may not have been found. */
  find(text: PlainText): { matches: Match[]; exhausted: boolean } {
    return new Search(text, this).run()
  }

  private compile(items: readonly Item[]): Node[] {
    return items.map((item): Node => {
      if (item.type === 'word') return { type: 'word', id: this.wordId(item.spellings, item.open) }
      if (item.type === 'list') return { type: 'list', id: this.listIds.get(item.name)! }
      if (item.type === 'any') return { ...item, of: item.of.map((branch) => this.compile(branch)) }
      return item
    })
  }

  private wordId(spellings: readonly string[], open: readonly string[]): number {
    const key = `${spellings.join('|')}*${open.join('|')}`
    let id = this.wordIds.get(key)
    if (id === undefined) {
      id = this.wordIds.size
      this.wordIds.set(key, id)
      for (const spelling of spellings) this.spellings.add(spelling, id)
      for (const spelling of open) this.openings.add(spelling, id)
    }
    return id
  }

  /** Words that a sequence can begin with. */
  private firstWords(nodes: readonly Node[]): Set<number> {
    const first = new Set<number>()
    for (const node of nodes) {
      if (node.type === 'word') first.add(node.id)
      else if (node.type === 'number') first.add(ANY_NUMBER)
      else if (node.type === 'list' || node.type === 'any') {
        const branches = node.type === 'list' ? this.lists[node.id]! : node.of
        for (const branch of branches) for (const id of this.firstWords(branch)) first.add(id)
      }
      if (!(node.type === 'any' && node.optional)) break
    }
    return first
  }
}
