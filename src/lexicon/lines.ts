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

/** What a scalar holds, as text. */
export const textOf = (node: YamlNode | undefined): string =>
  node?.kind === 'scalar' && node.value !== null ? String(node.value) : ''
