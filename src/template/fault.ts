import { type Finding, inEnglish, type Place, type Sentence, say, toldOr } from '../finding.ts'

/** A template as it is written. */
export interface Source {
  /** In templates/. */
  readonly name: string
  readonly text: string
}

/** A stretch of it, in characters. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Something that a template does wrong, in words for its author; `at` where that is known at once. */
export class Fault extends Error {
  readonly at: Span | undefined
  readonly said: Sentence | string

  /** A string is what somebody else says, in English alone. */
  constructor(message: Sentence | string, at?: Span) {
    super(inEnglish(message))
    this.at = at
    this.said = message
  }
}

/** Where a path is written: line and column of its beginning and of its end; lines count from 1, columns from 0. */
export type At = readonly [line: number, column: number, endLine: number, endColumn: number]

/** A path that leads nowhere; `of a text` if it asks one for its parts. */
export class Missing extends Error {
  readonly at: At
  readonly from: 'of a text' | undefined

  constructor(at: At, from?: 'of a text') {
    super('a path leads nowhere')
    this.at = at
    this.from = from
  }
}

/** A template that cannot be filled in. */
export interface Failure extends Finding {
  /** The value it asks for that is not there, "labels.aid.title". */
  readonly missing?: string
}

export const failed = (message: Sentence | string, place: Place, missing?: string): Failure => ({
  code: 'template-failed',
  severity: 'error',
  ...toldOr(message, missing ? ADD_OR_CORRECT : CORRECT),
  place,
  ...(missing && { missing }),
})

const CORRECT = say`Correct the template; docs/templates.md lists what it can use.`

/** A value that is not there may be a slip in the template, or a word that nobody has written. */
const ADD_OR_CORRECT = say`If it is a word, add it to labels.yaml or rules.yaml of the language; else correct the template; docs/templates.md lists what it can use.`

/** Where Handlebars says that something is: lines count from 1, columns from 0. */
interface Located {
  readonly start: { readonly line: number; readonly column: number }
  readonly end: { readonly line: number; readonly column: number }
}

export const spanOf = (text: string, { start, end }: Located): Span => ({
  start: offsetOf(text, start.line, start.column),
  end: offsetOf(text, end.line, end.column),
})

function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let at = 1; at < line; at++) {
    const end = text.indexOf('\n', start)
    if (end < 0) return text.length
    start = end + 1
  }
  return Math.min(start + column, text.length)
}

export function placeIn({ name, text }: Source, { start, end }: Span): Place {
  const [line, column] = positionOf(text, start)
  const [endLine, endColumn] = positionOf(text, Math.max(start, end))
  return { file: `templates/${name}`, line, column, endLine, endColumn }
}

function positionOf(text: string, offset: number): [line: number, column: number] {
  const before = text.slice(0, offset)
  return [before.split('\n').length, offset - before.lastIndexOf('\n')]
}
