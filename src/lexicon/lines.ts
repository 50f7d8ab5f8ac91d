import type { Place } from '../finding.ts'
import type { YamlNode, YamlScalar } from '../source/tree.ts'

/** A line of a text block, and where it stands. */
export class Line {
  readonly text: string
  readonly #node: YamlScalar
  readonly #from: number

  constructor(text: string, node: YamlScalar, from: number) {
    this.text = text
    this.#node = node
    this.#from = from
  }

  /** What is left of this line behind its first characters. */
  behind(characters: number): Line {
    const rest = this.text.slice(characters)
    return new Line(rest.trim(), this.#node, this.#from + characters + rest.length - rest.trimStart().length)
  }

  /** From this line to the end of a later one. */
  through(last: Line): Line {
    const end = last.#from + last.text.length
    return new Line(String(this.#node.value).slice(this.#from, end), this.#node, this.#from)
  }

  /** Worked out only when something has to be said about the line; `at` counts characters into it. */
  place(at = 0): Place {
    const [node, from] = [this.#node, this.#from]
    return typeof node.value === 'string' ? node.words(from + at, from + this.text.length) : node.place
  }
}

/** The lines of a text block, without blank ones and # comments. */
export function linesOf(node: YamlNode | undefined): Line[] {
  if (node?.kind !== 'scalar' || node.value === null) return []
  const lines: Line[] = []
  let start = 0
  for (const raw of String(node.value).split('\n')) {
    const text = raw.trim()
    if (text && !text.startsWith('#')) lines.push(new Line(text, node, start + raw.indexOf(text)))
    start += raw.length + 1
  }
  return lines
}

/** The forms of a text block: a line each, or several while a bracket is open. */
export function formLines(node: YamlNode | undefined): Line[] {
  const lines: Line[] = []
  let open: Line | undefined
  for (const line of linesOf(node)) {
    const whole: Line = open ? open.through(line) : line
    open = openBrackets(whole.text) > 0 ? whole : undefined
    if (!open) lines.push(whole)
  }
  return open ? [...lines, open] : lines
}

const NOT = 'not:'

/** The lines of an entry: its forms, and behind a line that begins with `not:` its contexts. */
export function entryLines(node: YamlNode | undefined): { forms: Line[]; not: Line[] } {
  const lines = formLines(node)
  const at = lines.findIndex(({ text }) => text.startsWith(NOT))
  if (at < 0) return { forms: lines, not: [] }
  const first = lines[at]!.behind(NOT.length)
  return { forms: lines.slice(0, at), not: [...(first.text ? [first] : []), ...lines.slice(at + 1)] }
}

const openBrackets = (text: string): number => text.split('(').length - text.split(')').length

/** What a scalar holds, as text. */
export const textOf = (node: YamlNode | undefined): string =>
  node?.kind === 'scalar' && node.value !== null ? String(node.value) : ''
