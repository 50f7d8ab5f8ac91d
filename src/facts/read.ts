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
  /** By card: which of its facts follow from which others. */
  readonly implies: ReadonlyMap<string, readonly Implication[]>
}

/** A text that states all of `said` need not state any of `so`. */
export interface Implication {
  readonly said: readonly Fact[]
  readonly so: readonly Fact[]
  readonly why: string
}

export interface FactKind extends Kind {
  /** Choices that a card without a fact of this kind may not say; for numbers `number` stands for any. */
  readonly guarded: readonly string[]
  /** Kinds whose words stand inside the words for this one: "like the dead" does not say that dead players are meant. */
  readonly covers: readonly string[]
  /** Choices that may not be said beside the right one. */
  readonly alone: readonly string[]
  /** One too many is certain once all else of a text has been understood. */
  readonly sure: boolean
  /** Choices that are right for part of the cases: alone they are hardly certain. */
  readonly partly: readonly string[]
  /** Said in so many ways that silence is never certain. */
  readonly quiet: boolean
  /** Kinds that it goes with: one too many is certain only in a sentence that states one of these. */
  readonly beside: readonly string[]
  /** Words inside a condition say nothing against it. */
  readonly unconditional: boolean
  /** Numbers of one sentence add up. */
  readonly sums: boolean
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

/** What a kind is that says nothing else. */
const USUAL = {
  number: false,
  choices: [],
  covers: [],
  alone: [],
  sure: false,
  quiet: false,
  partly: [],
  beside: [],
  unconditional: false,
  sums: false,
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
    for (const [name, { says, covers = [], beside = [], binds }] of Object.entries(file.kinds)) {
      this.#choice(String(says), kinds.get(name)!, ['kinds', name, 'says'])
      if (binds && kinds.get(binds)?.choices.join() !== kinds.get(name)!.choices.join())
        this.#wrong(
          this.#place('kinds', name, 'binds'),
          `${name} binds "${binds}", which is no kind with the same choices`,
          `Name the kind of the verbs.${didYouMean(binds, kinds.keys())}`,
        )
      for (const [field, others] of Object.entries({ covers, beside }))
        for (const [i, other] of others.entries())
          if (!kinds.has(other))
            this.#wrong(
              this.#place('kinds', name, field, i),
              `${name} ${field === 'covers' ? 'covers' : 'stands beside'} an unknown kind "${other}"`,
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
    const implies = new Map([...cards].map(([card, facts]) => [card, implicationsOf(card, facts, file)]))
    this.#unusedRules(file, kinds, [...implies.values()].flat())
    const findings = this.#findings
    return findings.length > 0 ? { findings } : { sheet: { kinds, cards, implies }, findings }
  }

  /** A rule that no card has any use for says something that nobody states. */
  #unusedRules(
    { implies = [] }: FactsFile,
    kinds: ReadonlyMap<string, FactKind>,
    used: readonly Implication[],
  ): void {
    for (const [i, { said, so, why }] of implies.entries()) {
      for (const [field, facts] of Object.entries({ said, so }))
        for (const path of Object.keys(facts)) {
          const kind = path.split('/').at(-1)!
          if (!kinds.has(kind))
            this.#wrong(
              this.#keyPlace('implies', i, field, path),
              `unknown kind "${kind}"`,
              `The kinds are ${[...kinds.keys()].join(', ')}.${didYouMean(kind, kinds.keys())}`,
            )
        }
      if (this.#findings.length === 0 && !used.some((rule) => rule.why === why))
        this.#wrong(
          this.#place('implies', i),
          'no card states both sides of this',
          'Name kinds and values that a card has, or a clause of it: "deal/life: living".',
        )
    }
  }

  #kind(name: string, file: FactsFile['kinds'][string]): FactKind {
    const { choices, number } = { ...USUAL, ...file }
    const { guarded = [] } = file
    return {
      ...USUAL,
      ...file,
      name,
      guarded: guarded === true ? [...choices, number ? 'number' : 'other'] : guarded,
      says: String(file.says),
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

  readonly #keyPlace = (...path: (string | number)[]): Place =>
    entryOf(nodeAt(this.#root, path.slice(0, -1)), String(path.at(-1)))!.keyPlace

  #wrong(place: Place, message: string, hint: string): void {
    this.#findings.push({ code: 'facts-wrong', severity: 'error', message, hint, place })
  }
}

/** The rules that a card has a use for: it states all that is said, and some of what follows. */
function implicationsOf(card: string, facts: readonly Fact[], { implies = [] }: FactsFile): Implication[] {
  const matching = (wanted: Readonly<Record<string, string | number>>) =>
    Object.entries(wanted).map(([path, value]) =>
      facts.find(
        ({ clause, kind, choice }) =>
          (path.includes('/') ? path === `${clause}/${kind}` : path === kind) && choice === String(value),
      ),
    )
  return implies.flatMap(({ card: only, said, so, why }) => {
    if (only !== undefined && only !== card) return []
    const [from, to] = [matching(said), matching(so).filter((fact) => fact !== undefined)]
    const all = from.filter((fact) => fact !== undefined)
    return all.length === from.length && to.length > 0 ? [{ said: all, so: to, why }] : []
  })
}
