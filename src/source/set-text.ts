import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
} from 'yaml'

/** Why a text could not be put into a file. */
export interface NotSet {
  readonly why: string
}

/**
 * A YAML file with one text changed, or added: every other byte stays as somebody wrote it. The file is read again before it is
 * handed out, and refused if anything else in it would say something else.
 */
export function setText(file: string, path: readonly string[], value: string): string | NotSet {
  const document = read(file)
  if (document.errors.length > 0) return { why: 'the file cannot be read as YAML' }
  const changed = changedFile(file, document, path, value)
  if (typeof changed !== 'string') return changed
  return isAsWanted(document, read(changed), path, value)
    ? changed
    : { why: `"${path.join('.')}" cannot be changed without changing something else` }
}

const read = (file: string): Document => parseDocument(file, { uniqueKeys: true, stringKeys: true })

function changedFile(
  file: string,
  document: Document,
  path: readonly string[],
  value: string,
): string | NotSet {
  const newline = file.includes('\r\n') ? '\r\n' : '\n'
  const root = document.contents
  if (root === null) return appended(file, '', path, value, newline)
  let map = root as unknown
  for (const [depth, key] of path.entries()) {
    if (isAlias(map) || !isMap(map)) return { why: `"${path.slice(0, depth).join('.')}" holds no keys` }
    const pair = pairOf(map, key)
    if (!pair) return added(file, map, path.slice(depth), value, newline)
    if (depth === path.length - 1) return replaced(file, pair, value, newline)
    map = pair.value
    if (map === null || (isScalar(map) && map.value === null))
      return { why: `"${path.slice(0, depth + 1).join('.')}" is empty: write its first key by hand` }
  }
  return { why: 'no key is named' }
}

const pairOf = (map: YAMLMap, key: string): Pair<Scalar, unknown> | undefined =>
  map.items.find((pair) => isPair(pair) && isScalar(pair.key) && String(pair.key.value) === key) as
    | Pair<Scalar, unknown>
    | undefined

function replaced(file: string, { key, value: node }: Pair<Scalar, unknown>, value: string, newline: string) {
  if (node !== null && !isScalar(node)) return { why: `"${key.value}" holds keys or is an alias, not a text` }
  const indent = indentAt(file, key.range![0])
  const isFlow = isInFlow(file, key.range![0])
  if (node === null || node.range![0] === node.range![1]) {
    const colon = file.indexOf(':', key.range![1]) + 1
    return `${file.slice(0, colon)} ${written(value, undefined, indent, isFlow, newline)}${file.slice(colon)}`
  }
  const [start, end] = node.range!
  const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'
  const text = written(value, node.type, indent, isFlow, newline)
  // A block runs to the end of its last line, empty lines behind it included: those stay.
  const after = isBlock ? blockEnd(file, start, end) : end
  return file.slice(0, start) + text + file.slice(after)
}

/** Where the last line with words in it ends. */
function blockEnd(file: string, start: number, end: number): number {
  const body = file.slice(start, end)
  return start + body.trimEnd().length
}

/** Behind the last entry of the map that comes nearest. */
function added(
  file: string,
  map: YAMLMap,
  path: readonly string[],
  value: string,
  newline: string,
): string | NotSet {
  if (map.flow) return { why: `"${path[0]}" would go between braces: write it by hand` }
  const [first, last] = [map.items[0], map.items.at(-1)]
  if (!first || !last || !isScalar(first.key)) return { why: 'there is no entry to put it behind' }
  const indent = indentAt(file, first.key.range![0])
  const [, end] = (last.value as Scalar | YAMLMap | null)?.range ?? (last.key as Scalar).range!
  const at = lineEnd(file, blockEnd(file, 0, end))
  const entry = entries(path, value, indent, newline)
  return `${file.slice(0, at)}${newline}${entry}${file.slice(at)}`
}

const appended = (file: string, indent: string, path: readonly string[], value: string, newline: string) =>
  `${file}${file === '' || file.endsWith('\n') ? '' : newline}${entries(path, value, indent, newline)}${newline}`

function entries([key, ...rest]: readonly string[], value: string, indent: string, newline: string): string {
  const name = plainOrQuoted(key!)
  return rest.length === 0
    ? `${indent}${name}: ${written(value, undefined, indent, false, newline)}`
    : `${indent}${name}:${newline}${entries(rest, value, `${indent}  `, newline)}`
}

function lineEnd(file: string, from: number): number {
  const at = file.indexOf('\n', from)
  if (at < 0) return file.length
  return file[at - 1] === '\r' ? at - 1 : at
}

const indentAt = (file: string, at: number): string => {
  const line = file.slice(file.lastIndexOf('\n', at - 1) + 1, at)
  return /^[ \ufeff]*/.exec(line)![0].replace('\ufeff', '')
}

/** A key behind a brace or a comma on its line is in a map that is written in braces. */
const isInFlow = (file: string, at: number): boolean =>
  /[{,]\s*$/.test(file.slice(file.lastIndexOf('\n', at - 1) + 1, at))

/** A text as its writer had the one before it, where that can hold it: words plain, sentences as a block. */
function written(
  value: string,
  type: Scalar.Type | undefined,
  indent: string,
  isFlow: boolean,
  newline: string,
): string {
  const wantsBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED' || value.includes('\n')
  if (wantsBlock && !isFlow && fitsBlock(value)) return block(value, indent, newline)
  if (type === 'QUOTE_SINGLE' && !/[\n\r\t]/.test(value)) return `'${value.replaceAll("'", "''")}'`
  if (type === 'QUOTE_DOUBLE') return JSON.stringify(value)
  return plainOrQuoted(value)
}

/** Blocks hold anything but blanks at the beginning and lines of blanks at the end. */
const fitsBlock = (value: string): boolean =>
  value !== '' && /^\S/.test(value) && /\S$/.test(value) && !/[\r\0-\x08]/.test(value)

const block = (value: string, indent: string, newline: string): string =>
  ['|-', ...value.split('\n').map((line) => (line === '' ? '' : `${indent}  ${line}`))].join(newline)

/** Without quotes where YAML reads it as the same text. */
function plainOrQuoted(value: string): string {
  if (!/^[\p{L}\p{N}][^\n:#"'{}[\],&*!|>%@`]*$/u.test(value) || value !== value.trim())
    return JSON.stringify(value)
  return parseDocument(`key: ${value}\n`).get('key') === value ? value : JSON.stringify(value)
}

/** The text is there, and nothing else is different. */
function isAsWanted(before: Document, after: Document, path: readonly string[], value: string): boolean {
  if (after.errors.length > 0) return false
  const wanted = (before.toJS() ?? {}) as Tree
  let inner = wanted
  for (const key of path.slice(0, -1)) {
    inner[key] ??= {}
    inner = inner[key] as Tree
  }
  inner[path.at(-1)!] = value
  return JSON.stringify(wanted) === JSON.stringify(after.toJS())
}
interface Tree {
  [key: string]: string | Tree
}
