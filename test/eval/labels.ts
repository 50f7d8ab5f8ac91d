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

/** `planned`: with the facts that are coming. */
export function readLabels(folder: GameFolder, planned = true): Labels {
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
  if (planned) addPlanned(kinds, cards)
  return { kinds, cards }
}

/** Facts that data/facts.yaml does not have yet, and writers of texts may break already. */
const PLANNED_KINDS = {
  'hand-goes': ['along', 'stays'],
  'tokens-go': ['along', 'stays'],
  'face-up-go': ['along', 'stays'],
  span: ['this-night', 'from-now-on'],
  duty: ['must', 'may'],
  'hand-of': ['them', 'you'],
  decides: ['who-dies', 'who-lives'],
  seats: ['neighbours', 'not-neighbours'],
  look: ['nobody', 'you', 'them', 'everyone'],
  talk: ['after-night', 'until-nightfall', 'at-once'],
}
const PLANNED_FACTS = {
  'the-gift/send': { duty: 'must?' },
  'truth-serum/werewolf': { duty: 'must?' },
  'truth-serum/others': { duty: 'must?' },
  'caged/night': { span: 'this-night?' },
  'blood-hound/look': { 'hand-of': 'them' },
  'insomnia/night': { span: 'this-night?' },
  'seance/reveal': { duty: 'must?' },
  'hypnosis/answer': { duty: 'must?' },
  'the-tempest/put': { duty: 'must?', 'even-bite': 'allowed?' },
  'the-sleepwalkers/swap': { 'hand-goes': 'along', 'tokens-go': 'along', 'face-up-go': 'stays' },
  'all-hallows-eve/give': { duty: 'must?', 'even-bite': 'allowed?' },
  'the-trusted/result': { decides: 'who-dies' },
}

function addPlanned(
  kinds: Map<string, readonly string[] | undefined>,
  cards: ReadonlyMap<string, ReadonlyMap<string, Map<string, string>>>,
): void {
  for (const [kind, choices] of Object.entries(PLANNED_KINDS)) kinds.set(kind, choices)
  for (const [path, facts] of Object.entries(PLANNED_FACTS)) {
    const [card = '', clause = ''] = path.split('/')
    for (const [kind, choice] of Object.entries(facts)) cards.get(card)?.get(clause)?.set(kind, choice)
  }
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
