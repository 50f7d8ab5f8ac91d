import Handlebars from 'handlebars'
import { Budget, CALLS, templateHelpers } from '../../src/template/helpers.ts'
import { readTemplate } from '../../src/template/set.ts'

type Compiled = (context: unknown, options?: Handlebars.RuntimeOptions) => string

/** What may be called is known beforehand: everything else is a value, and nothing is looked for among functions. */
const STRICT: CompileOptions = {
  noEscape: true,
  strict: true,
  preventIndent: true,
  knownHelpersOnly: true,
  knownHelpers: {
    helperMissing: false,
    blockHelperMissing: false,
    log: false,
    lookup: false,
    ...Object.fromEntries(Object.keys(CALLS).map((name) => [name, true])),
  },
}

/** Fills templates in by programs that Handlebars' own compiler makes of them, with its own `if`, `unless` and `with`. */
export class Compiler {
  readonly #read: (name: string) => string
  /** A part of drawings and one of web pages may have the same name. */
  readonly #engines = new Map<string, typeof Handlebars>()
  readonly #compiled = new Map<string, Compiled>()
  #budget = new Budget()

  constructor(read: (name: string) => string) {
    this.#read = read
  }

  fill(name: string, context: object): string {
    const template = this.#compile(name)
    this.#budget = new Budget()
    const { if: _if, unless, with: _with, ...helpers } = templateHelpers(this.#budget)
    return template(context, {
      helpers: helpers as Record<string, () => unknown>,
      allowProtoPropertiesByDefault: false,
      allowProtoMethodsByDefault: false,
    })
  }

  #compile(name: string): Compiled {
    const known = this.#compiled.get(name)
    if (known) return known
    const { tree, included } = readTemplate({ name, text: this.#read(name) })
    const kind = name.slice(name.indexOf('.'))
    const engine = this.#engines.get(kind) ?? strictEngine()
    this.#engines.set(kind, engine)
    const template = engine.compile(tree, STRICT) as Compiled
    this.#compiled.set(name, template)
    for (const { part } of included) {
      const partial = this.#compile(`_${part}${kind}`)
      engine.registerPartial(part, (context: unknown, options?: Handlebars.RuntimeOptions) =>
        this.#budget.part(() => partial(context, options)),
      )
    }
    return template
  }
}

function strictEngine(): typeof Handlebars {
  const engine = Handlebars.create()
  for (const name of Object.keys(engine.helpers))
    if (!['if', 'unless', 'with'].includes(name)) engine.unregisterHelper(name)
  // Whoever compiles what has been read reads it once more: blanks would be taken away twice.
  return Object.assign(engine, { parse: (tree: hbs.AST.Program) => tree })
}
