import type { Finding } from '../../src/finding.ts'
import type { GameFolder } from '../../src/source/folder.ts'
import { plainValue, type YamlNode } from '../../src/source/tree.ts'
import { readYaml } from '../../src/source/yaml.ts'
import { MUTATION_KINDS, type Mutation, type MutationKind, wrong } from './hands.ts'
import { type Labels, labelProblem } from './labels.ts'

/** Line breaks and runs of blanks count as one blank, in texts and in the words to find. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

type Edit = Omit<Mutation, 'lang' | 'hand'>

/** The wrong texts of a hand: edits of its right ones, or texts of their own. */
export function* readMutations(
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

const FIELDS = ['fact', 'kind', 'says', 'find', 'replace', 'text', 'slip']

/** The wrong text, or what is wrong with its entry. */
function readEdit(node: YamlNode, card: string, text: string, labels: Labels): Edit | string {
  if (node.kind !== 'map') return 'expected {fact: clause/kind, kind: …, says: …, find: …, replace: …}'
  const fields = plainValue(node) as Record<string, unknown>
  const unknown = Object.keys(fields).find((field) => !FIELDS.includes(field))
  if (unknown) return `unknown field "${unknown}"; the fields are ${FIELDS.join(', ')}`
  const kind = MUTATION_KINDS.find((name) => name === fields.kind)
  if (!kind) return `kind is one of ${MUTATION_KINDS.join(', ')}, not "${fields.kind}"`
  const says = fields.says === undefined ? undefined : String(fields.says)
  const broken = (Array.isArray(fields.fact) ? fields.fact : [fields.fact ?? '']).map(String)
  const label = brokenProblem(broken, { labels, card, kind, says })
  if (label) return label
  const mutated = fields.text === undefined ? editedText(text, fields) : wholeText(text, fields)
  if (typeof mutated === 'string') return mutated
  const [clause = '', fact = ''] = broken[0]!.split('/')
  return {
    card,
    clause,
    fact,
    broken,
    kind,
    ...(says !== undefined && { says }),
    text: mutated.text,
    place: node.place,
  }
}

interface Labelled {
  readonly labels: Labels
  readonly card: string
  readonly kind: MutationKind
  readonly says: string | undefined
}

/** The first fact is the broken one; others may be named instead of it, whatever they say. */
function brokenProblem(
  broken: readonly string[],
  { labels, card, kind, says }: Labelled,
): string | undefined {
  for (const [i, path] of broken.entries()) {
    const [clause = '', fact = '', ...rest] = path.split('/')
    if (rest.length > 0) return `fact is clause/kind, without the card: "${path}"`
    const problem =
      i === 0
        ? labelProblem(labels, card, clause, fact, kind, says)
        : !labels.cards.get(card)!.has(clause) || !labels.kinds.has(fact)
          ? `"${path}" is no clause of ${card} with a kind of data/facts.yaml`
          : undefined
    if (problem) return problem
  }
  return undefined
}

/** A wrong text that somebody wrote from the first word to the last. */
function wholeText(
  right: string,
  { text, slip, find, replace }: Record<string, unknown>,
): { text: string } | string {
  if (find !== undefined || replace !== undefined) return 'either text, or find and replace'
  if (typeof text !== 'string' || !text.trim()) return 'the text is missing'
  if (typeof slip !== 'string' || !slip.trim())
    return 'slip is missing: what went wrong, in a few English words?'
  return oneLine(text).trim() === right.trim() ? 'this is the right text' : { text }
}

function editedText(right: string, { find, replace }: Record<string, unknown>): { text: string } | string {
  const finds = (Array.isArray(find) ? find : [find]).map((words) => oneLine(String(words ?? '')))
  const replaces = (Array.isArray(replace) ? replace : [replace ?? '']).map((words) => oneLine(String(words)))
  if (finds.length !== replaces.length) return 'find and replace are lists of equal length'
  const edits = finds.map((words, i) => ({ words, at: right.indexOf(words), by: replaces[i]! }))
  for (const { words, at, by } of edits) {
    if (words === '') return 'find is empty'
    if (at < 0) return `"${words}" is not in this hand's text`
    if (right.indexOf(words, at + 1) >= 0)
      return `"${words}" stands in the text more than once: take more words`
    if (words === by) return `"${words}" is replaced by itself`
  }
  edits.sort((a, b) => b.at - a.at)
  for (const [i, { words, at }] of edits.entries())
    if (edits[i - 1] && at + words.length > edits[i - 1]!.at) return 'two of the edits overlap'
  return {
    text: edits.reduce(
      (done, { words, at, by }) => done.slice(0, at) + by + done.slice(at + words.length),
      right,
    ),
  }
}
