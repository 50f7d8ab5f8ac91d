import { say } from '../finding.ts'
import { Fault } from './fault.ts'

/** A template that loops a million times is a mistake or an attack; a full sheet of cards needs a few hundred. */
const MAX_TURNS = 20_000
/** Longer than any page we print; shorter than what would stall a parser. */
const MAX_OUTPUT = 1_000_000
/** Parts inside parts; more is a part that includes itself. */
const MAX_DEPTH = 30

/** What one rendering may spend: turns of loops and parts, parts inside parts, and letters written by them. */
export class Budget {
  #turns = 0
  #depth = 0
  #written = 0
  readonly #lengthOf: (text: string) => number

  constructor(lengthOf = (text: string): number => text.length) {
    this.#lengthOf = lengthOf
  }

  turn(): void {
    if (++this.#turns > MAX_TURNS)
      throw new Fault(say`it takes more than ${MAX_TURNS} turns of loops and parts`)
  }

  /** Counts what a loop or part wrote, each time it is written into something larger. */
  wrote(text: string): string {
    this.#written += this.#lengthOf(text)
    if (this.#written > MAX_OUTPUT) throw new Fault(say`it writes more than ${MAX_OUTPUT} characters`)
    return text
  }

  part(write: () => string): string {
    this.turn()
    if (++this.#depth > MAX_DEPTH)
      throw new Fault(say`parts are nested more than ${MAX_DEPTH} deep; does one include itself?`)
    const text = this.wrote(write())
    this.#depth--
    return text
  }
}

type Arguments = readonly unknown[]

/** What a template calls data: `@root`, `@index`. */
export type Data = Readonly<Record<string, unknown>>
/** Has what is inside a block written, with these values. */
export type Fill = (
  context: unknown,
  given?: { readonly data?: Data; readonly blockParams?: readonly unknown[] },
) => string
/** What a helper gets after its values. */
interface Options {
  readonly fn: Fill
  /** What is after `{{else}}`. */
  readonly inverse: Fill
  readonly data: Data
}
export type Helper = (this: unknown, ...values: unknown[]) => unknown

const numbers = (values: Arguments): number[] =>
  values.slice(0, -1).map((value) => {
    if (typeof value === 'object') throw new Fault(say`this is a list or a group of values, not a number`)
    const number = Number(value)
    if (!Number.isFinite(number)) throw new Fault(say`"${String(value)}" is not a number`)
    return number
  })
/** Four decimals of a millimetre are finer than any printer, and keep 0.1 + 0.2 out of the files. */
const tidy = (value: number): number => Math.round(value * 1e4) / 1e4

/** How a helper is called. */
export interface Call {
  /** The fewest and the most values it takes. */
  readonly values: readonly [least: number, most: number]
  /** It has an inside: `{{#times 3}}…{{/times}}`. */
  readonly block?: boolean
  /** It may be asked about a value that is not there. */
  readonly asks?: boolean
  readonly example: string
}

const ANY = 20
const asked = (block: string): Call => ({
  values: [1, 1],
  block: true,
  asks: true,
  example: `{{#${block} mark}}…{{/${block}}}`,
})
const inside = (block: string, value: string): Call => ({
  values: [1, 1],
  block: true,
  example: `{{#${block} ${value}}}…{{/${block}}}`,
})
const sum = (name: string): Call => ({ values: [2, ANY], example: `{{${name} width 3}}` })

/** Everything a template can call. None reaches outside its arguments. */
export const CALLS: Readonly<Record<string, Call>> = {
  if: asked('if'),
  unless: asked('unless'),
  with: inside('with', 'look'),
  each: inside('each', 'icons'),
  times: inside('times', '3'),
  eq: { values: [2, 2], asks: true, example: '(eq kind "fruit")' },
  not: { values: [1, 1], asks: true, example: '(not mark)' },
  and: { values: [1, ANY], asks: true, example: '(and mark low)' },
  or: { values: [1, ANY], asks: true, example: '(or mark low)' },
  gt: { values: [2, 2], example: '(gt worth 1)' },
  add: sum('add'),
  sub: sum('sub'),
  mul: sum('mul'),
  div: sum('div'),
  min: sum('min'),
  max: sum('max'),
}

/** What is in a block that a part was given is asked for before it is known whether there is any. */
const resolved = (value: unknown, context: unknown): unknown =>
  typeof value === 'function' ? value.call(context) : value
const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : !value && value !== 0

/** What is behind the calls. */
export function templateHelpers(budget: Budget): Record<string, Helper> {
  return {
    if(value, options) {
      const { fn, inverse } = options as Options
      const asked = resolved(value, this)
      return asked && !isEmpty(asked) ? fn(this) : inverse(this)
    },
    unless(value, options) {
      const { fn, inverse } = options as Options
      const asked = resolved(value, this)
      return asked && !isEmpty(asked) ? inverse(this) : fn(this)
    },
    with(value, options) {
      const { fn, inverse } = options as Options
      const context = resolved(value, this)
      return isEmpty(context) ? inverse(this) : fn(context, { blockParams: [context] })
    },
    eq: (a, b) => a === b,
    not: (a) => !a,
    and: (...values) => values.slice(0, -1).every(Boolean),
    or: (...values) => values.slice(0, -1).some(Boolean),
    gt: (a, b) => Number(a) > Number(b),
    add: (...values) => tidy(numbers(values).reduce((sum, value) => sum + value, 0)),
    sub: (...values) => tidy(numbers(values).reduce((left, value) => left - value)),
    mul: (...values) => tidy(numbers(values).reduce((product, value) => product * value, 1)),
    div: (...values) => tidy(numbers(values).reduce((left, value) => left / value)),
    min: (...values) => Math.min(...numbers(values)),
    max: (...values) => Math.max(...numbers(values)),
    /** `this` counts from 0. */
    times(count, options) {
      const [wanted] = numbers([count, options])
      let out = ''
      for (let index = 0; index < wanted!; index++) {
        budget.turn()
        out += budget.wrote((options as Options).fn(index))
      }
      return out
    },
    /** Lists and groups; each turn is counted. */
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
