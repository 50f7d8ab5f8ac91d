import type { Finding, Place } from '../../src/finding.ts'
import { diskFolder } from '../../src/host/disk.ts'
import type { GameFolder } from '../../src/source/folder.ts'
import { nodeAt, plainValue, type YamlMap, type YamlNode } from '../../src/source/tree.ts'
import { readYaml } from '../../src/source/yaml.ts'

/** Hands j and k are extra ones that not every language has. */
export const HANDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'] as const
export type Hand = (typeof HANDS)[number]
/** Not to be read by whoever writes a lexicon. */
export const isKeptOut = (hand: Hand) => 'ghlm'.includes(hand)
export const isExtra = (hand: Hand) => 'jk'.includes(hand)

export const MUTATION_KINDS = ['reversed', 'number', 'dropped', 'added'] as const
export type MutationKind = (typeof MUTATION_KINDS)[number]

/** A text with one fact broken on purpose. */
export interface Mutation {
  readonly lang: string
  readonly hand: Hand
  readonly card: string
  readonly clause: string
  /** The kind of fact that is broken. */
  readonly fact: string
  readonly kind: MutationKind
  readonly says?: string
  /** The whole text after the edit. */
  readonly text: string
  readonly place: Place
}

export interface CorpusText {
  readonly lang: string
  readonly hand: Hand
  readonly card: string
  readonly text: string
}

export interface Corpus {
  readonly texts: readonly CorpusText[]
  readonly mutations: readonly Mutation[]
  readonly findings: readonly Finding[]
}

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

/** Line breaks and runs of blanks count as one blank, in texts and in the words to find. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

export function readCorpus(lang: string, labels: Labels, folder = diskFolder('test/eval')): Corpus {
  const texts: CorpusText[] = []
  const mutations: Mutation[] = []
  const findings: Finding[] = []
  for (const hand of HANDS) {
    const corpusFile = `corpus/${lang}/${hand}.yaml`
    const mutationFile = `mutations/${lang}/${hand}.yaml`
    const byCard = new Map<string, string>()
    if (folder.list(`corpus/${lang}`).includes(`${hand}.yaml`)) {
      for (const text of readTexts(folder, corpusFile, labels, findings)) {
        byCard.set(text.card, text.text)
        texts.push({ lang, hand, ...text })
      }
    }
    if (folder.list(`mutations/${lang}`).includes(`${hand}.yaml`))
      for (const mutation of readMutations(folder, mutationFile, labels, byCard, findings))
        mutations.push({ lang, hand, ...mutation })
  }
  return { texts, mutations, findings }
}

function* readTexts(
  folder: GameFolder,
  file: string,
  labels: Labels,
  findings: Finding[],
): Generator<{ card: string; text: string }> {
  const { root, findings: problems } = readYaml(folder, file)
  findings.push(...problems)
  if (!root) return
  if (root.kind !== 'map') return void findings.push(wrong(root.place, 'expected "card-id: |-" blocks'))
  for (const { key, keyPlace, value } of root.entries) {
    if (!labels.cards.has(key)) findings.push(wrong(keyPlace, `no night card is called "${key}"`))
    else if (value.kind !== 'scalar' || typeof value.value !== 'string' || !value.value.trim())
      findings.push(wrong(value.place, `the text of ${key} is missing`))
    else yield { card: key, text: value.value }
  }
  const missing = [...labels.cards.keys()].filter((card) => !nodeAt(root, [card]))
  if (missing.length > 0) findings.push(wrong(root.place, `no text yet for ${missing.join(', ')}`))
}

type Edit = Omit<Mutation, 'lang' | 'hand'>

function* readMutations(
  folder: GameFolder,
  file: string,
  labels: Labels,
  texts: ReadonlyMap<string, string>,
  findings: Finding[],
): Generator<Edit> {
  const { root, findings: problems } = readYaml(folder, file)
  findings.push(...problems)
  if (root?.kind !== 'map') return
  for (const { key: card, keyPlace, value } of root.entries) {
    const text = texts.get(card)
    if (text === undefined) findings.push(wrong(keyPlace, `this hand has no text of "${card}"`))
    else if (value.kind !== 'list') findings.push(wrong(value.place, 'expected a list of edits'))
    else
      for (const item of value.items) {
        const edit = readEdit(item, card, oneLine(text), labels)
        if (typeof edit === 'string') findings.push(wrong(item.place, edit))
        else yield edit
      }
  }
}

const FIELDS = ['fact', 'kind', 'says', 'find', 'replace']

/** The edit, or what is wrong with it. */
function readEdit(node: YamlNode, card: string, text: string, labels: Labels): Edit | string {
  if (node.kind !== 'map') return 'expected {fact: clause/kind, kind: …, says: …, find: …, replace: …}'
  const fields = plainValue(node) as Record<string, unknown>
  const unknown = Object.keys(fields).find((field) => !FIELDS.includes(field))
  if (unknown) return `unknown field "${unknown}"; the fields are ${FIELDS.join(', ')}`
  const [clause = '', fact = '', ...rest] = String(fields.fact ?? '').split('/')
  const kind = MUTATION_KINDS.find((name) => name === fields.kind)
  if (!kind) return `kind is one of ${MUTATION_KINDS.join(', ')}, not "${fields.kind}"`
  const says = fields.says === undefined ? undefined : String(fields.says)
  const label =
    rest.length > 0
      ? `fact is clause/kind, without the card: "${fields.fact}"`
      : labelProblem(labels, card, clause, fact, kind, says)
  if (label) return label
  const mutated = applyEdit(text, fields.find, fields.replace)
  if (typeof mutated === 'string') return mutated
  return {
    card,
    clause,
    fact,
    kind,
    ...(says !== undefined && { says }),
    text: mutated.text,
    place: node.place,
  }
}

function labelProblem(
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
  if (says === undefined) return `says is missing: what does the text say now about ${fact}?`
  if ((kind === 'number') !== (choices === undefined) && kind !== 'added')
    return choices ? `${fact} is no number: the kind is reversed` : `${fact} is a number: the kind is number`
  if (choices ? !choices.includes(says) : !/^[0-9]+$/.test(says))
    return choices
      ? `${fact} cannot be "${says}"; it can be ${choices.join(', ')}`
      : `${fact} is a whole number, not "${says}"`
  return says === stated?.replace('?', '') ? `${says} is what the card says anyway` : undefined
}

function applyEdit(text: string, find: unknown, replace: unknown): { text: string } | string {
  const finds = (Array.isArray(find) ? find : [find]).map((words) => oneLine(String(words ?? '')))
  const replaces = (Array.isArray(replace) ? replace : [replace ?? '']).map((words) => oneLine(String(words)))
  if (finds.length !== replaces.length) return 'find and replace are lists of equal length'
  const edits = finds.map((words, i) => ({ words, at: text.indexOf(words), by: replaces[i]! }))
  for (const { words, at, by } of edits) {
    if (words === '') return 'find is empty'
    if (at < 0) return `"${words}" is not in this hand's text`
    if (text.indexOf(words, at + 1) >= 0)
      return `"${words}" stands in the text more than once: take more words`
    if (words === by) return `"${words}" is replaced by itself`
  }
  edits.sort((a, b) => b.at - a.at)
  for (const [i, { words, at }] of edits.entries())
    if (edits[i - 1] && at + words.length > edits[i - 1]!.at) return 'two of the edits overlap'
  return {
    text: edits.reduce(
      (done, { words, at, by }) => done.slice(0, at) + by + done.slice(at + words.length),
      text,
    ),
  }
}

const wrong = (place: Place, message: string): Finding => ({
  code: 'eval-corpus',
  severity: 'error',
  message,
  place,
})
