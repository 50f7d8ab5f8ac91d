import type { ScalarStyle } from './tree.ts'

/**
 * Where each character of a scalar's value stands in the source: `offsets[i]` for `value[i]`, one more for its end.
 * Exact for every character but white space, of which a folded line may have more than its value.
 */
export function wordOffsets(source: string, start: number, value: string, style: ScalarStyle): number[] {
  return style === 'literal'
    ? literalOffsets(source, start, value)
    : flowingOffsets(source, start, value, style)
}

/** A literal block is its source lines without their indentation. */
function literalOffsets(source: string, start: number, value: string): number[] {
  const offsets: number[] = []
  let lineStart = source.indexOf('\n', start) + 1
  for (const line of value.split('\n')) {
    const newline = source.indexOf('\n', lineStart)
    const lineEnd = newline < 0 ? source.length : newline
    const from = Math.max(lineStart, lineEnd - line.length)
    for (let i = 0; i < line.length; i++) offsets.push(from + i)
    offsets.push(lineEnd)
    lineStart = lineEnd + 1
  }
  return offsets
}

const ESCAPE_LENGTH: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 }
const isSpace = (character: string | undefined) =>
  character === ' ' || character === '\t' || character === '\n'

/** Walks source and value together; they differ in escapes and in folded line ends only. */
function flowingOffsets(source: string, start: number, value: string, style: ScalarStyle): number[] {
  let at = start
  if (style === 'single' || style === 'double') at++
  if (style === 'folded') at = source.indexOf('\n', start) + 1
  const skipSpace = () => {
    while (isSpace(source[at])) at++
  }
  if (style === 'folded' && !isSpace(value[0])) skipSpace()

  const offsets: number[] = []
  for (let i = 0; i < value.length; i++) {
    // An escaped line end stands for nothing.
    while (style === 'double' && source[at] === '\\' && source[at + 1] === '\n') {
      at += 2
      skipSpace()
    }
    offsets.push(at)
    if (style === 'double' && source[at] === '\\') {
      const length = ESCAPE_LENGTH[source[at + 1]!] ?? 2
      if (length === 10 && value.codePointAt(i)! > 0xffff) offsets.push(offsets[i++]!)
      at += length
    } else if (style === 'single' && source[at] === "'") at += 2
    else if (!isSpace(value[i])) at++
    else if (isSpace(value[i + 1])) at += isSpace(source[at]) ? 1 : 0
    else skipSpace()
  }
  offsets.push(at)
  return offsets
}

/** Where in a text its lines begin. */
export function startsOf(lines: readonly string[]): number[] {
  let start = 0
  return lines.map((line) => {
    const own = start
    start += line.length + 1
    return own
  })
}
