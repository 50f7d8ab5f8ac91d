import { say } from '../finding.ts'
import { andGuessed } from '../source/nearest.ts'
import { Fault, type Span, spanOf } from './fault.ts'
import { Visitor } from './grammar.ts'
import { CALLS } from './helpers.ts'

/** A part that a template includes, and where: `{{> corner}}`. */
export interface Included {
  readonly part: string
  readonly at: Span
}

type Calling = hbs.AST.MustacheStatement | hbs.AST.BlockStatement | hbs.AST.SubExpression
type Including = hbs.AST.PartialStatement | hbs.AST.PartialBlockStatement
/** `strict` is Handlebars' own word: a value that is not there is an error then, and not an empty text. */
type Path = hbs.AST.PathExpression & { strict?: boolean }

/**
 * Finds the parts that a template includes and looks at what it calls, so that a slip is told in words of ours before anything
 * is called. Values that are handed on have to be there, except where the question is whether they are.
 */
export function proofread(tree: hbs.AST.Program, text: string): Included[] {
  const included: Included[] = []
  const visitor = new Visitor()
  const include = (statement: Including): void => {
    if (statement.params.length > 1)
      throw new Fault(
        say`a part takes one value, and others by name: {{> corner size=3}}`,
        spanOf(text, statement.loc),
      )
    included.push({ part: partName(statement, text), at: spanOf(text, statement.loc) })
    demand(statement.params)
    demand(statement.hash?.pairs.map(({ value }) => value))
  }
  const call = (node: Calling, block: boolean): void => {
    const isCall = block || node.type === 'SubExpression' || node.params.length > 0 || node.hash
    if (!isCall) return
    checkCall(node, block, text)
    if (!CALLS[nameOf(node)]?.asks) demand(node.params)
  }
  const { PartialStatement, PartialBlockStatement, MustacheStatement, BlockStatement, SubExpression } =
    Visitor.prototype
  visitor.PartialStatement = (statement) => {
    include(statement)
    PartialStatement.call(visitor, statement)
  }
  visitor.PartialBlockStatement = (statement) => {
    include(statement)
    PartialBlockStatement.call(visitor, statement)
  }
  visitor.MustacheStatement = (node) => {
    call(node, false)
    MustacheStatement.call(visitor, node)
  }
  visitor.BlockStatement = (node) => {
    call(node, true)
    BlockStatement.call(visitor, node)
  }
  visitor.SubExpression = (node) => {
    call(node, false)
    SubExpression.call(visitor, node)
  }
  const decorate = ({ loc }: hbs.AST.Node): never => {
    throw new Fault(say`{{*…}} means nothing here`, spanOf(text, loc))
  }
  visitor.Decorator = decorate
  visitor.DecoratorBlock = decorate
  visitor.accept(tree)
  return included
}

const demand = (values: readonly hbs.AST.Expression[] = []): void => {
  for (const value of values) if (value.type === 'PathExpression') (value as Path).strict = true
}

function partName({ name, loc }: Including, text: string): string {
  const { original } = name as { original?: unknown }
  if (typeof original === 'string' && /^[a-z0-9-]+$/.test(original)) return original
  throw new Fault(say`a part is named by small letters, digits and hyphens`, spanOf(text, loc))
}

const nameOf = ({ path }: Calling): string =>
  path.type === 'PathExpression' ? (path as hbs.AST.PathExpression).original : ''

function checkCall(node: Calling, block: boolean, text: string): void {
  const name = nameOf(node)
  const at = spanOf(text, node.path.loc)
  const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined
  if (!call) {
    const shown = text.slice(at.start, at.end)
    const written = block ? say`; for a list write {{#each ${shown}}}, for a condition {{#if ${shown}}}` : ''
    throw new Fault(say`there is no helper "${shown}"${written}${andGuessed(name, Object.keys(CALLS))}`, at)
  }
  const [least, most] = call.values
  const { length } = node.params
  if (length < least || length > most || node.hash || block !== (call.block ?? false))
    throw new Fault(say`"${name}" is written like this: ${call.example}`, at)
}
