import type { Form, Item, Word } from './form.ts'
import type { Lexicon } from './lexicon.ts'
import type { Span } from './patterns.ts'
import { classOf, isBoundary, type PlainText } from './plain.ts'
import { WordTable } from './word-table.ts'

/** Words of more kinds than these tell nothing about any of them: articles, "card", "player". */
const TELLING_KINDS = 12

/** For each kind of fact the words that it is said with and few others are: traces of it, where no form was found. */
export class Vocabulary {
  readonly #kinds: readonly string[]
  readonly #spellings = new WordTable<never>()
  readonly #openings = new WordTable<never>()

  constructor({ kinds, lists }: Lexicon) {
    this.#kinds = [...kinds.keys()]
    for (const [number, { choices }] of [...kinds.values()].entries()) {
      const words = new Words(lists)
      for (const { forms } of choices.values()) for (const { form } of forms) words.addForm(form)
      for (const { spellings, open } of words.all) {
        for (const spelling of spellings) this.#spellings.addWord(spelling, number)
        for (const spelling of open) this.#openings.addWord(spelling, number)
      }
    }
  }

  /** Where words stand that tell of a kind, by kind. */
  tracesIn({ text }: PlainText): Map<string, Span[]> {
    const traces = new Map<string, Span[]>()
    const note = (kinds: readonly number[], span: Span) => {
      if (kinds.length > TELLING_KINDS) return
      for (const kind of kinds.map((number) => this.#kinds[number]!))
        traces.set(kind, [...(traces.get(kind) ?? []), span])
    }
    for (let from = 0; from < text.length; from++) {
      if (' ,.'.includes(text[from]!) || !isBoundary(text, from)) continue
      this.#spellings.forEachAt(text, from, ({ words }, to) => {
        if (isBoundary(text, to)) note(words, { from, to })
      })
      this.#openings.forEachAt(text, from, ({ words }, stem) => {
        let to = stem
        while (classOf(text[to]) === 'letter') to++
        note(words, { from, to })
      })
    }
    return traces
  }
}

/** All words of some forms, with those of the lists that they name, each once. */
class Words {
  readonly all = new Set<Word>()
  readonly #lists: Lexicon['lists']
  readonly #listed = new Set<string>()

  constructor(lists: Lexicon['lists']) {
    this.#lists = lists
  }

  addForm({ items, with: others }: Form): void {
    for (const part of [items, ...others]) this.#add(part)
  }

  #add(items: readonly Item[]): void {
    for (const item of items) {
      if (item.type === 'word') this.all.add(item)
      else if (item.type === 'any') for (const branch of item.of) this.#add(branch)
      else if (item.type === 'list' && !this.#listed.has(item.name)) {
        this.#listed.add(item.name)
        for (const form of this.#lists.get(item.name) ?? []) this.addForm(form)
      }
    }
  }
}
