import type Handlebars from 'handlebars'

/** Everything a template can do besides Handlebars' own `if`, `unless`, `each`, `with`. None reaches outside its arguments. */

/** A template that loops a million times is a mistake or an attack; a full sheet of cards needs a few hundred. */
const MAX_TURNS = 20_000

export class TemplateLimit extends Error {}

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

export function templateHelpers(): Record<string, (this: unknown, ...values: unknown[]) => unknown> {
  let turns = 0
  const turn = (): void => {
    if (++turns > MAX_TURNS) throw new TemplateLimit(`it loops more than ${MAX_TURNS} times`)
  }
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
        turn()
        out += (options as Options).fn(index)
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
          turn()
          const data = { ...block.data, key, index, first: index === 0, last: index === entries.length - 1 }
          return block.fn(value, { data, blockParams: [value, key] })
        })
        .join('')
    },
  }
}
