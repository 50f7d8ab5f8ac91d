import type { ContextSource } from '../card/context.ts'
import { layPieces } from '../card/pieces.ts'
import type { Finding } from '../finding.ts'
import type { Document } from '../frame/document.ts'
import { type BuiltBooks, buildBooks } from './books.ts'
import { howToPage } from './how-to.ts'
import type { PrintRequest } from './request.ts'
import { documentOf, laySheets, layStacks, type Part, type Stack } from './sheets.ts'

/** A file of the kit, still in memory. */
export interface BuiltFile {
  /** Below the output folder: "en/main.pdf". */
  readonly path: string
  readonly bytes: Uint8Array
  readonly pages: number
  /** Sheets of paper it takes; none for what is not cut out. */
  readonly sheets: number
  /** What is in it, piece by piece. */
  readonly contents: readonly FileContents[]
}
export interface FileContents {
  readonly piece: string
  /** The first and the last sheet it lies on. */
  readonly sheets?: readonly [first: number, last: number]
  readonly counts: Readonly<Record<string, number>>
}

export interface BuiltKit {
  readonly lang: string
  readonly files: readonly BuiltFile[]
  readonly findings: readonly Finding[]
}

/** The kit of one language, from words to bytes: the story of the program. */
export async function buildKit(source: ContextSource, request: PrintRequest): Promise<BuiltKit> {
  const { game, words, setting } = source
  const { pieces, findings } = layPieces(source, request)
  const sheets = pieces.map((piece) => laySheets(piece, request, words, setting))
  const all = layStacks(pieces, request, words, setting)
  const howTo = howToPage(source, request, all)

  const title = (name: string) => [words.text('labels:game') ?? game.id, name].join(' · ')
  const kitName = words.text('labels:pieces.kit') ?? 'kit'
  const books = request.groups.includes('rules') ? await buildBooks(source, request) : NO_BOOKS
  const documents: (readonly [name: string, document: Document, stacks: readonly Stack[]])[] = [
    ...sheets.map((stack): [string, Document, readonly Stack[]] => {
      const [{ piece, name }] = stack.parts as [Part]
      return [piece.type.id, documentOf(title(name), words, [], [stack]), [stack]]
    }),
    // Somebody who wants the rulebook alone has nothing to cut out.
    ...(all.length > 0 ? ([['kit', documentOf(title(kitName), words, howTo.pages, all), all]] as const) : []),
  ]
  const { paintPdf } = await import('../paint/pdf/pdf.ts')
  const files = documents.map(([name, document, stacks]) => ({
    path: `${words.lang}/${name}.pdf`,
    bytes: paintPdf(document),
    pages: document.pages.length,
    sheets: stacks.reduce((sum, stack) => sum + stack.sheets, 0),
    contents: stacks.flatMap(({ parts }) => parts.map(contentsOf)),
  }))
  return {
    lang: words.lang,
    files: [...files, ...books.files],
    findings: [
      ...findings,
      ...howTo.findings,
      ...books.findings,
      ...sheets.flatMap((stack) => stack.findings),
    ],
  }
}

const NO_BOOKS: BuiltBooks = { files: [], findings: [] }

const contentsOf = ({ piece, on }: Part): FileContents => ({
  piece: piece.type.id,
  ...(on && { sheets: on }),
  counts: Object.fromEntries(piece.faces.map(({ face }) => [face.id, face.copies])),
})
