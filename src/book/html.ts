import { escapeXml, pageHead } from '../escape.ts'
import { toBase64 } from '../frame/bytes.ts'
import type { Frame } from '../frame/frame.ts'
import { mm } from '../geometry/length.ts'
import { findIcon } from '../icon/find.ts'
import { typesetWords } from '../locale/typography.ts'
import { paintSvg } from '../paint/svg.ts'
import type { Block, Cover, Entry, Grid, Heading, Table } from './blocks.ts'
import { type Book, openPress } from './book.ts'
import { htmlStyle } from './html-style.ts'
import { type InlineWriter, writeLine, writeParagraphs } from './inline.ts'
import { type Chapter, chaptersOf, type Press } from './press.ts'
import { styleOf } from './style.ts'

/** How wide figures are drawn; the page scales them to the screen. */
const FIGURE_WIDTH = mm(110)

/** The book as one web page that needs nothing else: its style, icons and figures are inside. */
export function writeHtml(book: Book): string {
  const { source, blocks } = book
  const { words, theme } = source
  const title = typesetWords(book.title, words.language)
  const page = { width: mm(148), height: mm(210) }
  const { press } = openPress(book, styleOf(words.language, page, theme.book))
  const writer = new HtmlWriter(book, press)
  const cover = blocks.find((block) => block.kind === 'cover')
  const header = cover ? writer.cover(cover) : `<header class="cover"><h1>${escapeXml(title)}</h1></header>`
  const contents = blocks.find((block) => block.kind === 'contents')
  const nav = contents ? writer.contents(contents.title, chaptersOf(blocks)) : ''
  const body = writer.chapters(blocks)
  const { tag, direction } = words.language
  return `<!DOCTYPE html>
<html lang="${tag}" dir="${direction}">
<head>
${pageHead}
<title>${escapeXml(title)}</title>
<style>${htmlStyle(press.style.colors, words.language)}</style>
</head>
<body>
<a class="skip" href="#rules">${escapeXml(typesetWords(words.text('labels:book.skip') ?? title, words.language))}</a>
${writer.symbols()}
${header}
${nav}
<main id="rules">
${body}
</main>
</body>
</html>
`
}

class HtmlWriter {
  readonly #book: Book
  readonly #press: Press
  /** Icons used in texts, drawn once and referred to. */
  readonly #icons = new Map<string, string>()
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

  symbols(): string {
    return `<svg class="symbols" aria-hidden="true" width="0" height="0">${[...this.#icons.values()].join('')}</svg>`
  }

  cover({ blocks }: Cover): string {
    const sign = findIcon(this.#book.source.theme.emblem('cover') ?? '')
    const art = sign
      ? `<svg class="sign" aria-hidden="true" viewBox="0 0 ${sign.width} ${sign.height}"><path d="${sign.d}"/></svg>`
      : ''
    const words = blocks.map((block) =>
      block.kind === 'heading' ? `<h1>${this.#line(block.text)}</h1>` : this.#block(block),
    )
    return `<header class="cover">${art}${words.join('')}</header>`
  }

  contents(title: string, chapters: readonly Chapter[]): string {
    const items = chapters.map(({ id, text }) => `<li><a href="#${id}">${this.#line(text)}</a></li>`)
    return `<nav aria-labelledby="contents"><h2 id="contents">${this.#line(title)}</h2><ol>${items.join('')}</ol></nav>`
  }

  /** A section for each chapter. */
  chapters(blocks: readonly Block[]): string {
    let open = false
    const parts = blocks.map((block) => {
      if (block.kind !== 'heading' || block.level !== 1 || !block.id) return this.#block(block)
      const begin = `${open ? '</section>\n' : ''}<section aria-labelledby="${block.id}">\n`
      open = true
      return begin + this.#heading(block)
    })
    return parts.filter(Boolean).join('\n') + (open ? '\n</section>' : '')
  }

  #block(block: Block): string {
    switch (block.kind) {
      case 'heading':
        return this.#heading(block)
      case 'prose':
        return writeParagraphs(block.text, this.#inline)
          .map((paragraph) => `<p>${paragraph}</p>`)
          .join('\n')
      case 'list': {
        const items = block.items.map((item) => `<li>${this.#blocks(item)}</li>`).join('\n')
        return block.ordered ? `<ol class="steps">${items}</ol>` : `<ul>${items}</ul>`
      }
      case 'callout': {
        const label = block.label ? `<p class="label">${this.#line(block.label)}</p>` : ''
        return `<div class="callout ${block.look}">${label}${this.#blocks(block.blocks)}</div>`
      }
      case 'table':
        return this.#table(block)
      case 'figure': {
        const frame = this.#press.drawings.draw(`figure-${block.name}`, FIGURE_WIDTH)
        const caption = block.caption ? `<figcaption>${this.#line(block.caption)}</figcaption>` : ''
        return frame ? `<figure>${picture(frame, 'drawing', this.#spoken(block.alt))}${caption}</figure>` : ''
      }
      case 'entry':
        return this.#entry(block)
      case 'grid':
        return this.#grid(block)
      case 'cover':
      case 'contents':
      case 'page':
        return ''
    }
  }

  readonly #blocks = (blocks: readonly Block[]): string =>
    blocks.map((block) => this.#block(block)).join('\n')
  /** Words that are read out rather than shown. */
  readonly #spoken = (text: string): string => escapeXml(typesetWords(text, this.#inline.language))
  readonly #line = (text: string): string => writeLine(text, this.#inline)

  #heading({ rank, text, id }: Heading): string {
    return `<h${rank + 1}${id ? ` id="${id}"` : ''}>${this.#line(text)}</h${rank + 1}>`
  }

  #table({ caption, head, rows }: Table): string {
    const cells = (row: readonly string[]) =>
      row.map((cell, i) =>
        i === 0 ? `<th scope="row">${this.#line(cell)}</th>` : `<td>${this.#line(cell)}</td>`,
      )
    const title = caption ? `<caption>${this.#line(caption)}</caption>` : ''
    const top = head.map((cell) => `<th scope="col">${this.#line(cell)}</th>`).join('')
    const body = rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('\n')
    return `<section class="scroll" tabindex="0" aria-label="${this.#spoken(caption ?? head[0] ?? '')}"><table>${title}<thead><tr>${top}</tr></thead><tbody>${body}</tbody></table></section>`
  }

  #entry({ icon, look, blocks }: Entry): string {
    const frame = this.#press.drawings.emblem(icon, look, mm(12))
    return `<div class="entry">${frame ? picture(frame, 'emblem', '') : ''}<div>${this.#blocks(blocks)}</div></div>`
  }

  #grid({ columns, cells }: Grid): string {
    return `<div class="grid of-${columns}">${this.#blocks(cells)}</div>`
  }

  #icon(name: string): string {
    const art = this.#press.setting.icon?.(name)
    if (!art) return escapeXml(`:${name}:`)
    const box = `viewBox="0 0 ${art.width} ${art.height}"`
    const fill = art.color ? ` fill="${art.color}"` : ''
    this.#icons.set(name, `<symbol id="icon-${name}" ${box}><path${fill} d="${art.d}"/></symbol>`)
    const said = this.#book.source.words.term(name)
    const label = said ? `role="img" aria-label="${this.#spoken(said)}"` : 'aria-hidden="true"'
    return `<svg class="icon" ${label} ${box}><use href="#icon-${name}"/></svg>`
  }
}

/** A drawing as an image of its own: ids inside it meet no others. `alt` is escaped already. */
function picture(frame: Frame, className: string, alt: string): string {
  const data = toBase64(new TextEncoder().encode(paintSvg(frame)))
  return `<img class="${className}" alt="${alt}" src="data:image/svg+xml;base64,${data}">`
}
