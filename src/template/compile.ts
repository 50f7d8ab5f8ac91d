import Handlebars from 'handlebars'
import { host } from '#host'
import type { Finding } from '../finding.ts'
import { andGuess, didYouMean } from '../source/nearest.ts'
import { failed, placeIn, type Source } from './fault.ts'
import { Budget, CALLS, templateHelpers } from './helpers.ts'
import { type Included, proofread } from './proofread.ts'
import { shipped } from './shipped.ts'
import { refuseManyBlocks } from './size.ts'
import { unread } from './unread.ts'

/** The files of `templates/`. */
export interface TemplateFiles {
  /** A template's source by its name. */
  readonly read: (name: string) => string | Finding
  /** All names, to guess what was meant. */
  readonly list: () => readonly string[]
}

/** Changes what was read of a template before it is compiled, with helpers that no author can call. */
interface Preparation {
  readonly prepare: (tree: hbs.AST.Program, source: Source) => void
  readonly helpers: ReturnType<typeof templateHelpers>
}
const NONE: Preparation = { prepare: () => {}, helpers: {} }

type Filled = (context: object, options?: Handlebars.RuntimeOptions) => string

/**
 * Handlebars as strict as it gets: our helpers only, no prototypes, a name that is not in the context is an error
 * instead of an empty string. Each template is compiled once.
 */
export class TemplateSet {
  readonly #files: TemplateFiles
  readonly #preparation: Preparation
  readonly #compiled = new Map<string, Filled | Finding>()
  /** A part of drawings and one of web pages may have the same name. */
  readonly #engines = new Map<string, typeof Handlebars>()
  // Renderings follow one another; each begins with a full purse.
  #budget = new Budget()

  constructor(files: TemplateFiles, preparation: Preparation = NONE) {
    this.#files = files
    this.#preparation = preparation
  }

  /** What a template writes; throws what goes wrong meanwhile, which knows its `file` if that is a part. */
  fill(template: Filled, context: object, budget = new Budget()): string {
    this.#budget = budget
    return budget.wrote(
      template(context, {
        helpers: { ...templateHelpers(budget), ...this.#preparation.helpers },
        allowProtoPropertiesByDefault: false,
        allowProtoMethodsByDefault: false,
      }),
    )
  }

  compile(name: string): Filled | Finding {
    const known = this.#compiled.get(name)
    if (known) return known
    const text = this.#files.read(name)
    const result = typeof text === 'string' ? this.#compileSource({ name, text }) : text
    this.#compiled.set(name, result)
    return result
  }

  #compileSource(source: Source): Filled | Finding {
    const { name } = source
    const engine = this.#engineOf(kindOf(name))
    const parsed = this.#parse(engine, source)
    if ('code' in parsed) return parsed
    // A part may include a part that includes it: note the template before following them.
    this.#compiled.set(name, parsed.template)
    try {
      for (const each of parsed.included) {
        const problem = this.#include(engine, each, source)
        if (problem) return problem
      }
    } catch (error) {
      // A part that is still to be fetched: when it is asked for again, it is followed again.
      this.#compiled.delete(name)
      throw error
    }
    return parsed.template
  }

  #parse(engine: typeof Handlebars, source: Source): Parsed | Finding {
    const ready = this.#preparation === NONE ? shipped.get(host.sha256(source.text)) : undefined
    if (ready) return { template: engine.template(ready.spec) as Filled, included: ready.included }
    try {
      const { tree, included } = readTemplate(source)
      const { prepare, helpers } = this.#preparation
      prepare(tree, source)
      return { template: engine.compile(tree, strictly(Object.keys(helpers))) as Filled, included }
    } catch (error) {
      const { message, at } = unread(error, source.text)
      return failed(message, placeIn(source, at))
    }
  }

  /** `{{> corner}}` in a drawing is the file `_corner.svg.hbs`; the underscore says that it is a part and no piece of its own. */
  #include(engine: typeof Handlebars, { part, at }: Included, source: Source): Finding | undefined {
    const kind = kindOf(source.name)
    const file = `_${part}${kind}`
    const partial = this.compile(file)
    if (typeof partial !== 'function')
      return partial.code === 'file-missing'
        ? failed(
            `there is no part "${part}": templates/${file} is missing${andGuess(didYouMean(part, this.#partsOf(kind)))}`,
            placeIn(source, at),
          )
        : partial
    engine.registerPartial(part, (context: object, options?: Handlebars.RuntimeOptions) =>
      this.#budget.part(() => inFile(file, () => partial(context, options))),
    )
    return undefined
  }

  #partsOf(kind: string): string[] {
    return this.#files
      .list()
      .filter((name) => name.startsWith('_') && kindOf(name) === kind)
      .map((name) => name.slice(1, -kind.length))
  }

  #engineOf(kind: string): typeof Handlebars {
    const engine = this.#engines.get(kind) ?? strictEngine()
    this.#engines.set(kind, engine)
    return engine
  }
}

interface Parsed {
  readonly template: Filled
  readonly included: readonly Included[]
}

/** Throws what its author has to know. */
export function readTemplate({ name, text }: Source): { tree: hbs.AST.Program; included: Included[] } {
  refuseManyBlocks(text)
  const tree = Handlebars.parse(text, { srcName: name })
  return { tree, included: proofread(tree, text) }
}

/** What may be called is known beforehand: everything else is a value, and nothing is looked for among functions. */
export const strictly = (more: readonly string[] = []): CompileOptions => ({
  noEscape: true,
  strict: true,
  preventIndent: true,
  knownHelpersOnly: true,
  knownHelpers: {
    ...UNKNOWN,
    ...Object.fromEntries([...Object.keys(CALLS), ...more].map((name) => [name, true])),
  },
})
/** Handlebars would take these for helpers that are there. */
const UNKNOWN = { helperMissing: false, blockHelperMissing: false, log: false, lookup: false }

/** "card.svg.hbs" → ".svg.hbs": what a template writes, and its parts too. */
const kindOf = (name: string): string => name.slice(name.indexOf('.'))

/** An instance of our own: helpers registered here are seen nowhere else. */
export function strictEngine(): typeof Handlebars {
  const engine = Handlebars.create()
  for (const name of Object.keys(engine.helpers))
    if (!['if', 'unless', 'with'].includes(name)) engine.unregisterHelper(name)
  // Whoever compiles what has been read reads it once more: blanks would be taken away twice, and where none are beside marks.
  return Object.assign(engine, { parse: (tree: hbs.AST.Program) => tree })
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
