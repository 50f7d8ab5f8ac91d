import type { GameFolder } from '../../src/source/folder.ts'
import { nodeAt, plainValue, type YamlMap, type YamlNode } from '../../src/source/tree.ts'
import { readYaml } from '../../src/source/yaml.ts'
import type { MutationKind } from './hands.ts'

/** What the labels are checked against: kinds with their choices, cards with their clauses and facts. */
export interface Labels {
  /** Choices of a kind; undefined for numbers. */
  readonly kinds: ReadonlyMap<string, readonly string[] | undefined>
  readonly cards: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, string>>>
}

export function readLabels(folder: GameFolder): Labels {
  const { root, findings } = readYaml(folder, 'data/facts.yaml')
  if (!root) throw new Error(findings[0]?.message)
  const map = (node: YamlNode | undefined) =>
    new Map((node as YamlMap).entries.map(({ key, value }) => [key, value]))
  const kinds = new Map<string, readonly string[] | undefined>()
  for (const [kind, node] of map(nodeAt(root, ['kinds'])))
    kinds.set(kind, (plainValue(node) as { choices?: unknown[] }).choices?.map(String))
  const cards = new Map<string, Map<string, Map<string, string>>>()
  for (const [card, clauses] of map(nodeAt(root, ['cards'])))
    cards.set(
      card,
      new Map(
        [...map(clauses)].map(([clause, facts]) => [
          clause,
          new Map([...map(facts)].map(([kind, value]) => [kind, String(plainValue(value))])),
        ]),
      ),
    )
  return { kinds, cards }
}

/** What is wrong with the label of a wrong text. */
export function labelProblem(
  labels: Labels,
  card: string,
  clause: string,
  fact: string,
  kind: MutationKind,
  says: string | undefined,
): string | undefined {
  const facts = labels.cards.get(card)!.get(clause)
  if (!facts)
    return `${card} has no clause "${clause}"; it has ${[...labels.cards.get(card)!.keys()].join(', ')}`
  const stated = facts.get(fact)
  if (!labels.kinds.has(fact)) return `no kind is called "${fact}"`
  const choices = labels.kinds.get(fact)
  if (kind === 'added' && stated !== undefined)
    return `${card}/${clause} states ${fact} already: change it with reversed or number, or name another clause`
  if (kind !== 'added' && stated === undefined)
    return `${card}/${clause} states no ${fact}; it states ${[...facts.keys()].join(', ')}`
  if (kind === 'dropped')
    return stated!.endsWith('?')
      ? `${fact} need not be said here (${stated} in data/facts.yaml), so it cannot be dropped`
      : says !== undefined
        ? 'a dropped fact says nothing: leave "says" out'
        : undefined
  if (says === 'other') return undefined
  if (says === undefined) return `says is missing: what does the text say now about ${fact}?`
  if ((kind === 'number') !== (choices === undefined) && kind !== 'added')
    return choices ? `${fact} is no number: the kind is reversed` : `${fact} is a number: the kind is number`
  if (choices ? !choices.includes(says) : !/^[0-9]+$/.test(says))
    return choices
      ? `${fact} cannot be "${says}"; it can be ${choices.join(', ')}`
      : `${fact} is a whole number, not "${says}"`
  return says === stated?.replace('?', '') ? `${says} is what the card says anyway` : undefined
}
