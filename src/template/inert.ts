/**
 * Words travel through a template as tokens and come back as themselves after the template's output has been parsed,
 * so no text, whoever wrote it, can become markup: "<g>" prints as itself and "1. Nacht" stays a paragraph.
 */
const OPEN = '\uf8f0'
const CLOSE = '\uf8f1'
const TOKEN = /\uf8f0(\d+)\uf8f1/g

/** Ids, marks, colours and lengths ("night", "6+", "#1b1d2e", "63mm") mean nothing to a parser: they stay plain for comparisons. */
const HARMLESS = /^(?:[#A-Za-z0-9][A-Za-z0-9]*(?:[-.][A-Za-z0-9]+)*\+?)?$/

export interface Inert<Context> {
  readonly context: Context
  /** Puts the words back where their tokens stand. */
  readonly restore: (text: string) => string
}

export function makeInert<Context>(context: Context): Inert<Context> {
  const words: string[] = []
  const hide = (value: unknown): unknown => {
    if (typeof value === 'string')
      return HARMLESS.test(value) ? value : `${OPEN}${words.push(value) - 1}${CLOSE}`
    if (Array.isArray(value)) return value.map(hide)
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hide(inner)]))
    return value
  }
  return {
    context: hide(context) as Context,
    restore: (text) =>
      text.includes(OPEN) ? text.replace(TOKEN, (token, index) => words[Number(index)] ?? token) : text,
  }
}
