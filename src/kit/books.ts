import { type Book, type LaidBook, layBook, readBook } from '../book/book.ts'
import type { ContextSource } from '../card/context.ts'
import type { Finding } from '../finding.ts'
import type { Document } from '../frame/document.ts'
import type { Size } from '../geometry/box.ts'
import { mm } from '../geometry/length.ts'
import type { Paper } from '../sheet/format.ts'
import type { BuiltFile } from './build.ts'

export type BookFormat = 'pdf' | 'md' | 'html'

/** What somebody wants of the rulebook. */
export interface BookRequest {
  readonly paper: Paper
  readonly formats: readonly BookFormat[]
  /** An earlier edition; absent: the current one. */
  readonly edition?: string
  /** Of the program, for the imprint. */
  readonly version: string
}

export interface BuiltBooks {
  readonly files: readonly BuiltFile[]
  readonly findings: readonly Finding[]
}

/** The rulebook of one language: a PDF to read, a booklet to fold, Markdown, a web page. None when the game has none. */
export async function buildBooks(source: ContextSource, request: BookRequest): Promise<BuiltBooks> {
  const { formats } = request
  const book = readBook(source, request)
  if (!book) return { files: [], findings: notThere(source, request) }
  const name = `${source.words.lang}/${nameOf(request)}`
  const pdf = formats.includes('pdf') ? await pdfFiles(book, request, name) : NOTHING
  const files = [...pdf.files]
  if (formats.includes('md')) {
    const { writeMarkdown } = await import('../book/markdown.ts')
    files.push(textFile(`${name}.md`, writeMarkdown(book)))
  }
  const findings = [...book.findings, ...pdf.findings]
  if (formats.includes('html')) {
    const { writeHtml } = await import('../book/html.ts')
    const page = writeHtml(book)
    if (page.html !== undefined) files.push(textFile(`${name}.html`, page.html))
    findings.push(...page.findings)
  }
  return { files, findings }
}

/** Two languages beside each other on whole pages: "en-fr/rules.pdf". */
export async function buildSideBySide(
  left: ContextSource,
  right: ContextSource,
  request: BookRequest,
): Promise<BuiltBooks> {
  const [ours, theirs] = [readBook(left, request), readBook(right, request)]
  if (!ours || !theirs)
    return {
      files: [],
      findings: [...(ours ? [] : notThere(left, request)), ...(theirs ? [] : notThere(right, request))],
    }
  const { laySideBySide } = await import('../book/side-by-side.ts')
  const { document, findings } = laySideBySide(ours, theirs, request.paper)
  const name = `${left.words.lang}-${right.words.lang}/${nameOf(request)}`
  const file = await pdfFile(`${name}.pdf`, document, document.pages.length)
  return { files: [file], findings: [...ours.findings, ...theirs.findings, ...findings] }
}

const NOTHING: BuiltBooks = { files: [], findings: [] }
const nameOf = ({ edition }: BookRequest): string => (edition ? `rules-${edition}` : 'rules')

async function pdfFiles(book: Book, { paper }: BookRequest, name: string): Promise<BuiltBooks> {
  const { document, findings }: LaidBook = layBook(book, pageOn(paper))
  const { imposeBooklet } = await import('../sheet/booklet.ts')
  const booklet = imposeBooklet(document.pages, paper)
  // A sheet with two pages on it is for the printer: no contents, no structure to read aloud.
  const { title, lang } = document
  const files = [
    await pdfFile(`${name}.pdf`, document, document.pages.length),
    await pdfFile(`${name}-booklet.pdf`, { title, lang, pages: booklet.pages }, booklet.sheets),
  ]
  return { files, findings: [...findings, ...booklet.findings] }
}

/** Half a sheet: A5 for A4, half-letter for Letter. Laid out at that size, never scaled. */
export function pageOn({ name, width, height }: Paper): Size {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return name === 'A4' ? { width: mm(148), height: mm(210) } : { width: long / 2, height: short }
}

async function pdfFile(path: string, document: Document, sheets: number): Promise<BuiltFile> {
  const { paintPdf } = await import('../paint/pdf/pdf.ts')
  const pages = document.pages.length
  return { path, bytes: paintPdf(document), pages, sheets, contents: [{ piece: 'rules', counts: {} }] }
}

const textFile = (path: string, text: string): BuiltFile => ({
  path,
  bytes: new TextEncoder().encode(text),
  pages: 0,
  sheets: 0,
  contents: [{ piece: 'rules', counts: {} }],
})

/** A game without a rulebook simply has none; an edition somebody asked for by name is missed. */
const notThere = ({ words }: ContextSource, { edition }: BookRequest): Finding[] =>
  edition
    ? [
        {
          code: 'edition-not-written',
          severity: 'error',
          message: `There are no rules of the edition "${edition}" in ${words.lang}: locales/${words.lang}/rules-${edition}.yaml is missing`,
          hint: 'Choose a language that has them, or leave out --edition.',
          lang: words.lang,
        },
      ]
    : []
