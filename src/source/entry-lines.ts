import { parseYaml } from './yaml.ts'

/**
 * A YAML file of entries, each on lines of its own, with the lines of one of them made others: '' takes it out, more lines add an entry
 * behind it. Every other byte stays: line ends, comments, blank lines. Whoever asks reads the file again and looks whether it says
 * what it should.
 */
export function withEntryLines(
  text: string,
  index: number,
  change: (lines: string) => string,
): string | undefined {
  const { root } = parseYaml(text.replace('\ufeff', '').replaceAll('\r\n', '\n'), '')
  const starts = root?.kind === 'map' ? root.entries.map(({ keyPlace }) => keyPlace.line) : undefined
  const begins = root?.kind === 'list' ? root.items.map(({ place }) => place.line) : starts
  const first = begins?.[index]
  if (first === undefined) return undefined
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split('\n')
  const last = lastOf(lines, first, begins?.[index + 1] ?? lines.length + 1)
  const own = `${lines.slice(first - 1, last).join('\n')}\n`.replaceAll('\r\n', '\n')
  const changed = change(own).replaceAll('\n', newline)
  // The last line of a file may have no end.
  const isAtEnd = last === lines.length
  const rest = lines.slice(last).join('\n')
  return [
    ...lines.slice(0, first - 1).map((line) => `${line}\n`),
    isAtEnd ? changed.slice(0, -newline.length) : changed,
    rest,
  ].join('')
}

/** The last line of an entry, from 1: comments and blank lines before the next one are not its own. */
function lastOf(lines: readonly string[], first: number, next: number): number {
  let last = next - 1
  while (last > first && /^\s*(?:#.*)?$/.test(lines[last - 1] ?? '')) last--
  return last
}
