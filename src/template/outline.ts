import type { At } from './fault.ts'
import { CALLS } from './helpers.ts'

/** What a template does, one thing after the other, as plain data: the build writes it into a file. */
export type Outline = readonly Step[]

/** Text that is written as it is, a value, or a part. */
export type Step = string | Expression | Part

export type Expression = Literal | Path | Call

interface Literal {
  readonly is: 'literal'
  readonly value?: string | number | boolean | null
}

/** `../look.icon`, `@root.colors`, `name` of `{{#each names as |name|}}`. */
export interface Path {
  readonly is: 'path'
  /** What it begins with, if not with the values here: data such as `@index`, or a name that a block gives. */
  readonly from?: 'data' | 'named'
  /** So many further out. */
  readonly out?: number
  /** Which of the names of a block. */
  readonly which?: number
  readonly steps: readonly string[]
  /** The last step has to be there; those before have to be in any case. */
  readonly needed?: boolean
  readonly at: At
}

export interface Call {
  readonly is: 'call'
  readonly name: string
  readonly values: readonly Expression[]
  /** Of a block: what is inside, and what is after its `{{else}}`. */
  readonly inside?: Outline
  readonly otherwise?: Outline
}

/** `{{> corner look size=3}}` */
export interface Part {
  readonly is: 'part'
  readonly name: string
  /** The values it gets, if not those that are here. */
  readonly context?: Expression
  /** Values by name, in the order in which they are looked up. */
  readonly values?: readonly (readonly [name: string, value: Expression])[]
  /** What is between `{{#> corner}}` and `{{/corner}}`. */
  readonly inside?: Outline
}

/** The names that blocks give (`as |name|`), those of the innermost first. */
type Names = readonly (readonly string[])[]
type Calling = hbs.AST.MustacheStatement | hbs.AST.BlockStatement | hbs.AST.SubExpression
type Including = hbs.AST.PartialStatement & { readonly program?: hbs.AST.Program; readonly indent?: string }

/** What a template that has been proofread does. */
export const outlineOf = (tree: hbs.AST.Program): Outline => outline(tree, [])

function outline(program: hbs.AST.Program, outer: Names): Outline {
  const names = [program.blockParams ?? [], ...outer]
  return program.body.flatMap((statement) => stepsOf(statement, names))
}

function stepsOf(statement: hbs.AST.Statement, names: Names): Step[] {
  switch (statement.type) {
    case 'ContentStatement':
      return written((statement as hbs.AST.ContentStatement).value)
    case 'MustacheStatement':
      return [mustache(statement as hbs.AST.MustacheStatement, names)]
    case 'BlockStatement':
      return [block(statement as hbs.AST.BlockStatement, names)]
    case 'PartialStatement':
    case 'PartialBlockStatement': {
      const including = statement as Including
      return [...written(including.indent ?? ''), part(including, names)]
    }
    default:
      return []
  }
}

const written = (text: string): Step[] => (text ? [text] : [])

/** A name alone is a helper, if there is one of that name, or else a value; `{{12}}` asks for the value "12". */
function mustache(node: hbs.AST.MustacheStatement | hbs.AST.SubExpression, names: Names): Expression {
  const path = pathOf(node)
  const isSimple = path.parts.length === 1 && !isScoped(path) && !path.depth
  const isName = isSimple && names.some((each) => each.includes(path.parts[0]!))
  const isCall =
    node.type === 'SubExpression' ||
    node.params.length > 0 ||
    (isSimple && Object.hasOwn(CALLS, path.parts[0]!))
  return isCall && !isName ? call(node, names) : lookUp(path, names, true)
}

function pathOf({ path }: Calling): hbs.AST.PathExpression {
  if (path.type === 'PathExpression') return path as hbs.AST.PathExpression
  const original = String((path as hbs.AST.StringLiteral).original)
  return { ...path, type: 'PathExpression', data: false, depth: 0, parts: [original], original }
}

const call = (node: Calling, names: Names): Call => ({
  is: 'call',
  name: pathOf(node).parts[0]!,
  values: node.params.map((value) => expression(value, names)),
})

const block = (node: hbs.AST.BlockStatement, names: Names): Call => ({
  ...call(node, names),
  ...(node.program && { inside: outline(node.program, names) }),
  ...(node.inverse && { otherwise: outline(node.inverse, names) }),
})

const part = ({ name, params: [context], hash, program }: Including, names: Names): Part => ({
  is: 'part',
  name: String((name as hbs.AST.PathExpression).original),
  ...(context && { context: expression(context, names) }),
  ...(hash && { values: valuesOf(hash, names) }),
  ...(program && { inside: outline(program, names) }),
})

/** As Handlebars has it: the last is looked up first, and of two with the same name the first counts. */
const valuesOf = ({ pairs }: hbs.AST.Hash, names: Names): NonNullable<Part['values']> => {
  const values = new Map(pairs.toReversed().map(({ key, value }) => [key, value]))
  return [...values].map(([key, value]) => [key, expression(value, names)])
}

function expression(node: hbs.AST.Expression, names: Names): Expression {
  if (node.type === 'SubExpression') return mustache(node as hbs.AST.SubExpression, names)
  if (node.type !== 'PathExpression')
    return node.type === 'NullLiteral'
      ? { is: 'literal', value: null }
      : { is: 'literal', value: (node as hbs.AST.StringLiteral).value }
  const path = node as hbs.AST.PathExpression & { strict?: boolean }
  return lookUp(path, names, path.strict ?? false)
}

function lookUp(path: hbs.AST.PathExpression, names: Names, needed: boolean): Path {
  const { parts, depth, data } = path
  const [first, ...rest] = parts
  const found: Pick<Path, 'is' | 'at' | 'out'> = { is: 'path', at: atOf(path), ...(depth && { out: depth }) }
  if (!first) return { ...found, steps: [] }
  const block = depth || isScoped(path) ? -1 : names.findIndex((each) => each.includes(first))
  if (block < 0) return { ...found, ...(data && { from: 'data' }), steps: parts, ...(needed && { needed }) }
  return { ...found, from: 'named', out: block, which: names[block]!.indexOf(first), steps: rest }
}

/** `./name` and `this.name` are values of what is here, whatever else has that name. */
const isScoped = ({ original }: hbs.AST.PathExpression): boolean => /^\.|this\b/.test(original)

const atOf = ({ loc: { start, end } }: hbs.AST.Node): At => [start.line, start.column, end.line, end.column]
