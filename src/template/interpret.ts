import { Missing } from './fault.ts'
import type { Data, Fill, Helper } from './helpers.ts'
import type { Call, Expression, Outline, Part, Path, Step } from './outline.ts'

/** What a template can reach beside its values. */
export interface Reach {
  readonly helpers: Readonly<Record<string, Helper>>
  /** Has a part written, wherever its outline comes from. */
  readonly part: (name: string, write: (outline: Outline) => string) => string
}

/** Where a template is while it is filled in. */
interface Scope extends Reach {
  readonly context: unknown
  readonly data: Data
  /** This context and those around it. */
  readonly contexts: readonly unknown[]
  /** The values that blocks give names to, those of the innermost first. */
  readonly named: readonly (readonly unknown[] | undefined)[]
}

/**
 * Fills a template in, as Handlebars does with what it makes of one, but nothing is made into a program: whoever wrote the
 * template, only what is in this file is run.
 */
export const interpret = (outline: Outline, context: unknown, reach: Reach): string =>
  write(outline, enter(context, { root: context }, reach))

const enter = (context: unknown, data: Data, { helpers, part }: Reach): Scope => ({
  helpers,
  part,
  context,
  data,
  contexts: [context],
  named: [],
})

function write(outline: Outline, scope: Scope): string {
  let text = ''
  for (const step of outline) text += typeof step === 'string' ? step : written(step, scope)
  return text
}

function written(step: Exclude<Step, string>, scope: Scope): string {
  if (step.is === 'part') return include(step, scope)
  const value = evaluate(step, scope)
  const shown = typeof value === 'function' ? value.call(scope.context) : value
  return shown === undefined || shown === null ? '' : `${shown}`
}

function evaluate(expression: Expression, scope: Scope): unknown {
  switch (expression.is) {
    case 'literal':
      return expression.value
    case 'path':
      return follow(expression, scope)
    case 'call':
      return called(expression, scope)
  }
}

/** What a helper is called on where there is nothing. */
const NOTHING = Object.freeze({})
const NO_TEXT: Fill = () => ''

function called({ name, values, inside, otherwise }: Call, scope: Scope): unknown {
  const given = values.map((value) => evaluate(value, scope))
  const block = {
    fn: inside ? filling(inside, scope) : NO_TEXT,
    inverse: otherwise ? filling(otherwise, scope) : NO_TEXT,
    data: scope.data,
  }
  return scope.helpers[name]!.call(scope.context ?? NOTHING, ...given, block)
}

const filling =
  (outline: Outline, scope: Scope): Fill =>
  (context, { data = scope.data, blockParams } = {}) =>
    write(outline, {
      helpers: scope.helpers,
      part: scope.part,
      context,
      data,
      contexts: isHere(context, scope.contexts[0]) ? scope.contexts : [context, ...scope.contexts],
      named: [blockParams, ...scope.named],
    })

/** `{{#if …}}` leads no further in. Handlebars tells an empty text and 0 apart no better than this, and `../` follows it. */
const isHere = (context: unknown, here: unknown): boolean =>
  // biome-ignore lint/suspicious/noDoubleEquals: a template leads where it leads with Handlebars
  context == here || (context === NOTHING && here === null)

function follow(path: Path, scope: Scope): unknown {
  const { steps, needed } = path
  let value = beginning(path, scope)
  const sure = needed ? steps.length - 1 : steps.length
  for (let i = 0; i < sure; i++) value = stepInto(value, steps[i]!, path)
  return needed ? lastStep(value, steps[sure]!, path) : value
}

function beginning({ from, out = 0, which, at }: Path, { context, contexts, data, named }: Scope): unknown {
  if (!from) return out === 0 ? context : contexts[out]
  if (from === 'data') return dataAround(data, out)
  const values = named[out]
  if (!values) throw new Missing(at)
  return values[which!]
}

function dataAround(data: Data, out: number): Data | undefined {
  let around: Data | undefined = data
  for (let i = 0; i < out && around; i++) around = around[AROUND] as Data | undefined
  return around
}

/** What a value has itself: nothing that it inherits is reached. */
function stepInto(value: unknown, step: string, { at }: Path): unknown {
  if (value === undefined || value === null) throw new Missing(at)
  return Object.hasOwn(value, step) ? (value as Record<string, unknown>)[step] : undefined
}

function lastStep(value: unknown, step: string, path: Path): unknown {
  if (!value) throw new Missing(path.at)
  if (typeof value !== 'object' && typeof value !== 'function') throw new Missing(path.at, 'of a text')
  if (!(step in value)) throw new Missing(path.at)
  return stepInto(value, step, path)
}

function include({ name, context, values, inside }: Part, scope: Scope): string {
  const given = context ? evaluate(context, scope) : scope.context
  const all = values
    ? {
        ...(given as object),
        ...Object.fromEntries(values.map(([key, value]) => [key, evaluate(value, scope)])),
      }
    : given
  const data = inside ? withInside(inside, scope) : scope.data
  return scope.part(name, (outline) => write(outline, enter(all, data, scope)))
}

/** A part writes what is inside of its block with `{{@partial-block}}`; that sees no values. */
function withInside(inside: Outline, scope: Scope): Data {
  const { [INSIDE]: around } = scope.data
  const fill = filling(inside, scope)
  return {
    ...scope.data,
    [AROUND]: scope.data,
    [INSIDE]: () => fill(undefined, { data: { [INSIDE]: around } }),
  }
}
const INSIDE = 'partial-block'
/** Where `@../index` looks. */
const AROUND = '_parent'
