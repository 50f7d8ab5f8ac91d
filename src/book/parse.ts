import { type Finding, type Place, type Sentence, say, told } from '../finding.ts'
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
export function parseBook(rendered: Rendered): ParsedBook {
  const parser = new Parser(rendered)
  let at = 0
  const lines = rendered.text.split('\n').map((line): SourceLine => {
    const begins = at
    at += line.length + 1
    return { text: line.trimEnd(), at: begins }
  })
  return { blocks: parser.blocks(lines), findings: parser.findings, placeOf: parser.placeOf }
}

interface ParsedBook {
  readonly blocks: readonly Block[]
  readonly findings: readonly Finding[]
  /** Where the template writes these words, or a figure by its name, "figure-table". */
  readonly placeOf: (words: string) => Place | undefined
}

interface SourceLine {
  readonly text: string
  /** Where it begins in what the template wrote. */
  readonly at: number
}

/** The line from so many characters on. */
const from = ({ text, at }: SourceLine, ahead: number): SourceLine => ({
  text: text.slice(ahead),
  at: at + ahead,
})

// In a line there may be odd separators of lines: with `s` a dot takes them, too, and the rest of a line always matches at once.
const HEADING = /^(#{1,3}) (.+?)(?: \{#([a-z0-9-]+)\})?$/s
const ITEM = /^(- |\d+\. )(.*)$/s
const CALLOUT = /^> \[!(important|tip)\] ?(.*)$/s
const FIGURE = /^!\[(.*)\]\(([a-z0-9-]+)\) ?(.*)$/s
const DIRECTIVE = /^::(\S*) ?(.*)$/s
const CAPTION = /^Table: (.+)$/s
/** Deeper than any book. */
const MAX_DEPTH = 12

class Parser {
  readonly findings: Finding[] = []
  readonly #rendered: Rendered
  /** Where words begin in what the template wrote. */
  readonly #words = new Map<string, number>()
  #depth = 0
  /** Level of the last chapter or part. */
  #above = 1

  constructor(rendered: Rendered) {
    this.#rendered = rendered
  }

  readonly placeOf = (words: string): Place | undefined => {
    const at = this.#words.get(words)
    return at === undefined ? undefined : this.#rendered.placeOf(at)
  }

  blocks(lines: readonly SourceLine[]): Block[] {
    if (++this.#depth > MAX_DEPTH) {
      this.#complain(lines[0], say`blocks are nested too deep`)
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
    const line = lines[at]!
    const { text } = line
    if (text === '') return at + 1
    const heading = HEADING.exec(text)
    if (heading) {
      const level = heading[1]!.length as Heading['level']
      const id = heading[3]
      const rank = level === 3 && this.#above === 1 ? 2 : level
      if (level < 3) this.#above = level
      into.push({ kind: 'heading', level, rank, text: this.#said(heading[2]!, line), ...(id && { id }) })
      return at + 1
    }
    if (ITEM.test(text)) return this.#list(lines, at, into)
    if (text.startsWith('>')) return this.#callout(lines, at, into)
    if (text.startsWith('|') || CAPTION.test(text)) return this.#table(lines, at, into)
    if (text.startsWith('::')) return this.#directive(lines, at, into)
    const figure = FIGURE.exec(text)
    if (figure) {
      const [, alt = '', name = '', caption = ''] = figure
      this.#note(`figure-${name}`, line)
      into.push({ kind: 'figure', name, alt: this.#said(alt, line), caption: this.#said(caption, line) })
      return at + 1
    }
    return this.#prose(lines, at, into)
  }

  #prose(lines: readonly SourceLine[], at: number, into: Block[]): number {
    const end = until(lines, at, ({ text }) => text === '' || /^(#|- |\d+\. |>|\||::|!\[)/.test(text))
    const text = lines.slice(at, Math.max(end, at + 1)).map((line) => line.text.trim())
    const words = this.#said(text.join(' '), lines[at]!)
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
        .map((line) => from(line, Math.min(indent, line.text.search(/[^ ]|$/))))
      items.push(this.blocks([from(lines[next]!, indent), ...body]))
      next = inside
    }
    into.push({ kind: 'list', ordered, items })
    return next
  }

  #callout(lines: readonly SourceLine[], at: number, into: Block[]): number {
    const end = until(lines, at, ({ text }) => !text.startsWith('>'))
    const [, look, label = ''] = CALLOUT.exec(lines[at]!.text) ?? []
    if (!look) this.#complain(lines[at], say`a callout begins with "> [!important]" or "> [!tip]"`)
    const inside = lines.slice(at + 1, end).map((line) => from(line, line.text.startsWith('> ') ? 2 : 1))
    into.push({
      kind: 'callout',
      look: look === 'important' ? 'important' : 'tip',
      label: this.#said(label, lines[at]!),
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
      .map((line) =>
        line.text
          .replace(/^\||\|$/g, '')
          .split('|')
          .map((cell) => this.#said(cell.trim(), line)),
      )
    const [head, ...body] = rows
    if (!head || body.length === 0 || body.some((row) => row.length !== head.length)) {
      this.#complain(lines[at], say`a table needs a head, and every row as many cells as the head`)
      return end
    }
    into.push({
      kind: 'table',
      head,
      rows: body,
      ...(caption && { caption: this.#said(caption, lines[at]!) }),
    })
    return end
  }

  #directive(lines: readonly SourceLine[], at: number, into: Block[]): number {
    const [, name = '', rest = ''] = DIRECTIVE.exec(lines[at]!.text) ?? []
    if (name === 'page') into.push({ kind: 'page' })
    else if (name === 'contents') into.push({ kind: 'contents', title: this.#said(rest, lines[at]!) })
    else if (name === 'cover' || name === 'grid' || name === 'entry') {
      const end = closing(lines, at)
      if (end === undefined) this.#complain(lines[at], say`::${name} has no ::end`)
      const inside = this.blocks(lines.slice(at + 1, end ?? lines.length))
      const [first = '', second = ''] = rest.trim().split(/ +/)
      if (name === 'cover') into.push({ kind: 'cover', blocks: inside })
      else if (name === 'entry') into.push({ kind: 'entry', icon: first, look: second, blocks: inside })
      else into.push({ kind: 'grid', columns: Math.min(4, Math.max(1, Number(first) || 2)), cells: inside })
      return (end ?? lines.length) + 1
    } else this.#complain(lines[at], say`"::${name}" is not known`)
    return at + 1
  }

  /** Words of a line, put back. */
  #said(text: string, line: SourceLine): string {
    const words = this.#rendered.restore(text.trim()).trim()
    this.#note(words, line)
    return words
  }

  #note(words: string, { text, at }: SourceLine): void {
    if (!this.#words.has(words)) this.#words.set(words, at + text.search(/\S|$/))
  }

  #complain(line: SourceLine | undefined, message: Sentence): void {
    const { text = '', at = 0 } = line ?? {}
    const blank = text.search(/\S|$/)
    this.findings.push({
      code: 'template-markdown',
      severity: 'error',
      ...told(message, say`Correct the template; docs/templates.md lists what a rulebook can hold.`),
      place: this.#rendered.placeOf(at + blank, text.length - blank),
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
