/**
 * Words travel through a template as tokens and come back as themselves after the template's output has been parsed,
 * so no text, whoever wrote it, can become markup: "<g>" prints as itself and "1. Nacht" stays a paragraph.
 */
const OPEN = '\uf8f0'
const CLOSE = '\uf8f1'
const TOKEN = /\uf8f0(\d+)\uf8f1/g

/** Ids, marks, colours and lengths ("fruit", "6+", "#1b1d2e", "63mm") mean nothing to a parser: they stay plain for comparisons. */
const HARMLESS = /^(?:[#A-Za-z0-9][A-Za-z0-9]*(?:[-.][A-Za-z0-9]+)*\+?)?$/

/** Markup that the program itself wrote: where words are escaped, it is not. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What a list or a group of values writes, which is no text: without it "[object Object]" would be printed. */
export const NO_TEXT = '\uf8f4'
const noText: PropertyDescriptor = { enumerable: false, value: () => NO_TEXT }

export interface Inert {
  /** The same value with tokens for words. */
  readonly hide: <Value>(value: Value) => Value
  /** Puts the words back where their tokens stand, each as `write` writes it. */
  readonly restore: (text: string, write?: (words: string) => string) => string
}

/** Lists and records are hidden once: what all cards of a deck share is walked through a single time. */
export function openInert(): Inert {
  const words: (string | Markup)[] = []
  const tokens = new Map<string, string>()
  const hidden = new WeakMap<object, unknown>()

  const tokenOf = (text: string): string => {
    const token = tokens.get(text) ?? `${OPEN}${words.push(text) - 1}${CLOSE}`
    tokens.set(text, token)
    return token
  }
  const hide = (value: unknown): unknown => {
    if (typeof value === 'string') return HARMLESS.test(value) ? value : tokenOf(value)
    if (value === null || typeof value !== 'object') return value
    const known = hidden.get(value)
    if (known) return known
    if (value instanceof Markup) return `${OPEN}${words.push(value) - 1}${CLOSE}`
    const inert = Array.isArray(value)
      ? value.map(hide)
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hide(inner)]))
    hidden.set(value, Object.defineProperty(inert, 'toString', noText))
    return inert
  }
  return {
    hide: <Value>(value: Value) => hide(value) as Value,
    restore: (text, write = (words) => words) =>
      text.includes(OPEN)
        ? text.replace(TOKEN, (token, index) => {
            const hidden = words[Number(index)] ?? token
            return hidden instanceof Markup ? hidden.text : write(hidden)
          })
        : text,
  }
}
