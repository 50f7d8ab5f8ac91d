import type { VerbOption } from '../order/option.ts'
import type { Verb } from './verb.ts'

/** The options of a verb as a Markdown table, for docs/commands.md: what help shows is what the document says. */
export function optionTable({ options }: Verb): string {
  const rows = [['option', 'meaning'], ...options.map((option) => [`\`${option.flags}\``, meaningOf(option)])]
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (cells: readonly string[], blank = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!, blank)).join(' | ')} |`
  const [head, ...body] = rows
  return [line(head!), line(['', ''], '-'), ...body.map((row) => line(row))].join('\n')
}

function meaningOf({ description, choices, default: preset }: VerbOption): string {
  const text = description.replaceAll('|', '\\|')
  const listed = choices ? ` One of ${choices.map((choice) => `\`${choice}\``).join(', ')}.` : ''
  const usual = preset ? ` Default: \`${preset}\`.` : ''
  return `${text[0]!.toUpperCase()}${text.slice(1)}.${listed}${usual}`
}

const END = '<!-- end of options -->'

/** A document with today's tables in it. */
export const withOptionTables = (document: string, verbs: readonly Verb[]): string =>
  verbs.reduce((text, verb) => {
    const begin = `<!-- options of growl ${verb.name} -->`
    const [before, after] = text.split(begin)
    return after === undefined
      ? text
      : `${before}${begin}\n\n${optionTable(verb)}\n\n${after.slice(after.indexOf(END))}`
  }, document)
