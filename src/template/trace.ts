import type { Place } from '../finding.ts'
import { placeIn, type Source, type Span, spanOf } from './fault.ts'
import { Visitor } from './grammar.ts'
import { Budget } from './helpers.ts'
import { type TemplateFiles, TemplateSet } from './set.ts'

/** How one rendering came about, statement by statement. */
export interface Trace {
  /** Where so many characters of what was written come from; nothing if that cannot be said. */
  readonly placeOf: (offset: number, length: number) => Place | undefined
  /** The statement that failed, if one did. */
  readonly failed?: Statement
}

/** A statement of a template: text that is written as it is, or something in braces. */
export interface Statement {
  readonly source: Source
  readonly at: Span
  readonly isText: boolean
}

const LOST: Trace = { placeOf: () => undefined }

/** Before each statement a traced template writes the statement's number between these. */
const OPEN = '\uf8f2'
const CLOSE = '\uf8f3'
const MARK = /\uf8f2(\d+)\uf8f3/g
/** No name that a template could call. */
const HELPER = '\uf8f2'

/**
 * Fills templates in once more and notes which statement wrote what. Only done when something has been found and its place is asked
 * for: a template that is right is never traced.
 */
export class Tracer {
  readonly #statements: Statement[] = []
  readonly #set: TemplateSet
  #last: Statement | undefined

  constructor(files: TemplateFiles) {
    const mark = (number: unknown): string => {
      this.#last = this.#statements[Number(number)]
      return `${OPEN}${Number(number)}${CLOSE}`
    }
    const prepare = (tree: hbs.AST.Program, source: Source): void => this.#mark(tree, source)
    this.#set = new TemplateSet(files, { prepare, helpers: { [HELPER]: mark } })
  }

  /** `written`: what the template wrote, or nothing if it failed. */
  trace(name: string, context: object, written?: string): Trace {
    const template = this.#set.open(name)
    if ('code' in template) return LOST
    this.#last = undefined
    try {
      const text = this.#set.fill(template, context, new Budget((part) => part.replace(MARK, '').length))
      // A template that writes marks of its own is not followed.
      if (text.replace(MARK, '') !== written) return LOST
      const stretches = this.#stretches(text)
      return { placeOf: (offset, length) => placeAt(stretches, offset, length) }
    } catch {
      return this.#last ? { ...LOST, failed: this.#last } : LOST
    }
  }

  #stretches(text: string): Stretch[] {
    let marks = 0
    return [...text.matchAll(MARK)].map(({ 0: mark, 1: number, index }) => {
      const from = index - marks
      marks += mark.length
      return { from, statement: this.#statements[Number(number)]! }
    })
  }

  /** Puts a mark before every statement. */
  #mark(tree: hbs.AST.Program, source: Source): void {
    const visitor = new Visitor()
    visitor.Program = (program) => {
      visitor.acceptArray(program.body as hbs.AST.Expression[])
      program.body = program.body.flatMap((statement) => {
        const number = this.#statements.push(statementOf(statement, source)) - 1
        return [markStatement(number, statement.loc), statement]
      })
    }
    visitor.accept(tree)
  }
}

/** What follows an offset of the text, up to the next stretch, was written by one statement. */
interface Stretch {
  readonly from: number
  readonly statement: Statement
}

function placeAt(stretches: readonly Stretch[], offset: number, length: number): Place | undefined {
  const stretch = stretchAt(stretches, offset)
  if (!stretch) return undefined
  const { source, at, isText } = stretch.statement
  if (!isText) return placeIn(source, at)
  const start = Math.min(at.start + offset - stretch.from, at.end)
  return placeIn(source, { start, end: Math.min(start + length, at.end) })
}

/** The last that begins at the offset or before: a template may have thousands, and as many findings. */
function stretchAt(stretches: readonly Stretch[], offset: number): Stretch | undefined {
  let [first, end] = [0, stretches.length]
  while (first < end) {
    const middle = (first + end) >> 1
    if (stretches[middle]!.from <= offset) first = middle + 1
    else end = middle
  }
  return stretches[first - 1]
}

function statementOf(statement: hbs.AST.Statement, source: Source): Statement {
  const at = spanOf(source.text, statement.loc)
  if (statement.type !== 'ContentStatement') return { source, at, isText: false }
  // Blanks beside a block that stands alone in its line have been taken away.
  const { original, value } = statement as unknown as { original: string; value: string }
  const start = at.start + Math.max(0, original.search(/\S|$/) - value.search(/\S|$/))
  return { source, at: { start, end: start + value.length }, isText: true }
}

const markStatement = (number: number, loc: hbs.AST.SourceLocation): hbs.AST.Statement => {
  const path = { type: 'PathExpression', data: false, depth: 0, parts: [HELPER], original: HELPER, loc }
  const value = { type: 'NumberLiteral', value: number, original: number, loc }
  const strip = { open: false, close: false }
  return {
    type: 'MustacheStatement',
    path,
    params: [value],
    escaped: false,
    strip,
    loc,
  } as unknown as hbs.AST.Statement
}
