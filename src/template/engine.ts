import Handlebars from 'handlebars'
import type { Finding, Place } from '../finding.ts'
import { Budget, TemplateLimit, templateHelpers } from './helpers.ts'
import { type Inert, openInert } from './inert.ts'

/** What a template wrote, its words still hidden; `restore` is applied to each text and attribute after parsing. */
export interface Rendered extends Pick<Inert, 'restore'> {
  readonly text: string
}

export interface Templates {
  /** Renders the named file of `templates/` with this context. */
  readonly render: (name: string, context: object) => Rendered | Finding
}

/**
 * Handlebars as strict as it gets: our helpers only, no prototypes, a name that is not in the context is an error
 * instead of an empty string. `read` gives a template's source by its name in `templates/`.
 */
export function openTemplates(read: (name: string) => string | Finding): Templates {
  const compiled = new Map<string, Handlebars.TemplateDelegate | Finding>()
  const inert = openInert()
  // Renderings follow one another; each begins with a full purse.
  let budget = new Budget()
  // A part of drawings and one of web pages may have the same name.
  const engines = new Map<string, typeof Handlebars>()
  const engineOf = (kind: string): typeof Handlebars => {
    const engine = engines.get(kind) ?? strictEngine()
    engines.set(kind, engine)
    return engine
  }

  const compile = (name: string): Handlebars.TemplateDelegate | Finding => {
    const known = compiled.get(name)
    if (known) return known
    const source = read(name)
    const result = typeof source === 'string' ? compileSource(name, source) : source
    compiled.set(name, result)
    return result
  }

  const compileSource = (name: string, source: string): Handlebars.TemplateDelegate | Finding => {
    const kind = kindOf(name)
    const engine = engineOf(kind)
    const parsed = parse(engine, name, source)
    if ('code' in parsed) return parsed
    // A part may include a part that includes it: note the template before following them.
    compiled.set(name, parsed.template)
    try {
      for (const part of parsed.parts) {
        const file = `_${part}${kind}`
        const partial = compile(file)
        if (typeof partial !== 'function') return partial
        engine.registerPartial(part, (context: object, options?: Handlebars.RuntimeOptions) =>
          budget.part(() => inFile(file, () => partial(context, options))),
        )
      }
    } catch (error) {
      // A part that is still to be fetched: when it is asked for again, it is followed again.
      compiled.delete(name)
      throw error
    }
    return parsed.template
  }

  return {
    render: (name, context) => {
      const template = compile(name)
      if (typeof template !== 'function') return template
      budget = new Budget()
      try {
        const text = template(inert.hide(context), {
          helpers: templateHelpers(budget),
          allowProtoPropertiesByDefault: false,
          allowProtoMethodsByDefault: false,
        })
        return { text: budget.wrote(text), restore: inert.restore }
      } catch (error) {
        return failure(name, error)
      }
    },
  }
}

/** An instance of our own: helpers registered here are seen nowhere else. */
function strictEngine(): typeof Handlebars {
  const engine = Handlebars.create()
  for (const name of Object.keys(engine.helpers))
    if (!['if', 'unless', 'with'].includes(name)) engine.unregisterHelper(name)
  return engine
}

function parse(engine: typeof Handlebars, name: string, source: string): Parsed | Finding {
  try {
    const tree = engine.parse(source, { srcName: name })
    const template = engine.compile(tree, { noEscape: true, strict: true, preventIndent: true })
    return { template, parts: partsOf(tree) }
  } catch (error) {
    return failure(name, error)
  }
}

interface Parsed {
  readonly template: Handlebars.TemplateDelegate
  readonly parts: ReadonlySet<string>
}

/** "card.svg.hbs" → ".svg.hbs": what a template writes, and its parts too. */
const kindOf = (name: string): string => name.slice(name.indexOf('.'))

/** `{{> corner}}` in a drawing is the file `_corner.svg.hbs`; the underscore says that it is a part and no piece of its own. */
function partsOf(tree: hbs.AST.Program): Set<string> {
  const parts = new Set<string>()
  const visitor = new Handlebars.Visitor()
  const note = (statement: hbs.AST.PartialStatement | hbs.AST.PartialBlockStatement): void => {
    const { original } = statement.name as { original?: unknown }
    if (typeof original !== 'string' || !/^[a-z0-9-]+$/.test(original))
      throw Object.assign(new TemplateLimit('a part is named by letters, digits and hyphens'), {
        lineNumber: statement.loc.start.line,
        column: statement.loc.start.column,
      })
    parts.add(original)
  }
  visitor.PartialStatement = note
  visitor.PartialBlockStatement = note
  visitor.accept(tree)
  return parts
}

/** A failure knows the file it happened in: the innermost part, not the template that was asked for. */
function inFile(file: string, write: () => string): string {
  try {
    return write()
  } catch (error) {
    if (error instanceof Error && !('file' in error)) Object.assign(error, { file })
    throw error
  }
}

function failure(asked: string, error: unknown): Finding {
  const name = (error as { file?: string }).file ?? asked
  const { message } = error as Error
  return {
    code: 'template-failed',
    severity: 'error',
    message: `templates/${name} cannot be used: ${firstLine(message)}`,
    hint: `${MISSING.test(message) ? ADD_OR_CORRECT : 'Correct the template'}; docs/templates.md lists what a template can use.`,
    place: placeOf(name, error),
  }
}

/** A value that is not there may be a mistake of the template, or a word that is missing in a language. */
const MISSING = /^"[^"]*" not defined in |^Cannot read properties of (?:undefined|null)/
const ADD_OR_CORRECT =
  'If it is a word, add it to labels.yaml or rules.yaml of the language; else correct the template'

/** Handlebars says "Parse error on line 3:" and draws a pointer; only its first line is for people, in words of ours where it is code. */
const firstLine = (message: string): string =>
  message
    .split('\n')[0]!
    .replace(/:$/, '')
    .replace(/^"([^"]*)" not defined in .*/, 'templates have no value called "$1" here')
    .replace(
      /^Cannot read properties of (?:undefined|null) \(reading '([^']*)'\)/,
      'what ".$1" is asked of is missing',
    )
    .replace(
      /^Cannot use 'in' operator to search for '([^']*)' in .*/,
      'what ".$1" is asked of is a mere text',
    )

function placeOf(name: string, error: unknown): Place {
  const { lineNumber, column } = error as { lineNumber?: number; column?: number }
  const line = lineNumber ?? Number(/line (\d+)/.exec((error as Error).message)?.[1] ?? 1)
  const start = (column ?? 0) + 1
  return { file: `templates/${name}`, line, column: start, endLine: line, endColumn: start + 1 }
}
