import { type Book, layBook, missingFor, readBook } from '../book/book.ts'
import type { ContextSource } from '../card/context.ts'
import type { Side } from '../card/template.ts'
import { beginningOf, type Finding, say, told } from '../finding.ts'
import type { Document } from '../frame/document.ts'
import type { Size } from '../geometry/box.ts'
import { mm } from '../geometry/length.ts'
import type { BookletRequest } from '../sheet/booklet.ts'
import type { Paper } from '../sheet/format.ts'
import { rangeOf } from './ranges.ts'
import { isTurnedByHand, type PrintRequest } from './request.ts'
import { lineOfText } from './sheets.ts'

/** What somebody wants of the rulebook. */
export type BookRequest = Pick<PrintRequest, 'paper' | 'backs' | 'order' | 'formats' | 'edition' | 'version'>

/** The rulebook of a language, laid out in the forms asked for. */
export interface LaidRules {
  /** "rules", of an earlier edition "rules-draft-1". */
  readonly name: string
  /** To read, and with two pages on a side to fold. */
  readonly document?: Document
  readonly booklet?: Document
  readonly markdown?: string
  readonly html?: string
  /** Its cover, figures and emblems. */
  readonly drawings: readonly Side[]
  readonly findings: readonly Finding[]
}

/** undefined when the game has no rulebook. `screen`: what its web page is made of, where paper looks otherwise. */
export async function layRules(
  source: ContextSource,
  request: BookRequest,
  screen: ContextSource = source,
): Promise<LaidRules | undefined> {
  const book = readBook(source, request)
  if (!book) return notWritten([source], request)
  const { formats } = request
  const forms: Partial<LaidRules>[] = [book]
  if (formats.includes('pdf')) forms.push(await layPages(book, source, request))
  if (formats.includes('md')) {
    const { writeMarkdown } = await import('../book/markdown.ts')
    forms.push({ markdown: writeMarkdown(book) })
  }
  if (formats.includes('html')) {
    const { writeHtml } = await import('../book/html.ts')
    forms.push(writeHtml(screen === source ? book : readBook(screen, request)!))
  }
  return together(request, forms)
}

/** The rulebooks of two languages beside each other, on whole pages. */
export async function layBothRules(
  left: ContextSource,
  right: ContextSource,
  request: BookRequest,
): Promise<LaidRules | undefined> {
  const [ours, theirs] = [readBook(left, request), readBook(right, request)]
  if (!ours || !theirs) return notWritten([...(ours ? [] : [left]), ...(theirs ? [] : [right])], request)
  const { laySideBySide } = await import('../book/side-by-side.ts')
  return together(request, [ours, theirs, laySideBySide(ours, theirs, request.paper)])
}

async function layPages(
  book: Book,
  source: ContextSource,
  request: BookRequest,
): Promise<Partial<LaidRules>> {
  const { paper } = request
  const { document, drawings, findings } = layBook(book, pageOn(paper))
  const { imposeBooklet } = await import('../sheet/booklet.ts')
  const byHand = isTurnedByHand(request)
  const { pages, findings: aboutBooklet } = imposeBooklet(document.pages, {
    paper,
    order: byHand ? 'fronts-first' : 'interleaved',
    // Whoever has found out how to put the cards back in does the same again.
    longEdge: byHand && request.backs === 'long',
    hint: bookletHint(source, byHand),
  })
  // A sheet with two pages on it is for the printer: no contents, no structure to read aloud.
  const { title, lang } = document
  const print = { actualSize: true, duplex: byHand ? 'simplex' : 'short-edge' } as const
  return {
    document,
    booklet: { title, lang, pages, print },
    drawings,
    findings: [...findings, ...aboutBooklet.map((finding) => ({ ...finding, option: '--paper' }))],
  }
}

/** How to print and fold it is said on the booklet itself, small, on what becomes its back. */
const bookletHint =
  ({ words, setting }: ContextSource, byHand: boolean): NonNullable<BookletRequest['hint']> =>
  (sheets, room) =>
    lineOfText(
      words.program(byHand ? 'booklet.by-hand' : 'booklet.both-sides', bookletPages(sheets)),
      setting,
      7.5,
      room,
    )

/** Of a booklet turned by hand: the pages to print first, and those for the other side. */
export const bookletPages = (sheets: number): { readonly first: string; readonly second: string } => ({
  first: rangeOf(1, sheets),
  second: rangeOf(sheets + 1, 2 * sheets),
})

const together = (request: BookRequest, forms: readonly Partial<LaidRules>[]): LaidRules => {
  const { document, booklet, markdown, html } = Object.assign({}, ...forms) as Partial<LaidRules>
  return {
    name: nameOf(request),
    ...(document && { document }),
    ...(booklet && { booklet }),
    ...(markdown !== undefined && { markdown }),
    ...(html !== undefined && { html }),
    drawings: forms.flatMap(({ drawings = [] }) => drawings),
    findings: forms.flatMap(({ findings = [] }) => findings),
  }
}

const nameOf = ({ edition }: BookRequest): string => (edition ? `rules-${edition}` : 'rules')

/** Half a sheet: A5 for A4, half-letter for Letter. Laid out at that size, never scaled. */
export function pageOn({ name, width, height }: Paper): Size {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return name === 'A4' ? { width: mm(148), height: mm(210) } : { width: long / 2, height: short }
}

/** A game without a rulebook simply has none; an edition somebody asked for by name is missed. */
function notWritten(sources: readonly ContextSource[], request: BookRequest): LaidRules | undefined {
  const { edition } = request
  if (!edition) return undefined
  const findings = sources.map((source): Finding => {
    const { lang } = source.words
    const file = missingFor(source, edition)
    return {
      code: 'edition-not-written',
      severity: 'error',
      ...told(
        say`there are no rules of the edition "${edition}" in ${lang}: ${file} is missing`,
        say`Add ${file}, choose a language that has them, or leave out --edition.`,
      ),
      place: beginningOf(file),
      lang,
    }
  })
  return together(request, [{ findings }])
}
