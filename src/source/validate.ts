import { type Finding, inEnglish, type Place, type Sentence, say, told } from '../finding.ts'
import { guessed, nearest } from './nearest.ts'
import { entryOf, nodeAt, plainValue, type YamlNode } from './tree.ts'
import type * as z from './zod.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** The typed value of a YAML tree, or what does not fit its schema, each finding at its place. */
export function validate<T>(root: YamlNode, schema: z.ZodType<T>): { value?: T; findings: Finding[] } {
  const result = schema.safeParse(plainValue(root))
  if (result.success) return { value: result.data, findings: [] }
  const { issues } = result.error
  const told = issues.filter((issue) => !isMisspelt(issue, issues))
  return { findings: told.flatMap((issue) => findingsOf(issue, root, [], schema)) }
}

/** A misspelt key is both unknown and missing; said once, at the place to mend, it is clearer. */
function isMisspelt({ code, path }: Issue, issues: readonly Issue[]): boolean {
  const parent = path.slice(0, -1).join('\n')
  return (
    code === 'invalid_type' &&
    issues.some(
      (other) =>
        other.code === 'unrecognized_keys' &&
        other.path.join('\n') === parent &&
        other.keys.some((key) => nearest(key, [String(path.at(-1))]) !== undefined),
    )
  )
}

function findingsOf(issue: Issue, root: YamlNode, above: Path, schema: z.ZodType): Finding[] {
  const path = [...above, ...issue.path]
  const node = nodeAt(root, path as string[])
  const name = String(path.at(-1) ?? 'the file')
  const what = nameOf(path)

  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, path)
    return issue.keys.map((key) => {
      const hint =
        known.length > 0 ? say`Known here: ${known.join(', ')}.${guessed(key, known)}` : say`Remove it.`
      return problem('field-unknown', say`unknown key "${key}"`, hint, entryOf(node, key)!.keyPlace)
    })
  }
  if (issue.code === 'invalid_key') {
    const place = entryOf(nodeAt(root, path.slice(0, -1) as string[]), name)!.keyPlace
    const expected = keyExpectation(issue.issues as Issue[])
    return [problem('value-wrong', `"${name}" is not ${expected}`, `Write ${expected}.`, place)]
  }
  if (issue.code === 'invalid_union') {
    // A branch that got past the top of the value says best what was meant; else name all of them.
    const branch = issue.errors.find((issues) => issues.some((each) => each.path.length > 0))
    if (branch) return branch.flatMap((each) => findingsOf(each, root, path, schema))
  }
  if (!node)
    return [
      problem(
        'field-missing',
        say`"${name}" is missing`,
        say`Add "${name}: …" here.`,
        parentPlace(root, path),
      ),
    ]

  const expected = expectation(issue)
  if (issue.code === 'custom') {
    const place = parentPlace(root, [...path, ''])
    return [problem('value-wrong', `${what} needs ${expected}`, `Write ${expected}.`, place)]
  }
  const isType = issue.code === 'invalid_type' || issue.code === 'invalid_union'
  return [
    problem(
      isType ? 'type-wrong' : 'value-wrong',
      `${what} is ${describe(node)}`,
      `Expected ${expected}.`,
      node.place,
    ),
  ]
}

/** A key by its name, an entry of a list as people count. */
function nameOf(path: Path): string {
  const [list, last] = path.slice(-2)
  if (typeof last === 'number') return `entry ${last + 1} of "${String(list)}"`
  return `"${String(path.at(-1) ?? 'the file')}"`
}

/** What a schema expects it says in English alone. */
const problem = (
  code: string,
  message: Sentence | string,
  hint: Sentence | string,
  place: Place,
): Finding => ({
  code,
  severity: 'error',
  ...(typeof message === 'string' || typeof hint === 'string'
    ? { message: inEnglish(message), hint: inEnglish(hint) }
    : told(message, hint)),
  place,
})

const TYPES: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a whole number',
  string: 'text',
  boolean: 'true or false',
  object: 'a map (key: value)',
  record: 'a map (key: value)',
  array: 'a list ([a, b])',
}

/** What zod says when a schema has no words of its own. */
const ZODS_OWN = /^(?:Invalid|Too (?:big|small)|Unrecognized)\b/

function expectation(issue: Issue): string {
  if (issue.message && !ZODS_OWN.test(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return issue.origin === 'array' ? `at least ${issue.minimum} entries` : `${issue.minimum} or more`
    case 'too_big':
      return `at most ${issue.maximum}`
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap((branch) => branch.map(expectation)))].join(' or ')
    default:
      return issue.message
  }
}

function keyExpectation(issues: readonly Issue[]): string {
  return [...new Set(issues.map(expectation))].join(' or ')
}

function describe(node: YamlNode): string {
  if (node.kind === 'map') return 'a map'
  if (node.kind === 'list') return node.items.length === 0 ? 'an empty list' : 'a list'
  if (node.value === null) return 'empty'
  const text = String(node.value)
  return typeof node.value === 'string' ? `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"` : text
}

/** Something missing is reported at the key it is missing under. */
function parentPlace(root: YamlNode, path: Path): Place {
  for (let depth = path.length - 1; depth > 0; depth--) {
    const entry = entryOf(nodeAt(root, path.slice(0, depth - 1) as string[]), String(path[depth - 1]))
    if (entry) return entry.keyPlace
    const item = nodeAt(root, path.slice(0, depth) as string[])
    if (item) return item.place
  }
  const { file, line, column } = root.place
  return { file, line, column, endLine: line, endColumn: column }
}

/** The keys a schema knows at a path; walks objects, records, lists and what may be left out. */
function knownKeys(schema: z.ZodType, path: Path): string[] {
  let at: z.core.$ZodType = schema
  const open = (type: z.core.$ZodType): z.core.$ZodType => {
    const { innerType, in: before } = (type as z.ZodType).def as Wrapping
    const inner = innerType ?? before
    return inner ? open(inner) : type
  }
  for (const step of path) {
    const def = (open(at) as z.ZodType).def as {
      shape?: Record<string, z.core.$ZodType>
      valueType?: z.core.$ZodType
      element?: z.core.$ZodType
    }
    const next = def.shape?.[String(step)] ?? def.valueType ?? def.element
    if (!next) return []
    at = next
  }
  const def = (open(at) as z.ZodType).def as { shape?: Record<string, unknown> }
  return Object.keys(def.shape ?? {})
}

/** What is left out or given, and what is made into something else, has its shape inside. */
interface Wrapping {
  readonly innerType?: z.core.$ZodType
  readonly in?: z.core.$ZodType
}
