import { host } from '#host'
import { type Finding, say } from '../finding.ts'
import { andGuessed } from '../source/nearest.ts'
import { Fault, failed, placeIn, type Source } from './fault.ts'
import { parse } from './grammar.ts'
import { Budget, type Helper, templateHelpers } from './helpers.ts'
import { interpret } from './interpret.ts'
import { type Outline, outlineOf } from './outline.ts'
import { type Included, proofread } from './proofread.ts'
import { type Shipped, shipped } from './shipped.ts'
import { refuseManyBlocks } from './size.ts'
import { unread } from './unread.ts'

/** The files of `templates/`. */
export interface TemplateFiles {
  /** A template's source by its name. */
  readonly read: (name: string) => string | Finding
  /** All names, to guess what was meant. */
  readonly list: () => readonly string[]
}

/** Changes what was read of a template before it is used, with helpers that no author can call. */
interface Preparation {
  readonly prepare: (tree: hbs.AST.Program, source: Source) => void
  readonly helpers: Readonly<Record<string, Helper>>
}
const NONE: Preparation = { prepare: () => {}, helpers: {} }

/** A template that can be filled in. */
interface Template {
  /** ".svg.hbs": what it writes, and its parts too. */
  readonly kind: string
  readonly outline: Outline
}

/**
 * Handlebars as strict as it gets: our helpers only, no prototypes, a name that is not in the context is an error
 * instead of an empty string. Each template is read once.
 */
export class TemplateSet {
  readonly #files: TemplateFiles
  readonly #preparation: Preparation
  readonly #opened = new Map<string, Template | Finding>()

  constructor(files: TemplateFiles, preparation: Preparation = NONE) {
    this.#files = files
    this.#preparation = preparation
  }

  /** What a template writes; throws what goes wrong meanwhile, which knows its `file` if that is a part. */
  fill({ outline, kind }: Template, context: object, budget = new Budget()): string {
    const part = (name: string, write: (outline: Outline) => string): string => {
      const file = `_${name}${kind}`
      return budget.part(() => inFile(file, () => write(this.#part(file))))
    }
    const helpers = { ...templateHelpers(budget), ...this.#preparation.helpers }
    return budget.wrote(interpret(outline, context, { helpers, part }))
  }

  open(name: string): Template | Finding {
    const known = this.#opened.get(name)
    if (known) return known
    const text = this.#files.read(name)
    const result = typeof text === 'string' ? this.#openSource({ name, text }) : text
    this.#opened.set(name, result)
    return result
  }

  #openSource(source: Source): Template | Finding {
    const { name } = source
    const read = this.#read(source)
    if ('code' in read) return read
    const template: Template = { kind: kindOf(name), outline: read.outline }
    // A part may include a part that includes it: note the template before following them.
    this.#opened.set(name, template)
    try {
      for (const each of read.included) {
        const problem = this.#include(each, source)
        if (problem) return problem
      }
    } catch (error) {
      // A part that is still to be fetched: when it is asked for again, it is followed again.
      this.#opened.delete(name)
      throw error
    }
    return template
  }

  #read(source: Source): Shipped | Finding {
    const ready = this.#preparation === NONE ? shipped.get(host.sha256(source.text)) : undefined
    if (ready) return ready
    try {
      const { tree, included } = readTemplate(source)
      this.#preparation.prepare(tree, source)
      return { outline: outlineOf(tree), included }
    } catch (error) {
      const { message, at } = unread(error, source.text)
      return failed(message, placeIn(source, at))
    }
  }

  /** `{{> corner}}` in a drawing is the file `_corner.svg.hbs`; the underscore says that it is a part and no piece of its own. */
  #include({ part, at }: Included, source: Source): Finding | undefined {
    const kind = kindOf(source.name)
    const file = `_${part}${kind}`
    const opened = this.open(file)
    if (!('code' in opened)) return undefined
    return opened.code === 'file-missing'
      ? failed(
          say`there is no part "${part}": templates/${file} is missing${andGuessed(part, this.#partsOf(kind))}`,
          placeIn(source, at),
        )
      : opened
  }

  /** Two parts may include each other, and something else be wrong with one of them. */
  #part(file: string): Outline {
    const opened = this.open(file)
    if ('code' in opened) throw new Fault(opened.said?.message ?? opened.message)
    return opened.outline
  }

  #partsOf(kind: string): string[] {
    return this.#files
      .list()
      .filter((name) => name.startsWith('_') && kindOf(name) === kind)
      .map((name) => name.slice(1, -kind.length))
  }
}

/** Throws what its author has to know. */
export function readTemplate({ name, text }: Source): { tree: hbs.AST.Program; included: Included[] } {
  refuseManyBlocks(text)
  const tree = parse(text, { srcName: name })
  return { tree, included: proofread(tree, text) }
}

const kindOf = (name: string): string => name.slice(name.indexOf('.'))

/** A failure knows the file it happened in: the innermost part, not the template that was asked for. */
function inFile(file: string, write: () => string): string {
  try {
    return write()
  } catch (error) {
    if (error instanceof Error && !('file' in error)) Object.assign(error, { file })
    throw error
  }
}
