import type { Document, Page, Print } from '../frame/document.ts'
import type { FileContents, FileKind, KitFile } from './file.ts'
import type { LaidKit } from './lay.ts'
import { manifestOf } from './manifest.ts'
import type { LaidRules } from './rulebook.ts'
import type { Part, Stack } from './sheets.ts'

/** A file whose bytes are still to come. */
type Draft = Omit<KitFile, 'path' | 'bytes' | 'pages'> & {
  readonly name: string
  readonly content: Document | string
}

/** Paints what has been laid out. Nothing is decided here any more: each sheet and each page is painted as it is. */
export async function paintKit(laid: LaidKit): Promise<KitFile[]> {
  const drafts = [...sheetFiles(laid), ...(laid.book ? bookFiles(laid.book) : [])].filter(hasContent)
  const { paintPdf } = await import('../paint/pdf/pdf.ts')
  const files = drafts.map(({ name, content, ...file }): KitFile => {
    const path = `${laid.lang}/${name}`
    return typeof content === 'string'
      ? { ...file, path, bytes: new TextEncoder().encode(content), pages: 0 }
      : { ...file, path, bytes: paintPdf(content), pages: content.pages.length }
  })
  // A reprint is no kit: the manifest goes on telling what is in the one that was printed before.
  return laid.request.only ? files : [...files, manifestFile(laid, files)]
}

/** A template that cannot be used leaves no page; somebody who prints all the same gets the others. */
const hasContent = ({ content }: Draft): boolean => typeof content === 'string' || content.pages.length > 0

/** Somebody who wants the rulebook alone has nothing to cut out. */
function sheetFiles({ source: { game, words }, request, sheets, howTo }: LaidKit): Draft[] {
  if (sheets.length === 0) return []
  const duplex = duplexOf(request)
  const print: Print = { actualSize: true, duplex: duplex ?? 'simplex' }
  const fileOf = (
    kind: FileKind,
    id: string,
    name: string,
    front: Page[],
    stacks: readonly Stack[],
  ): Draft => ({
    kind,
    name: `${id}.pdf`,
    content: {
      title: [words.text('labels:game') ?? game.id, name].join(' · '),
      lang: words.language.tag,
      ...inOneDocument(front, stacks),
      print,
    },
    sheets: stacks.reduce((sum, stack) => sum + stack.sheets, 0),
    contents: stacks.flatMap(({ parts }) => parts.map(contentsOf)),
  })
  const front = howTo ? [howTo.frame, ...(duplex ? [blank(howTo.frame)] : [])] : []
  const split = request.split ? sheets : []
  return [
    ...split.map((stack) => {
      const ids = stack.parts.map(({ piece }) => piece.type.id)
      return fileOf('piece', ids.join('+'), namesIn([stack]), [], [stack])
    }),
    request.only
      ? fileOf('reprint', 'reprint', namesIn(sheets), [], sheets)
      : fileOf('kit', 'kit', words.program('files.kit'), front, sheets),
  ]
}

const namesIn = (stacks: readonly Stack[]): string =>
  stacks.flatMap(({ parts }) => parts.map(({ name }) => name)).join(' + ')

/** How the printer turns the paper; not at all where it prints one side, or somebody turns the stack by hand. */
const duplexOf = ({ backs, order }: LaidKit['request']): Print['duplex'] | undefined =>
  order === 'interleaved' && (backs === 'long' || backs === 'short') ? `${backs}-edge` : undefined

/** What is on the other side of the instructions: without it every back would lie behind the next front. */
const blank = ({ width, height }: Page): Page => ({ width, height, items: [] })

/** Stacks one after the other, each piece in the outline. */
function inOneDocument(
  front: readonly Page[],
  stacks: readonly Stack[],
): Pick<Document, 'pages' | 'outline'> {
  let before = front.length
  const outline = stacks.flatMap(({ parts, pages }) => {
    const entries =
      pages.length > 0 ? parts.map(({ name, page }) => ({ title: name, page: before + page })) : []
    before += pages.length
    return entries
  })
  return {
    pages: [...front, ...stacks.flatMap(({ pages }) => pages)],
    ...(outline.length > 1 && { outline }),
  }
}

const contentsOf = ({ piece, on }: Part): FileContents => ({
  piece: piece.type.id,
  ...(on && { sheets: on }),
  counts: Object.fromEntries(piece.faces.map(({ face }) => [face.id, face.copies])),
})

function bookFiles({ name, document, booklet, markdown, html }: LaidRules): Draft[] {
  const file = (
    kind: FileKind,
    ending: string,
    content: Document | string | undefined,
    perSheet = 1,
  ): Draft[] =>
    content === undefined
      ? []
      : [
          {
            kind,
            name: `${name}${ending}`,
            content,
            sheets: typeof content === 'string' ? 0 : content.pages.length / perSheet,
            contents: [{ piece: 'rules', counts: {} }],
          },
        ]
  return [
    ...file('rules', '.pdf', document),
    ...file('booklet', '-booklet.pdf', booklet, 2),
    ...file('text', '.md', markdown),
    ...file('page', '.html', html),
  ]
}

function manifestFile(laid: LaidKit, files: readonly KitFile[]): KitFile {
  const bytes = new TextEncoder().encode(manifestOf(laid, files))
  return { kind: 'manifest', path: `${laid.lang}/manifest.json`, bytes, pages: 0, sheets: 0, contents: [] }
}
