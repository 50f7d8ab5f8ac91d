import { andGuess, nearest } from '../source/nearest.ts'
import { type Failure, Fault, failed, placeIn, type Source, type Span, spanOf } from './fault.ts'
import type { Statement } from './trace.ts'

/** What goes wrong while a template is filled in, as its author can understand it. */
export function failure(error: unknown, { source, at }: Statement, context: object): Failure {
  if (error instanceof Fault) return failed(error.message, placeIn(source, at))
  const asked = askedFor(error, source, spanIn(source, error) ?? at)
  if (!asked) return failed(GENERAL[nameOf(error)] ?? 'this cannot be filled in', placeIn(source, at))
  const { path, span } = asked
  const place = placeIn(source, span)
  if (isText(error)) return failed(`there is no "${path}" here: a text has no parts`, place)
  return failed(`there is no value "${path}" here${andGuess(guess(path, context))}`, place, path)
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')
const GENERAL: Readonly<Record<string, string>> = { RangeError: 'this is nested too deep' }

/** Handlebars knows the place of a name that it does not find. */
function spanIn({ text }: Source, error: unknown): Span | undefined {
  const { lineNumber, column, endLineNumber, endColumn } = error as Handlebars.Exception
  if (lineNumber === undefined) return undefined
  return spanOf(text, {
    start: { line: lineNumber, column },
    end: { line: endLineNumber, column: endColumn },
  })
}

const MISSING = /^"[^"]*" not defined in /
const NOTHING = /^Cannot read properties of \w+ \(reading '([^']*)'\)/
const TEXT = /^Cannot use 'in' operator to search for '([^']*)' in /

const isText = (error: unknown): boolean => TEXT.test((error as Error).message)

/** "labels.aid.title": the path that leads nowhere, as it is written; in a statement, the one with the step that fails. */
function askedFor(error: unknown, { text }: Source, at: Span): { path: string; span: Span } | undefined {
  const { message } = error as Error
  const written = text.slice(at.start, at.end)
  if (MISSING.test(message)) return { path: plain(written), span: at }
  const step = (NOTHING.exec(message) ?? TEXT.exec(message))?.[1]
  if (step === undefined) return undefined
  const found = [...written.matchAll(/[@\w./-]+/g)].find(([path]) => path.split(/[./]/).includes(step))
  if (!found) return { path: step, span: at }
  const start = at.start + found.index
  return { path: plain(found[0]), span: { start, end: start + found[0].length } }
}

const plain = (path: string): string => path.replace(/^(?:@root\.|\.\.\/|\.\/|this\.)+/, '')

/** ' Did you mean "labels.aid.title"?': the first step of a path that leads nowhere, put right. */
function guess(asked: string, context: object): string {
  const steps = asked.split('.')
  let at: unknown = context
  for (const [i, step] of steps.entries()) {
    if (at === null || typeof at !== 'object') return ''
    if (!Object.hasOwn(at, step)) {
      const meant = nearest(step, Object.keys(at))
      return meant ? ` Did you mean "${steps.with(i, meant).join('.')}"?` : ''
    }
    at = (at as Record<string, unknown>)[step]
  }
  return ''
}
