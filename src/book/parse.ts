import { beginningOf, type Finding } from '../finding.ts'
import type { Rendered } from '../template/engine.ts'
import type { Block, Heading } from './blocks.ts'

/**
 * Reads the Markdown a template wrote: a small strict part of the language, and what a rulebook needs besides.
 *
 *     # Title {#id}              headings of three levels; the id is for links
 *     - item      1. item        lists; what is indented below belongs to the item
 *     > [!tip] Label             a callout, `[!important]` or `[!tip]`, its words quoted below
 *     Table: caption             a table with bars, first row and first column are heads
 *     ![alt](name) caption       a figure
 *     ::contents Title           the contents      ::page        a new page
 *     ::cover  ::grid 2  ::entry icon look  …  ::end             what stands between belongs inside
 *
 * Words are still tokens here and are put back only after a line has been understood, so none can become markup.
 */
export function parseBook(
  { text, restore }: Rendered,
  file: string,
): { blocks: readonly Block[]; findings: readonly Finding[] } {
  const parser = new Parser(restore, file)
  const lines = text.split('\n').map((line, i): SourceLine => ({ text: line.trimEnd(), number: i + 1 }))
  return { blocks: parser.blocks(lines), findings: parser.findings }
}

interface SourceLine {
  readonly text: string
  readonly number: number
}

const HEADING = /^(#{1,3}) (.+?)(?: \{#([a-z0-9-]+)\})?$/
const ITEM = /^(- |\d+\. )(.*)$/
const CALLOUT = /^> \[!(important|tip)\] ?(.*)$/
const FIGURE = /^!\[(.*)\]\(([a-z0-9-]+)\) ?(.*)$/
const DIRECTIVE = /^::(\S*) ?(.*)$/
const CAPTION = /^Table: (.+)$/
/** Deeper than any book. */
const MAX_DEPTH = 12

class Parser {
  readonly findings: Finding[] = []
  readonly #restore: (text: string) => string
  readonly #file: string
  #depth = 0
  /** Level of the last chapter or part. */
  #above = 1

  constructor(restore: (text: string) => string, file: string) {
    this.#restore = restore
    this.#file = file
  }

  blocks(lines: readonly SourceLine[]): Block[] {
    if (++this.#depth > MAX_DEPTH) {
      this.#complain(lines[0], 'blocks are nested too deep')
      return []
    }
    const blocks: Block[] = []
    for (let at = 0; at < lines.length; ) {
      const end = this.#block(lines, at, blocks)
      at = Math.max(end, at + 1)
    }
    this.#depth--
    return blocks
  }

  /** Reads the block that begins at a line; yields the line behind it. */
  #block(lines: readonly SourceLine[], at: number, into: Block[]): number {
    const { text } = lines[at]!
    if (text === '') return at + 1
    const heading = HEADING.exec(text)
    if (heading) {
      const level = heading[1]!.length as Heading['level']
      const id = heading[3]
      const rank = level === 3 && this.#above === 1 ? 2 : level
      if (level < 3) this.#above = level
      into.push({ kind: 'heading', level, rank, text: this.#words(heading[2]!), ...(id && { id }) })
      return at + 1
    }
    if (ITEM.test(text)) return this.#list(lines, at, into)
    if (text.startsWith('>')) return this.#callout(lines, at, into)
    if (text.startsWith('|') || CAPTION.test(text)) return this.#table(lines, at, into)
    if (text.startsWith('::')) return this.#directive(lines, at, into)
    const figure = FIGURE.exec(text)
    if (figure) {
      const [, alt = '', name = '', caption = ''] = figure
      into.push({ kind: 'figure', name, alt: this.#words(alt), caption: this.#words(caption) })
      return at + 1
    }
    return this.#prose(lines, at, into)
  }

  #prose(lines: readonly SourceLine[], at: number, into: Block[]): number {
    const end = until(lines, at, ({ text }) => text === '' || /^(#|- |\d+\. |>|\||::|!\[)/.test(text))
    const text = lines.slice(at, Math.max(end, at + 1)).map((line) => line.text.trim())
    const words = this.#words(text.join(' '))
    if (words) into.push({ kind: 'prose', text: words })
    return end
  }

  #list(lines: readonly SourceLine[], at: number, into: Block[]): number {
    const ordered = !lines[at]!.text.startsWith('-')
    const items: Block[][] = []
    let next = at
    while (next < lines.length) {
      const item = ITEM.exec(lines[next]!.text)
      if (!item || ordered !== /\d/.test(item[1]!)) break
      const indent = item[1]!.length
      const inside = until(lines, next + 1, ({ text }) => text !== '' && !text.startsWith('  '))
      const body = lines
        .slice(next + 1, inside)
        .map(({ text, number }) => ({ text: text.replace(new RegExp(`^ {1,${indent}}`), ''), number }))
      items.push(this.blocks([{ text: item[2]!, number: lines[next]!.number }, ...body]))
      next = inside
    }
    into.push({ kind: 'list', ordered, items })
    return next
  }

  #callout(lines: readonly SourceLine[], at: number, into: Block[]): number {
    const end = until(lines, at, ({ text }) => !text.startsWith('>'))
    const [, look, label = ''] = CALLOUT.exec(lines[at]!.text) ?? []
    if (!look) this.#complain(lines[at], 'a callout begins with "> [!important]" or "> [!tip]"')
    const inside = lines
      .slice(at + 1, end)
      .map(({ text, number }) => ({ text: text.replace(/^> ?/, ''), number }))
    into.push({
      kind: 'callout',
      look: look === 'important' ? 'important' : 'tip',
      label: this.#words(label),
      blocks: this.blocks(inside),
    })
    return end
  }

  #table(lines: readonly SourceLine[], at: number, into: Block[]): number {
    const caption = CAPTION.exec(lines[at]!.text)?.[1]
    const first = caption === undefined ? at : at + 1
    const end = until(lines, first, ({ text }) => !text.startsWith('|'))
    const rows = lines
      .slice(first, end)
      .filter(({ text }) => !/^\|[-| ]+\|$/.test(text))
      .map(({ text }) =>
        text
          .replace(/^\||\|$/g, '')
          .split('|')
          .map((cell) => this.#words(cell.trim())),
      )
    const [head, ...body] = rows
    if (!head || body.length === 0 || body.some((row) => row.length !== head.length)) {
      this.#complain(lines[at], 'a table needs a head and rows of as many cells')
      return end
    }
    into.push({ kind: 'table', head, rows: body, ...(caption && { caption: this.#words(caption) }) })
    return end
  }

  #directive(lines: readonly SourceLine[], at: number, into: Block[]): number {
    const [, name = '', rest = ''] = DIRECTIVE.exec(lines[at]!.text) ?? []
    if (name === 'page') into.push({ kind: 'page' })
    else if (name === 'contents') into.push({ kind: 'contents', title: this.#words(rest) })
    else if (name === 'cover' || name === 'grid' || name === 'entry') {
      const end = closing(lines, at)
      if (end === undefined) this.#complain(lines[at], `::${name} has no ::end`)
      const inside = this.blocks(lines.slice(at + 1, end ?? lines.length))
      const [first = '', second = ''] = rest.trim().split(/ +/)
      if (name === 'cover') into.push({ kind: 'cover', blocks: inside })
      else if (name === 'entry') into.push({ kind: 'entry', icon: first, look: second, blocks: inside })
      else into.push({ kind: 'grid', columns: Math.min(4, Math.max(1, Number(first) || 2)), cells: inside })
      return (end ?? lines.length) + 1
    } else this.#complain(lines[at], `"::${name}" is not known`)
    return at + 1
  }

  #words(text: string): string {
    return this.#restore(text.trim()).trim()
  }

  #complain(line: SourceLine | undefined, what: string): void {
    this.findings.push({
      code: 'template-markdown',
      severity: 'error',
      message: `templates/${this.#file}: ${what} (line ${line?.number ?? 1} of what it writes)`,
      hint: 'Correct the template; docs/templates.md lists what a rulebook can hold.',
      place: beginningOf(`templates/${this.#file}`),
    })
  }
}

/** The first line from `at` on that ends a block. */
function until(lines: readonly SourceLine[], at: number, ends: (line: SourceLine) => boolean): number {
  let end = at
  while (end < lines.length && !ends(lines[end]!)) end++
  return end
}

/** The `::end` that belongs to the directive at a line. */
function closing(lines: readonly SourceLine[], at: number): number | undefined {
  let open = 0
  for (let i = at; i < lines.length; i++) {
    const { text } = lines[i]!
    if (/^::(cover|grid|entry)\b/.test(text)) open++
    else if (text === '::end' && --open === 0) return i
  }
  return undefined
}
