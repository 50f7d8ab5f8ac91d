import { describe, expect, it } from 'vitest'
import { layBook } from '../../src/book/book.ts'
import { parseInline } from '../../src/locale/inline.ts'
import { paintPdf } from '../../src/paint/pdf/pdf.ts'
import { WHOLE } from '../locale/shipped.ts'
import { objects, textByPdfium } from '../paint/readers.ts'
import { A5, bookOf, HALF_LETTER, paragraphsOf } from './shelf.ts'

/** As a reader of the PDF sees it: without spaces and the marks of divided words. */
const bare = (text: string): string => text.normalize('NFC').replace(/[\s\u00ad\ufffe\u0002-]/gu, '')

/** What an independent reader must find of a text, in order: the words between its icons. */
const wordsIn = (text: string): string[] =>
  parseInline(text.replaceAll('\n', ' ')).inlines.flatMap((inline) =>
    inline.kind === 'text' && bare(inline.text) ? [bare(inline.text)] : [],
  )

describe('a rulebook read back by PDFium', () => {
  it.each(WHOLE)('has every paragraph of rules.yaml in reading order: %s', async (lang) => {
    const book = await bookOf(lang)
    const { document, findings } = layBook(book, A5)
    expect([...book.findings, ...findings]).toEqual([])
    const read = bare((await textByPdfium(paintPdf(document))).join('\n'))
    const missing: string[] = []
    // Behind the contents, which name the titles too.
    let at = 0
    for (const { key, text } of paragraphsOf(book.source.words)) {
      if (key === 'goal.title')
        at = read.lastIndexOf(
          bare(text),
          read.indexOf(wordsIn(book.source.words.text('rules:goal.story')!)[0]!),
        )
      for (const words of wordsIn(text)) {
        const found = read.indexOf(words, at)
        if (found < 0) missing.push(`${key}: ${words}`)
        else at = found + words.length
      }
    }
    expect(missing).toEqual([])
  })

  it.each(WHOLE)('has contents and an outline that agree with the pages: %s', async (lang) => {
    const { document } = layBook(await bookOf(lang), HALF_LETTER)
    const pdf = paintPdf(document)
    const pages = (await textByPdfium(pdf)).map(bare)
    const outline = outlineIn(pdf)
    expect(outline.length).toBe(16)
    const contents = pages.slice(1, 3).join('')
    for (const { title, page } of outline) {
      expect(pages[page], title).toContain(bare(title))
      expect(contents, title).toContain(`${bare(title)}${page + 1}`)
    }
  })

  it('says which language it is in, and has a structure to be read aloud', async () => {
    const pdf = paintPdf(layBook(await bookOf('zh'), A5).document)
    const file = objects(pdf).map(({ dictionary }) => dictionary)
    expect(file.some((each) => each.includes('/Lang (zh-Hant)'))).toBe(true)
    for (const role of [
      'H1',
      'H2',
      'P',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
      'Figure',
      'TOC',
      'TOCI',
      'Link',
    ])
      expect(file.filter((each) => new RegExp(`/S /${role}\\b`).test(each)).length, role).toBeGreaterThan(0)
    const figures = file.filter((each) => each.includes('/S /Figure'))
    expect(figures).toHaveLength(4)
    for (const figure of figures) expect(figure).toMatch(/\/Alt [<(]/)
  })

  it('leads to the web where the text names an address', async () => {
    const file = Buffer.from(paintPdf(layBook(await bookOf('en'), A5).document)).toString('latin1')
    expect(file).toContain('https://JoeyVigour.com/GrowlFAQ')
    expect(file).toContain('https://JoeyVigour.com/GROWL)')
  })
})

/** Titles of the outline and the pages they lead to, from the file. */
function outlineIn(pdf: Uint8Array): { title: string; page: number }[] {
  const all = objects(pdf)
  const kids = /\/Kids \[([^\]]*)\]/.exec(
    all.find(({ dictionary }) => /\/Type \/Pages\b/.test(dictionary))!.dictionary,
  )![1]!
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))
  return all.flatMap(({ dictionary }) => {
    const [, text] = /\/Title (<[^>]*>|\((?:\\.|[^\\)])*\))/s.exec(dictionary) ?? []
    const [, page] = /\/Dest \[(\d+) 0 R/.exec(dictionary) ?? []
    return text && page && dictionary.includes('/Parent')
      ? [{ title: decoded(text), page: pages.indexOf(Number(page)) }]
      : []
  })
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function decoded(text: string): string {
  const inside = text.slice(1, -1)
  const bytes = text.startsWith('<')
    ? Buffer.from(inside, 'hex')
    : Buffer.from(
        inside.replace(/\\(.)/gs, (_, mark: string) => ESCAPES[mark] ?? mark),
        'latin1',
      )
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1')
}
