import { beginningOf, type Finding, type Place } from '../finding.ts'
import type { Kind } from '../lexicon/lexicon.ts'
import type { GameFolder } from '../source/folder.ts'
import { entryOf, type YamlEntry, type YamlNode } from '../source/tree.ts'
import { readYaml } from '../source/yaml.ts'

/** What the cards of a game state, in no language: data/facts.yaml. */
export interface FactSheet {
  readonly kinds: ReadonlyMap<string, FactKind>
  readonly cards: ReadonlyMap<string, readonly Fact[]>
}

export interface FactKind extends Kind {
  /** Choices that a card without a fact of this kind may not say; for numbers `number` stands for any. */
  readonly guarded: readonly string[]
  /** Kinds whose words stand inside the words for this one: "like the dead" does not say that dead players are meant. */
  readonly covers: readonly string[]
  readonly place: Place
}

export interface Fact {
  /** card/clause/kind, "the-gift/send/face". */
  readonly id: string
  readonly card: string
  readonly clause: string
  readonly kind: string
  /** A choice of the kind, or a number in digits. */
  readonly choice: string
  /** Silence says it too; only another choice would be wrong. */
  readonly implied: boolean
  /** Where the same kind stands in several clauses: the word that tells this clause from the others. */
  readonly at?: string
  readonly place: Place
}

export interface FactReading {
  /** Missing when the game has no data/facts.yaml, or one that cannot be understood. */
  readonly sheet?: FactSheet
  readonly findings: readonly Finding[]
}

export const FACTS_FILE = 'data/facts.yaml'

export function readFacts(folder: GameFolder): FactReading {
  if (!folder.list('data').includes('facts.yaml')) return { findings: [] }
  const { root, findings } = readYaml(folder, FACTS_FILE)
  return root ? new FactReader().read(root) : { findings }
}

class FactReader {
  readonly #findings: Finding[] = []
  readonly #kinds = new Map<string, FactKind>()

  read(root: YamlNode): FactReading {
    for (const { key, keyPlace } of this.#entries(root, 'sections kinds, cards and places'))
      if (!['kinds', 'cards', 'places'].includes(key))
        this.#wrong(keyPlace, `unknown section "${key}"`, 'The sections are kinds, cards and places.')
    for (const entry of this.#entries(entryOf(root, 'kinds')?.value, 'kinds')) this.#kind(entry)
    for (const { name, covers, place } of this.#kinds.values())
      for (const other of covers)
        if (!this.#kinds.has(other))
          this.#wrong(place, `${name} covers an unknown kind "${other}"`, 'Name other kinds.')
    const cards = new Map<string, Fact[]>()
    for (const card of this.#entries(entryOf(root, 'cards')?.value, 'cards'))
      cards.set(card.key, this.#card(card, entryOf(entryOf(root, 'places')?.value, card.key)?.value))
    for (const { key, keyPlace } of this.#entries(entryOf(root, 'places')?.value ?? NOTHING, 'places'))
      if (!cards.has(key))
        this.#wrong(keyPlace, `no card "${key}" has facts`, 'Name a card of the section cards.')
    return this.#findings.length > 0
      ? { findings: this.#findings }
      : { sheet: { kinds: this.#kinds, cards }, findings: [] }
  }

  #kind({ key: name, keyPlace, value }: YamlEntry): void {
    const text = (field: string) => scalar(entryOf(value, field)?.value) ?? ''
    const choices = listed(entryOf(value, 'choices')?.value)
    const number = text('number') === 'true'
    const guarded =
      text('guarded') === 'true'
        ? [...choices, number ? 'number' : 'other']
        : listed(entryOf(value, 'guarded')?.value)
    if (number === choices.length > 0)
      this.#wrong(keyPlace, `${name} needs "number: true" or "choices: […]"`, 'Write exactly one of the two.')
    for (const field of ['means', 'example', 'says'])
      if (!text(field))
        this.#wrong(
          keyPlace,
          `${name} has no "${field}"`,
          'Every kind says what it means, with an example in English.',
        )
    const covers = listed(entryOf(value, 'covers')?.value)
    const kind = { name, number, choices, place: keyPlace, guarded, covers }
    this.#kinds.set(name, { ...kind, means: text('means'), example: text('example'), says: text('says') })
    if (text('says')) this.#choice(entryOf(value, 'says')!.value, this.#kinds.get(name)!)
  }

  #card({ key: card, value }: YamlEntry, places: YamlNode | undefined): Fact[] {
    const clauses = this.#entries(value, 'clauses')
    for (const { key, keyPlace } of this.#entries(places ?? NOTHING, 'clauses'))
      if (!clauses.some((clause) => clause.key === key))
        this.#wrong(keyPlace, `${card} has no clause "${key}"`, `Its clauses are ${keys(clauses)}.`)
    return clauses.flatMap((clause) => {
      const at = scalar(entryOf(places, clause.key)?.value)
      return this.#entries(clause.value, 'facts').flatMap((entry) => {
        const kind = this.#kinds.get(entry.key)
        if (!kind) {
          const known = [...this.#kinds.keys()].join(', ')
          this.#wrong(entry.keyPlace, `unknown kind "${entry.key}"`, `The kinds are ${known}.`)
          return []
        }
        const said = this.#choice(entry.value, kind)
        const id = `${card}/${clause.key}/${kind.name}`
        const fact = { id, card, clause: clause.key, kind: kind.name, place: entry.value.place }
        return said ? [{ ...fact, ...said, ...(at && { at }) }] : []
      })
    })
  }

  #choice(node: YamlNode, kind: FactKind): { choice: string; implied: boolean } | undefined {
    const said = scalar(node) ?? ''
    const choice = said.replace(/\?$/, '')
    if (kind.number ? /^\d{1,3}$/.test(choice) : kind.choices.includes(choice))
      return { choice, implied: choice !== said }
    const expected = kind.number ? 'a whole number' : `one of ${kind.choices.join(', ')}`
    this.#wrong(node.place, `${kind.name} cannot be "${said}"`, `Expected ${expected}.`)
    return undefined
  }

  #entries(node: YamlNode | undefined, what: string): readonly YamlEntry[] {
    if (node?.kind === 'map') return node.entries
    const place = node?.place ?? beginningOf(FACTS_FILE)
    this.#wrong(place, `expected a map of ${what}`, 'Write "name: …", one to a line.')
    return []
  }

  #wrong(place: Place, message: string, hint: string): void {
    this.#findings.push({ code: 'facts-wrong', severity: 'error', message, hint, place })
  }
}

const NOTHING: YamlNode = {
  kind: 'map',
  entries: [],
  place: beginningOf(FACTS_FILE),
}

const keys = (entries: readonly YamlEntry[]) => entries.map(({ key }) => key).join(', ')

const listed = (node: YamlNode | undefined): string[] =>
  node?.kind === 'list' ? node.items.flatMap((item) => scalar(item) ?? []) : []

const scalar = (node: YamlNode | undefined): string | undefined =>
  node?.kind === 'scalar' && node.value !== null ? String(node.value) : undefined
