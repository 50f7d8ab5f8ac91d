import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Node, parseSync, Visitor } from 'oxc-parser'

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url))

/** A regular expression in the sources: written out, or put together when the program runs. */
export interface Expression {
  readonly file: string
  readonly line: number
  /** Missing where the program puts it together. */
  readonly expression?: RegExp
}

/** All of them, as the parser of the language sees them. */
export function expressionsInSources(): Expression[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.ts')).flatMap(expressionsIn)
}

function expressionsIn(file: string): Expression[] {
  const text = readFileSync(join(SOURCE, file), 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const found: Expression[] = []
  const note = ({ start }: Node, expression?: RegExp): void => {
    const line = text.slice(0, start).split('\n').length
    found.push({ file, line, ...(expression && { expression }) })
  }
  const isMade = (callee: Node): boolean => callee.type === 'Identifier' && callee.name === 'RegExp'
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) note(node, new RegExp(node.regex.pattern, node.regex.flags))
    },
    NewExpression: (node) => isMade(node.callee) && note(node),
    CallExpression: (node) => isMade(node.callee) && note(node),
  }).visit(program)
  return found
}
