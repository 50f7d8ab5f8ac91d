import type { ContextSource } from '../card/context.ts'
import { layPieces, settingOf, templatesOf } from '../card/pieces.ts'
import type { Finding } from '../finding.ts'
import type { Document } from '../frame/document.ts'
import { type BuiltBooks, buildBooks } from './books.ts'
import { howToPage } from './how-to.ts'
import type { PrintRequest } from './request.ts'
import { documentOf, laySheets, type PieceSheets } from './sheets.ts'

/** A file of the kit, still in memory. */
export interface BuiltFile {
  /** Below the output folder: "en/main.pdf". */
  readonly path: string
  readonly bytes: Uint8Array
  readonly pages: number
  /** Sheets of paper and pieces of each piece in it. */
  readonly contents: readonly FileContents[]
}
export interface FileContents {
  readonly piece: string
  readonly sheets: number
  readonly counts: Readonly<Record<string, number>>
}

export interface BuiltKit {
  readonly lang: string
  readonly files: readonly BuiltFile[]
  readonly findings: readonly Finding[]
}

/** The kit of one language, from words to bytes: the story of the program. */
export async function buildKit(source: ContextSource, request: PrintRequest): Promise<BuiltKit> {
  const { game, words } = source
  const setting = settingOf(source)
  const { pieces, findings } = layPieces(source, request)
  const sheets = pieces.map((piece) => laySheets(piece, request, words, setting))
  const howTo = howToPage(source, request, templatesOf(game.folder), setting, sheets)

  const title = (name: string) => [words.text('labels:game') ?? game.id, name].join(' · ')
  const kitName = words.text('labels:pieces.kit') ?? 'kit'
  const books = request.groups.includes('rules') ? await buildBooks(source, request) : NO_BOOKS
  const documents: (readonly [name: string, document: Document, contents: readonly PieceSheets[]])[] = [
    ...sheets.map((piece): [string, Document, readonly PieceSheets[]] => [
      piece.piece.piece.id,
      documentOf(title(piece.name), words, [], [piece]),
      [piece],
    ]),
    // Somebody who wants the rulebook alone has nothing to cut out.
    ...(sheets.length > 0
      ? ([['kit', documentOf(title(kitName), words, howTo.pages, sheets), sheets]] as const)
      : []),
  ]
  const { paintPdf } = await import('../paint/pdf/pdf.ts')
  const files = documents.map(([name, document, contents]) => ({
    path: `${words.lang}/${name}.pdf`,
    bytes: paintPdf(document),
    pages: document.pages.length,
    contents: contents.map(contentsOf),
  }))
  return {
    lang: words.lang,
    files: [...files, ...books.files],
    findings: [
      ...findings,
      ...howTo.findings,
      ...books.findings,
      ...sheets.flatMap((piece) => piece.findings),
    ],
  }
}

const NO_BOOKS: BuiltBooks = { files: [], findings: [] }

const contentsOf = ({ piece, sheets }: PieceSheets): FileContents => ({
  piece: piece.piece.id,
  sheets,
  counts: Object.fromEntries(piece.faces.map(({ face }) => [face.id, face.copies])),
})
