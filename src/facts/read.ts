import type { Finding, Place } from '../finding.ts'
import { type FactsFile, factsSchema } from '../game/facts-schema.ts'
import type { Kind } from '../lexicon/lexicon.ts'
import type { GameFolder } from '../source/folder.ts'
import { didYouMean } from '../source/nearest.ts'
import { entryOf, nodeAt, type YamlNode } from '../source/tree.ts'
import { validate } from '../source/validate.ts'
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
  if (!root) return { findings }
  const { value: file, findings: wrong } = validate(root, factsSchema)
  return file ? new FactReader(root).read(file) : { findings: wrong }
}

/** What a schema cannot say: facts, clauses and choices that name each other. */
class FactReader {
  readonly #root: YamlNode
  readonly #findings: Finding[] = []

  constructor(root: YamlNode) {
    this.#root = root
  }

  read(file: FactsFile): FactReading {
    const kinds = new Map(Object.entries(file.kinds).map(([name, kind]) => [name, this.#kind(name, kind)]))
    for (const [name, { says, covers = [] }] of Object.entries(file.kinds)) {
      this.#choice(String(says), kinds.get(name)!, ['kinds', name, 'says'])
      for (const [i, other] of covers.entries())
        if (!kinds.has(other))
          this.#wrong(
            this.#place('kinds', name, 'covers', i),
            `${name} covers an unknown kind "${other}"`,
            `Name other kinds.${didYouMean(other, kinds.keys())}`,
          )
    }
    const places = file.places ?? {}
    const cards = new Map(
      Object.entries(file.cards).map(([card, clauses]) => [
        card,
        this.#facts(card, clauses, places[card] ?? {}, kinds),
      ]),
    )
    for (const card of Object.keys(places))
      if (!cards.has(card))
        this.#wrong(
          this.#keyPlace('places', card),
          `no card "${card}" has facts`,
          `Name a card of the section cards.${didYouMean(card, cards.keys())}`,
        )
    const findings = this.#findings
    return findings.length > 0 ? { findings } : { sheet: { kinds, cards }, findings }
  }

  #kind(name: string, file: FactsFile['kinds'][string]): FactKind {
    const { number = false, choices = [], covers = [], says, guarded = [], means, example } = file
    return {
      name,
      number,
      choices,
      covers,
      guarded: guarded === true ? [...choices, number ? 'number' : 'other'] : guarded,
      means,
      example,
      says: String(says),
      place: this.#keyPlace('kinds', name),
    }
  }

  #facts(
    card: string,
    clauses: FactsFile['cards'][string],
    places: Readonly<Record<string, string>>,
    kinds: ReadonlyMap<string, FactKind>,
  ): Fact[] {
    for (const clause of Object.keys(places))
      if (!Object.hasOwn(clauses, clause)) {
        const known = Object.keys(clauses)
        this.#wrong(
          this.#keyPlace('places', card, clause),
          `${card} has no clause "${clause}"`,
          `Its clauses are ${known.join(', ')}.${didYouMean(clause, known)}`,
        )
      }
    return Object.entries(clauses).flatMap(([clause, facts]) =>
      Object.entries(facts).flatMap(([name, value]): Fact[] => {
        const path = ['cards', card, clause, name]
        const kind = kinds.get(name)
        if (!kind) {
          const known = [...kinds.keys()]
          const hint = `The kinds are ${known.join(', ')}.${didYouMean(name, known)}`
          this.#wrong(this.#keyPlace(...path), `unknown kind "${name}"`, hint)
          return []
        }
        const said = this.#choice(String(value), kind, path)
        const at = places[clause]
        const fact = {
          id: `${card}/${clause}/${name}`,
          card,
          clause,
          kind: name,
          place: this.#place(...path),
        }
        return said ? [{ ...fact, ...said, ...(at && { at }) }] : []
      }),
    )
  }

  /** "living", or "living?" for what need not be said. */
  #choice(
    said: string,
    kind: FactKind,
    path: readonly string[],
  ): { choice: string; implied: boolean } | undefined {
    const choice = said.replace(/\?$/, '')
    if (kind.number ? /^\d{1,3}$/.test(choice) : kind.choices.includes(choice))
      return { choice, implied: choice !== said }
    const expected = kind.number
      ? 'a whole number.'
      : `one of ${kind.choices.join(', ')}.${didYouMean(choice, kind.choices)}`
    this.#wrong(this.#place(...path), `${kind.name} cannot be "${said}"`, `Expected ${expected}`)
    return undefined
  }

  readonly #place = (...path: (string | number)[]): Place => nodeAt(this.#root, path)!.place

  readonly #keyPlace = (...path: string[]): Place =>
    entryOf(nodeAt(this.#root, path.slice(0, -1)), path.at(-1)!)!.keyPlace

  #wrong(place: Place, message: string, hint: string): void {
    this.#findings.push({ code: 'facts-wrong', severity: 'error', message, hint, place })
  }
}
