import { type Sentence, say } from '../finding.ts'
import { Fault, type Span, spanOf } from './fault.ts'
import { lexer } from './grammar.ts'

interface Misread {
  readonly message: Sentence | string
  readonly at: Span
}

/** What is wrong with a template that Handlebars cannot read: its own message is about its grammar. */
export function unread(error: unknown, text: string): Misread {
  if (error instanceof Fault && error.at) return { message: error.said, at: error.at }
  const { message, lineNumber, column, endLineNumber, endColumn } = error as Handlebars.Exception
  if (lineNumber !== undefined) {
    const from = spanOf(text, {
      start: { line: lineNumber, column },
      end: { line: endLineNumber, column: endColumn },
    })
    const at = { start: Math.max(0, text.lastIndexOf('{{', from.start)), end: from.end }
    const [, open, close] = /^(\S+) doesn't match (\S+)/.exec(message) ?? []
    return {
      message: open && close ? say`{{#${open}}} is closed by {{/${close}}}` : withoutPlace(message),
      at,
    }
  }
  if (error instanceof RangeError)
    return { message: say`its blocks are nested too deep`, at: { start: 0, end: 0 } }
  return neverClosed(text) ?? unexpected(text)
}

/** "Invalid path: a/.. - 3:7": the end is what the place of the finding says already. */
const withoutPlace = (message: string): string =>
  message.replace(/ - \d+:\d+$/, '').replace(/^[A-Z]/, (first) => first.toLowerCase())

const TAG = /\{\{!--[\s\S]*?(?:--~?\}\}|$)|\{\{![^}]*|\{\{~?([#/])[>*]?\s*([^\s}~]+)[^}]*/g

/** The innermost `{{#if}}` without its end. */
function neverClosed(text: string): Misread | undefined {
  const open: { name: string; at: Span }[] = []
  for (const { 0: tag, 1: kind, 2: name = '', index } of text.matchAll(TAG)) {
    if (kind === '#') open.push({ name, at: { start: index, end: index + tag.length } })
    else if (kind === '/' && open.at(-1)?.name === name) open.pop()
    else if (kind === '/') return undefined
  }
  const last = open.at(-1)
  return (
    last && { message: say`{{#${last.name}}} is never closed: {{/${last.name}}} is missing`, at: last.at }
  )
}

/** How much of what is not understood is shown. */
const SHOWN = 20

/** Where the lexer of Handlebars had come to when it gave up. */
function unexpected(text: string): Misread {
  const { _input = '', match = '' } = lexer
  const before = Math.max(0, text.length - _input.length - match.length)
  const open = text.lastIndexOf('{{', before - 1)
  // What goes wrong inside braces is told where they begin: what follows may be far away.
  const inside = open >= 0 && !text.slice(open, before).includes('}}')
  const start = inside ? open : before
  const shown = text.slice(start, start + SHOWN).split('\n')[0]!
  const message = inside
    ? say`this expression is not understood, or lacks its }}: "${shown}"`
    : say`this is not expected here: "${shown}"`
  return { message, at: { start, end: start + shown.length } }
}
