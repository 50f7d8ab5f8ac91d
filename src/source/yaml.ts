import {
  Composer,
  type CST,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  Parser,
  type Scalar,
} from 'yaml'
import { type Finding, inEnglish, type Place, type Sentence, say, toldOr } from '../finding.ts'
import { type GameFolder, readText } from './folder.ts'
import { readSimpleYaml } from './simple-yaml.ts'
import type { ScalarStyle, YamlEntry, YamlNode } from './tree.ts'
import { wordOffsets } from './words.ts'
import { ALIAS_HINT, type Explained, explainSyntax, type Mark, openingOf } from './yaml-syntax.ts'

/** A YAML file as read: `root` is there unless something is wrong with the file, and then `findings` say what. */
export interface YamlFile {
  /** Relative to the game folder. */
  readonly file: string
  readonly root?: YamlNode
  readonly findings: readonly Finding[]
}

/** Deeper than any file of ours by far; deep nesting overruns the stack of the YAML composer. */
const MAX_DEPTH = 32
/** Values in one file with all aliases followed: stops files that are small on disk and endless when read. */
const MAX_NODES = 50_000
/** Words, marks, blanks and line ends in one file: bounds the time a hostile file can take. */
const MAX_LEXEMES = 200_000

export function readYaml(folder: GameFolder, file: string): YamlFile {
  const text = readText(folder, file)
  return typeof text === 'string' ? parseYaml(text, file) : { file, findings: [text] }
}

export function parseYaml(text: string, file: string): YamlFile {
  const root = readSimpleYaml(text, file)
  return root ? { file, root, findings: [] } : parseAnyYaml(text, file)
}

/** All of YAML, with everything that can be wrong in it. */
export function parseAnyYaml(text: string, file: string): YamlFile {
  const lines = linesOf(text)
  const place = (start: number, end: number): Place => {
    const from = lines.linePos(start)
    const to = lines.linePos(Math.max(start, end))
    return { file, line: from.line, column: from.col, endLine: to.line, endColumn: to.col }
  }
  try {
    const document = compose(text)
    return { file, root: new TreeBuilder(text, document, place).build(), findings: [] }
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault
    const { code, explained, start, end } = fault
    return {
      file,
      findings: [
        { code, severity: 'error', ...toldOr(explained.message, explained.hint), place: place(start, end) },
      ],
    }
  }
}

/** Counted here: the parser passes over the line ends in what it cannot make sense of. */
function linesOf(text: string): LineCounter {
  const lines = new LineCounter()
  for (let at = 0; at >= 0; at = text.indexOf('\n', at) + 1 || -1) lines.addNewLine(at)
  return lines
}

const EMPTY = say`the file is empty`
const FILL_OR_DELETE = say`Write its content, or delete the file.`

/** Leaves the reading of one file; never leaves this module. */
class Fault extends Error {
  readonly code: string
  readonly explained: Explained
  readonly start: number
  readonly end: number
  constructor(code: string, at: readonly number[], message: Explained['message'], hint: Sentence) {
    super(inEnglish(message))
    this.code = code
    this.explained = { message, hint }
    this.start = at[0]!
    this.end = at[1] ?? at[0]!
  }
}

function compose(text: string): Document.Parsed {
  // Our own check finds "4" and 4 alike, and in linear time. The core schema knows neither dates nor merge keys.
  const composer = new Composer({
    uniqueKeys: false,
    schema: 'core',
    resolveKnownTags: false,
    prettyErrors: false,
  })
  const marks: Mark[] = []
  const documents = [...composer.compose(boundedTokens(text, marks), true, text.length)]
  const [document, second] = documents
  if (!document) throw new Fault('yaml-empty', [0], EMPTY, FILL_OR_DELETE)
  const problem = document.errors[0] ?? document.warnings[0]
  if (problem) {
    const { message, hint } = explainSyntax(problem)
    const opening = openingOf(problem, marks)
    // Behind the last line end is no line that an editor shows.
    const last = text.endsWith('\n') ? text.length - 1 : text.length
    const at = opening ? [opening.at, opening.at + 1] : problem.pos.map((offset) => Math.min(offset, last))
    throw new Fault('yaml-syntax', at, message, hint)
  }
  if (second)
    throw new Fault(
      'yaml-syntax',
      [second.range[0]],
      say`a second document begins here`,
      say`Remove the line with ---.`,
    )
  return document as Document.Parsed
}

/** What the lexer says before a text that is not quoted. */
const PLAIN_FOLLOWS = '\x1f'

/** The parser keeps the open collections on a list of its own, so their number is known before anything recurses. Brackets and quotes are noted in `marks`. */
function* boundedTokens(text: string, marks: Mark[]): Generator<CST.Token> {
  const parser = new Parser()
  let lexemes = 0
  let before = ''
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme)
    const here = [parser.offset - lexeme.length, parser.offset]
    if (before !== PLAIN_FOLLOWS && /^(?:[[\]{}]$|["'])/.test(lexeme))
      marks.push({ at: here[0]!, mark: lexeme[0]! })
    before = lexeme
    if (++lexemes > MAX_LEXEMES)
      throw new Fault('yaml-too-many-values', here, say`too much for one file`, say`Split the file.`)
    if (parser.stack.length > MAX_DEPTH)
      throw new Fault(
        'yaml-too-deep',
        here,
        say`more than ${MAX_DEPTH} levels of nesting`,
        say`Close the brackets that are open, or write fewer levels.`,
      )
  }
  yield* parser.end()
}

const STYLES: Readonly<Record<string, ScalarStyle>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
}

class TreeBuilder {
  #nodes = 0
  readonly #anchors = new Map<string, Node>()
  readonly #text: string
  readonly #document: Document.Parsed
  readonly #place: (start: number, end: number) => Place

  constructor(text: string, document: Document.Parsed, place: (start: number, end: number) => Place) {
    this.#text = text
    this.#document = document
    this.#place = place
  }

  build(): YamlNode {
    const { contents } = this.#document
    if (contents === null || (isScalar(contents) && contents.value === null))
      throw new Fault('yaml-empty', [0], EMPTY, FILL_OR_DELETE)
    return this.#node(contents, 0, 0)
  }

  #node(node: Node | null | undefined, depth: number, end: number): YamlNode {
    if (++this.#nodes > MAX_NODES) throw tooMany(node, say`more than ${MAX_NODES} values`)
    // Tokens were bounded, so only an alias that contains itself gets here.
    if (depth > 2 * MAX_DEPTH) throw tooMany(node, say`an alias that contains itself`)
    if (!isAlias(node) && node?.anchor) this.#anchors.set(node.anchor, node)
    if (isAlias(node)) {
      const target = this.#anchors.get(node.source)
      if (!target)
        throw new Fault('yaml-syntax', node.range!, say`no value is marked &${node.source}`, ALIAS_HINT)
      return this.#node(target, depth + 1, end)
    }
    if (isMap(node))
      return { kind: 'map', place: this.#placeOf(node), entries: this.#entries(node.items, depth) }
    if (isSeq(node)) {
      const items = node.items.map((item) => this.#node(item as Node, depth + 1, node.range![1]))
      return { kind: 'list', place: this.#placeOf(node), items }
    }
    return this.#scalar(node as Scalar | null, end)
  }

  #entries(pairs: readonly { key: unknown; value: unknown }[], depth: number): YamlEntry[] {
    const seen = new Map<string, Place>()
    return pairs.map((pair) => {
      const keyNode = pair.key as Node
      const key = this.#key(keyNode)
      const keyPlace = this.#placeOf(keyNode)
      const first = seen.get(key)
      if (first)
        throw new Fault(
          'yaml-key-duplicate',
          keyNode.range!,
          say`the key "${key}" is used a second time; the first is on line ${first.line}`,
          say`Keep one of the two. 4 and "4" are the same key.`,
        )
      seen.set(key, keyPlace)
      return { key, keyPlace, value: this.#node(pair.value as Node | null, depth + 1, keyNode.range![1]) }
    })
  }

  #key(node: Node): string {
    const hint = say`A key is a word followed by a colon and a space; put anything else in quotes.`
    const at = node?.range ?? [0]
    if (!isScalar(node)) throw new Fault('yaml-key', at, say`a key must be a word, not a list or a map`, hint)
    if (node.value === null || node.value === '')
      throw new Fault('yaml-key', at, say`a key is missing before the colon`, hint)
    const key = String(node.value)
    if (key === '__proto__')
      throw new Fault('yaml-key', at, say`"${key}" cannot be a key`, say`Choose another name.`)
    return key
  }

  #scalar(node: Scalar | null, end: number): YamlNode {
    const [from, to] = node?.range ?? [end, end]
    const value = node?.value ?? null
    const style = STYLES[node?.type ?? 'PLAIN'] ?? 'plain'
    let offsets: number[] | undefined
    const words = (first: number, last: number): Place => {
      offsets ??= wordOffsets(this.#text, from, String(value), style)
      const start = offsets[first] ?? to
      // Behind the last character, not before the next: that one may stand on another line.
      const stop = last > first ? (offsets[last - 1] ?? to) + 1 : start
      return this.#place(start, stop)
    }
    return { kind: 'scalar', place: this.#place(from, to), value: value as string, style, words }
  }

  #placeOf(node: Node): Place {
    return this.#place(node.range![0], node.range![1])
  }
}

const tooMany = (node: Node | null | undefined, found: Sentence): Fault =>
  new Fault(
    'yaml-too-many-values',
    node?.range ?? [0],
    found,
    say`Write values out instead of repeating them with & and *.`,
  )
