import type { Side } from '../card/template.ts'
import { isLow } from '../card/theme.ts'
import { escapeXml, pageHead } from '../escape.ts'
import { type Finding, say, told } from '../finding.ts'
import { toBase64 } from '../frame/bytes.ts'
import type { Frame } from '../frame/frame.ts'
import { mm } from '../geometry/length.ts'
import { findIcon } from '../icon/find.ts'
import type { IconArt } from '../layout/layout.ts'
import { typesetWords } from '../locale/typography.ts'
import { paintSvg } from '../paint/svg.ts'
import type { Rendered } from '../template/engine.ts'
import { Markup } from '../template/inert.ts'
import type { Block } from './blocks.ts'
import { type Book, openPress } from './book.ts'
import { type InlineWriter, writeLine, writeParagraphs } from './inline.ts'
import type { Press } from './press.ts'
import { styleOf } from './style.ts'

const BODY = 'rules.html.hbs'
const STYLE = 'rules.css.hbs'

export interface WrittenPage {
  /** Nothing when a template cannot be used. */
  readonly html?: string
  readonly drawings: readonly Side[]
  readonly findings: readonly Finding[]
}

/** The book as one web page that needs nothing else: its style, icons and figures are inside. */
export function writeHtml(book: Book): WrittenPage {
  const { words, theme, templates, ink } = book.source
  const { language } = words
  const page = { width: mm(148), height: mm(210) }
  const { press, findings } = openPress(book, styleOf(language, page, theme.book))
  const body = templates.render(BODY, new PageModel(book, press).page())
  // Colours and a number: no word of anybody can be part of the style.
  const style = templates.render(STYLE, {
    colors: theme.book.colors,
    low: isLow(ink),
    line: language.lineHeight,
  })
  const drawings = press.drawings.sides()
  if (!('restore' in body)) return { drawings, findings: [...findings.all, body] }
  if (!('restore' in style)) return { drawings, findings: [...findings.all, style] }
  const inside = body.restore(body.text, escapeXml)
  const refused = [...refusals(body, inside, FORBIDDEN), ...refusals(style, style.text, /<(?:\/|!)/)]
  if (refused.length > 0) return { drawings, findings: [...findings.all, ...refused] }
  const html = `<!DOCTYPE html>
<html lang="${escapeXml(language.tag)}" dir="${language.direction}">
<head>
${pageHead}
<title>${escapeXml(typesetWords(book.title, language))}</title>
<style>
${style.text}</style>
</head>
<body>
${inside}</body>
</html>
`
  return { html, drawings, findings: findings.all }
}

/** What would lead a reader elsewhere or load something, whatever the head of the page forbids. */
const FORBIDDEN = /<\/?(?:script|meta|base|link|i?frame|object|embed|form|head|body|html)\b/i

/** `text`: what is going to be in the page, words and all. */
function refusals(rendered: Rendered, text: string, forbidden: RegExp): Finding[] {
  const found = forbidden.exec(text)?.[0]
  if (!found) return []
  return [
    {
      code: 'template-failed',
      severity: 'error',
      ...told(
        say`it writes "${found}", which a game’s web page must not contain`,
        say`Remove it. A page contains no scripts and loads nothing; the program writes its head.`,
      ),
      place: rendered.placeOf(bracketBefore(rendered, found), found.length),
    },
  ]
}

/** Where the template writes the "<" of this: the rest may be in words. */
function bracketBefore({ text, restore }: Rendered, found: string): number {
  const tags = [...text.matchAll(/<[^<]*/g)]
  return tags.find(([tag]) => restore(tag, escapeXml).startsWith(found))?.index ?? 0
}

/** A book as its web page's template sees it: words are ready to be placed, pictures are addresses that hold them. */
class PageModel {
  readonly #book: Book
  readonly #press: Press
  /** Icons used in texts, drawn once and referred to. */
  readonly #symbols = new Map<string, IconArt>()
  readonly #inline: InlineWriter

  constructor(book: Book, press: Press) {
    this.#book = book
    this.#press = press
    this.#inline = {
      language: book.source.words.language,
      text: escapeXml,
      bold: (inside) => `<strong>${inside}</strong>`,
      italic: (inside) => `<em>${inside}</em>`,
      icon: (name) => this.#icon(name),
      link: (words, url) => `<a href="${escapeXml(url)}">${escapeXml(words)}</a>`,
    }
  }

  page() {
    const { blocks, title, source } = this.#book
    const cover = blocks.flatMap((block) => (block.kind === 'cover' ? block.blocks : []))
    const name = cover.find((block) => block.kind === 'heading')
    const contents = blocks.find((block) => block.kind === 'contents')
    const page = {
      skip: this.#spoken(source.words.program('book.skip')),
      sign: findIcon(source.theme.emblem('cover') ?? '') ?? false,
      name: this.#line(name?.text ?? title),
      cover: this.#blocks(cover.filter((block) => block !== name)),
      contents: contents ? this.#line(contents.title) : '',
      chapters: this.#chapters(blocks),
    }
    const symbols = [...this.#symbols].map(([id, { d, width, height, color = '' }]) => {
      return { name: id, d, width, height, color }
    })
    return { ...page, symbols }
  }

  /** Chapters with their blocks; what stands before the first is one without a title. */
  #chapters(blocks: readonly Block[]) {
    const chapters: { id: string; title: Markup | ''; blocks: object[] }[] = [
      { id: '', title: '', blocks: [] },
    ]
    for (const block of blocks) {
      if (block.kind === 'heading' && block.level === 1 && block.id)
        chapters.push({ id: block.id, title: this.#line(block.text), blocks: [] })
      else chapters.at(-1)!.blocks.push(...this.#blocks([block]))
    }
    return chapters.filter(({ id, blocks }) => id || blocks.length > 0)
  }

  readonly #blocks = (blocks: readonly Block[]): object[] =>
    blocks.flatMap((block) => {
      const seen = this.#block(block)
      return seen ? [{ kind: block.kind, ...seen }] : []
    })

  #block(block: Block): object | undefined {
    switch (block.kind) {
      case 'heading':
        return { rank: block.rank + 1, level: block.level, id: block.id ?? '', text: this.#line(block.text) }
      case 'prose':
        return { paragraphs: writeParagraphs(block.text, this.#inline).map((text) => new Markup(text)) }
      case 'list':
        return { ordered: block.ordered, items: block.items.map(this.#blocks) }
      case 'callout': {
        const sign = findIcon(this.#press.style.callout[block.look]) ?? false
        const label = block.label && this.#line(block.label)
        return { look: block.look, label, sign, blocks: this.#blocks(block.blocks) }
      }
      case 'table': {
        const rows = block.rows.map(([head = '', ...cells]) => {
          return { head: this.#line(head), cells: cells.map(this.#line) }
        })
        const spoken = this.#spoken(block.caption ?? block.head[0] ?? '')
        const caption = block.caption ? this.#line(block.caption) : ''
        return { caption, spoken, head: block.head.map(this.#line), rows }
      }
      case 'figure': {
        const { drawings, style } = this.#press
        const frame = drawings.draw(`figure-${block.name}`, mm(style.web.figure))
        const caption = block.caption && this.#line(block.caption)
        return frame && { picture: pictureOf(frame), alt: this.#spoken(block.alt), caption }
      }
      case 'entry': {
        const { drawings, style } = this.#press
        const frame = drawings.emblem(block.icon, block.look, mm(style.web.emblem))
        return { picture: frame ? pictureOf(frame) : '', blocks: this.#blocks(block.blocks) }
      }
      case 'grid':
        return { columns: block.columns, blocks: this.#blocks(block.cells) }
      case 'cover':
      case 'contents':
      case 'page':
        return undefined
    }
  }

  readonly #line = (text: string): Markup => new Markup(writeLine(text, this.#inline))
  /** Words that are read out rather than shown. */
  readonly #spoken = (text: string): string => typesetWords(text, this.#inline.language)

  #icon(name: string): string {
    const art = this.#press.setting.icon?.(name)
    if (!art) return escapeXml(`:${name}:`)
    this.#symbols.set(name, art)
    const said = this.#book.source.words.term(name)
    const label = said ? `role="img" aria-label="${escapeXml(this.#spoken(said))}"` : 'aria-hidden="true"'
    return `<svg class="icon" ${label} viewBox="0 0 ${art.width} ${art.height}"><use href="#icon-${name}"/></svg>`
  }
}

/** A drawing as an image of its own: ids inside it meet no others. */
const pictureOf = (frame: Frame): string =>
  `data:image/svg+xml;base64,${toBase64(new TextEncoder().encode(paintSvg(frame)))}`
