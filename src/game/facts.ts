import type { Finding, Place } from '../finding.ts'
import type { GameFolder } from './folder.ts'
import { didYouMean } from './nearest.ts'
import { schemas } from './schema.ts'
import { entryOf, nodeAt, type YamlNode } from './tree.ts'
import { validate } from './validate.ts'
import { readYaml } from './yaml.ts'

const FILE = 'data/facts.yaml'

/** What the texts of cards state, in no language. */
export interface Facts {
  readonly kinds: ReadonlyMap<string, Kind>
  /** By card, in the order of the file. */
  readonly cards: ReadonlyMap<string, readonly Fact[]>
}

export interface Kind {
  readonly id: string
  readonly means: string
  /** Choices exclude one another; a kind without them holds a whole number. */
  readonly choices?: readonly string[]
  readonly example: string
  readonly says: string | number
}

export interface Fact {
  /** card/clause/kind */
  readonly id: string
  readonly card: string
  readonly clause: string
  readonly kind: string
  readonly value: string | number
  /** Whether a text must say it, or silence means it too ("?" behind the value). */
  readonly said: 'must' | 'may'
  readonly place: Place
}

export interface FactsReading {
  /** Missing when the game has no facts, or none that can be read. */
  readonly facts?: Facts
  readonly findings: readonly Finding[]
}

export function readFacts(folder: GameFolder): FactsReading {
  if (!folder.list('data').includes('facts.yaml')) return { findings: [] }
  const { root, findings } = readYaml(folder, FILE)
  if (!root) return { findings }
  const { value, findings: wrong } = validate(root, schemas.facts)
  if (!value) return { findings: wrong }

  const kinds = new Map(
    Object.entries(value.kinds).map(([id, { means, choices, example, says }]): [string, Kind] => [
      id,
      { id, means, ...(choices && { choices }), example, says },
    ]),
  )
  const cards = new Map(
    Object.entries(value.cards).map(([card, clauses]): [string, Fact[]] => [
      card,
      Object.entries(clauses).flatMap(([clause, facts]) =>
        Object.entries(facts).map(([kind, raw]) => factOf(root, kinds, card, clause, kind, raw)),
      ),
    ]),
  )
  const facts: Facts = { kinds, cards }
  const problems = [...unknownKinds(root, facts), ...wrongValues(root, facts)]
  return problems.length > 0 ? { findings: problems } : { facts, findings: [] }
}

function factOf(
  root: YamlNode,
  kinds: ReadonlyMap<string, Kind>,
  card: string,
  clause: string,
  kind: string,
  raw: string | number,
): Fact {
  const may = typeof raw === 'string' && raw.endsWith('?')
  const bare = may ? raw.slice(0, -1) : raw
  // `1?` is text in YAML, and a number all the same.
  const value = kinds.get(kind)?.choices || !/^\d+$/.test(String(bare)) ? bare : Number(bare)
  const { place } = nodeAt(root, ['cards', card, clause, kind])!
  return { id: `${card}/${clause}/${kind}`, card, clause, kind, value, said: may ? 'may' : 'must', place }
}

function unknownKinds(root: YamlNode, { kinds, cards }: Facts): Finding[] {
  return [...cards.values()].flat().flatMap((fact) => {
    if (kinds.has(fact.kind)) return []
    const { keyPlace } = entryOf(nodeAt(root, ['cards', fact.card, fact.clause]), fact.kind)!
    return [
      {
        code: 'fact-unknown-kind',
        severity: 'error',
        message: `no kind of fact is called "${fact.kind}"`,
        hint: `Describe it under "kinds:" first.${didYouMean(fact.kind, kinds.keys())}`,
        place: keyPlace,
        fact: fact.id,
      },
    ]
  })
}

/** Values that are none of their kind's: in the cards, and in the examples of the kinds themselves. */
function wrongValues(root: YamlNode, { kinds, cards }: Facts): Finding[] {
  const wrong = (kind: Kind | undefined, value: string | number, place: Place, fact?: string): Finding[] => {
    if (!kind || (kind.choices ? kind.choices.includes(String(value)) : typeof value === 'number')) return []
    const expected = kind.choices ? `one of ${kind.choices.join(', ')}` : 'a whole number'
    const guess = kind.choices ? didYouMean(String(value), kind.choices) : ''
    return [
      {
        code: 'fact-wrong-value',
        severity: 'error',
        message: `"${value}" is not a value of "${kind.id}"`,
        hint: `Expected ${expected}.${guess}`,
        place,
        ...(fact && { fact }),
      },
    ]
  }
  return [
    ...[...kinds.values()].flatMap((kind) =>
      wrong(kind, kind.says, nodeAt(root, ['kinds', kind.id, 'says'])!.place),
    ),
    ...[...cards.values()]
      .flat()
      .flatMap(({ kind, value, place, id }) => wrong(kinds.get(kind), value, place, id)),
  ]
}
