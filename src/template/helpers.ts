import type Handlebars from 'handlebars'

/** A template that loops a million times is a mistake or an attack; a full sheet of cards needs a few hundred. */
const MAX_TURNS = 20_000
/** Longer than any page we print; shorter than what would stall a parser. */
const MAX_OUTPUT = 1_000_000
/** Parts inside parts; more is a part that includes itself. */
const MAX_DEPTH = 30

export class TemplateLimit extends Error {}

/** What one rendering may spend: turns of loops and parts, parts inside parts, and letters written by them. */
export class Budget {
  #turns = 0
  #depth = 0
  #written = 0

  turn(): void {
    if (++this.#turns > MAX_TURNS)
      throw new TemplateLimit(`it takes more than ${MAX_TURNS} turns of loops and parts`)
  }

  /** Counts what a loop or part wrote, each time it is written into something larger. */
  wrote(text: string): string {
    this.#written += text.length
    if (this.#written > MAX_OUTPUT) throw new TemplateLimit(`it writes more than ${MAX_OUTPUT} characters`)
    return text
  }

  part(write: () => string): string {
    this.turn()
    if (++this.#depth > MAX_DEPTH)
      throw new TemplateLimit(`parts are nested more than ${MAX_DEPTH} deep; does one include itself?`)
    const text = this.wrote(write())
    this.#depth--
    return text
  }
}

type Arguments = readonly unknown[]
type Options = Handlebars.HelperOptions

const numbers = (values: Arguments): number[] =>
  values.slice(0, -1).map((value) => {
    const number = Number(value)
    if (!Number.isFinite(number)) throw new TemplateLimit(`"${String(value)}" is not a number`)
    return number
  })
/** Four decimals of a millimetre are finer than any printer, and keep 0.1 + 0.2 out of the files. */
const tidy = (value: number): number => Math.round(value * 1e4) / 1e4

/** Everything a template can do besides Handlebars' own `if`, `unless` and `with`. None reaches outside its arguments. */
export function templateHelpers(
  budget: Budget,
): Record<string, (this: unknown, ...values: unknown[]) => unknown> {
  return {
    eq: (a, b) => a === b,
    not: (a) => !a,
    and: (...values) => values.slice(0, -1).every(Boolean),
    or: (...values) => values.slice(0, -1).some(Boolean),
    gt: (a, b) => Number(a) > Number(b),
    add: (...values) => tidy(numbers(values).reduce((sum, value) => sum + value, 0)),
    sub: (...values) => tidy(numbers(values).reduce((left, value) => left - value)),
    mul: (...values) => tidy(numbers(values).reduce((product, value) => product * value, 1)),
    div: (...values) => tidy(numbers(values).reduce((left, value) => left / value)),
    /** `{{#times 3}}…{{/times}}`: `this` counts from 0. */
    times(count, options) {
      const [wanted] = numbers([count, options])
      let out = ''
      for (let index = 0; index < wanted!; index++) {
        budget.turn()
        out += budget.wrote((options as Options).fn(index))
      }
      return out
    },
    /** As Handlebars' own `each`, but counted. */
    each(list, options) {
      const entries = Object.entries((list ?? {}) as object)
      const block = options as Options
      if (entries.length === 0) return block.inverse(this)
      return entries
        .map(([key, value], index) => {
          budget.turn()
          const data = { ...block.data, key, index, first: index === 0, last: index === entries.length - 1 }
          return budget.wrote(block.fn(value, { data, blockParams: [value, key] }))
        })
        .join('')
    },
  }
}
