import { describe, expect, it } from 'vitest'
import type { Block } from '../../src/book/blocks.ts'
import { layBook } from '../../src/book/book.ts'
import { writeMarkdown } from '../../src/book/markdown.ts'
import { paintPdf } from '../../src/paint/pdf/pdf.ts'
import { textByPdfium } from '../paint/readers.ts'
import { A5, bookOf, pageOf } from './shelf.ts'

/** Narrow no-break space as "·", no-break space as "~". */
const visible = (text: string) => text.replaceAll('\u202f', '·').replaceAll('\u00a0', '~')

/** What people read of a page: the words, and those read out. */
const readOnPage = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/ (?:src|d|viewBox|href|content)="[^"]*"/g, '')
    .replaceAll(/<\/?(?:strong|em|a)\b[^>]*>/g, '')
    .replaceAll(/&#?\w+;/g, '&')

const outputs = [
  ['Markdown', writeMarkdown, (text: string) => text],
  ['web page', pageOf, readOnPage],
] as const

describe.each(outputs)('the %s', (_, write, read) => {
  it('sets the spaces of French as the PDF does', async () => {
    const book = await bookOf('fr')
    const prose = (text: string): Block => ({ kind: 'prose', text })
    const blocks: Block[] = [
      prose('La nuit: silence; dormez! «Quoi ?»'),
      prose('**Attention** ! Et **«Non»** ? :wound: !'),
      { kind: 'figure', name: 'table', alt: 'Six tuiles ; une lune', caption: 'Qui commence?' },
    ]
    const text = visible(read(write({ ...book, blocks })))
    expect(text).toContain('La nuit~: silence·; dormez·! «·Quoi·?·»')
    expect(text.replaceAll(/\*\*|<\/?strong>/g, '')).toContain('Attention·! Et «·Non·»·?')
    expect(text).toContain('Six tuiles·; une lune')
    expect(text).toContain('Qui commence·?')
  })

  it('leaves no mark of the French rulebook without its space', async () => {
    const text = read(write(await bookOf('fr')))
    expect(text).toContain('\u202f?')
    // An address and the marks of the file itself are no words.
    const words = text.replaceAll(/https?:\S+|<[^>]*>|[&\\]\S?/g, ' ')
    expect(words.match(/.{0,20}(?:[\p{L}\p{N})][ ]?[;!?»]|«[^\u202f]).{0,9}/gu)).toBeNull()
  })

  it.each(['zh', 'ja'])('has no brackets and commas of English: %s', async (lang) => {
    const text = read(write(await bookOf(lang)))
    expect(text).toContain('（1）')
    expect(text).toContain('6+、9+')
    const words = text.replaceAll(/\]\(\S+?\)|<[^>]*>|[&\\]\S?/g, ' ')
    expect(words.match(/.{0,20}[(),;].{0,9}/gu)).toBeNull()
  })

  it.each(['en', 'de', 'th'])('keeps them where they are at home: %s', async (lang) => {
    const text = read(write(await bookOf(lang)))
    expect(text).toContain(' (1)')
    expect(text).toContain('6+, 9+')
  })
})

it.each(['zh', 'ja'])('and so does the PDF: %s', async (lang) => {
  const { document } = layBook(await bookOf(lang), A5)
  const text = (await textByPdfium(paintPdf(document))).join('')
  expect(text).toContain('（1）')
  expect(text).toContain('6+、9+')
})
