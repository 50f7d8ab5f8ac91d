import { type Sentence, say, type Value } from '../finding.ts'
import { nearest } from '../source/nearest.ts'
import { type Failure, Fault, failed, Missing, placeIn, spanOf } from './fault.ts'
import type { Statement } from './trace.ts'

/** What goes wrong while a template is filled in, as its author can understand it. */
export function failure(error: unknown, { source, at }: Statement, context: object): Failure {
  if (error instanceof Fault) return failed(error.said, placeIn(source, at))
  if (!(error instanceof Missing))
    return failed(GENERAL[nameOf(error)] ?? say`this cannot be filled in`, placeIn(source, at))
  const [line, column, endLine, endColumn] = error.at
  const span = spanOf(source.text, { start: { line, column }, end: { line: endLine, column: endColumn } })
  const path = plain(source.text.slice(span.start, span.end))
  const place = placeIn(source, span)
  if (error.from === 'of a text') return failed(say`there is no "${path}" here: a text has no parts`, place)
  return failed(say`there is no value "${path}" here${guess(path, context)}`, place, path)
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')
const GENERAL: Readonly<Record<string, Sentence>> = {
  RangeError: say`this is nested too deep`,
}

/** As it is asked for from outside: "labels.aid.title" of "@root.labels.aid.title". */
const plain = (path: string): string => path.replace(/^(?:@root\.|\.\.\/|\.\/|this\.)+/, '')

/** '. Did you mean "labels.aid.title"?': the first step of a path that leads nowhere, put right. */
function guess(asked: string, context: object): Value {
  const steps = asked.split('.')
  let at: unknown = context
  for (const [i, step] of steps.entries()) {
    if (at === null || typeof at !== 'object') return ''
    if (!Object.hasOwn(at, step)) {
      const meant = nearest(step, Object.keys(at))
      return meant ? say`. Did you mean "${steps.with(i, meant).join('.')}"?` : ''
    }
    at = (at as Record<string, unknown>)[step]
  }
  return ''
}
