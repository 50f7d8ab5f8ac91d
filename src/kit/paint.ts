import type { Document } from '../frame/document.ts'
import type { LaidExtra } from './extra.ts'
import type { FileKind, KitFile } from './file.ts'
import type { LaidKit } from './lay.ts'
import { manifestOf } from './manifest.ts'
import { kitPages, lotPages } from './pages.ts'
import { isKit } from './request.ts'
import type { LaidRules } from './rulebook.ts'
import type { Part } from './sheets.ts'

/** A file whose bytes are still to come. */
export type Draft = Omit<KitFile, 'path' | 'bytes' | 'pages'> & {
  readonly name: string
  readonly content: Document | string
}

/** Paints what has been laid out. Nothing is decided here any more: each sheet and each page is painted as it is. */
export async function paintKit(laid: LaidKit): Promise<KitFile[]> {
  const files: KitFile[] = []
  for (const draft of draftKit(laid)) files.push(await paintDraft(draft, laid.lang))
  // Neither a reprint nor a box is a kit: the manifest goes on telling what is in the one that was printed before.
  return isKit(laid.request) ? [...files, manifestFile(laid, files)] : files
}

/** The files of a kit before they are painted: what is on their pages is settled. */
export const draftKit = (laid: LaidKit): Draft[] =>
  [...sheetFiles(laid), ...laid.extras.map(extraFile), ...(laid.book ? bookFiles(laid.book) : [])].filter(
    hasContent,
  )

export async function paintDraft({ name, content, ...file }: Draft, lang: string): Promise<KitFile> {
  const path = `${lang}/${name}`
  if (typeof content === 'string')
    return { ...file, path, bytes: new TextEncoder().encode(content), pages: 0 }
  const { paintPdf } = await import('../paint/pdf/pdf.ts')
  return { ...file, path, bytes: paintPdf(content), pages: content.pages.length }
}

/** A template that cannot be used leaves no page; somebody who prints all the same gets the others. */
const hasContent = ({ content }: Draft): boolean => typeof content === 'string' || content.pages.length > 0

const extraFile = ({ id, document, sheets, contents }: LaidExtra): Draft => ({
  kind: id,
  name: `${id}.pdf`,
  content: document,
  sheets,
  contents,
})

/** Somebody who wants the rulebook alone has nothing to cut out. */
function sheetFiles(laid: LaidKit): Draft[] {
  const { request, stack, source } = laid
  const { game, words } = source
  const parts = stack.lots.flat()
  if (parts.length === 0) return []
  const title = (name: string) => [words.text('labels:game') ?? game.id, name].join(' · ')
  const lang = words.language.tag
  const split = (request.split ? stack.lots : []).map(
    (lot): Draft => ({
      kind: 'piece',
      name: `${shortly(lot.map(({ piece }) => piece.type.id))}.pdf`,
      content: { title: title(namesOf(lot)), lang, ...lotPages(laid, lot) },
      ...contentsOf(lot),
    }),
  )
  const [kind, name] = request.only
    ? (['reprint', namesOf(parts)] as const)
    : (['kit', words.program('files.kit')] as const)
  const content = { title: title(name), lang, ...kitPages(laid) }
  return [...split, { kind, name: `${kind}.pdf`, content, ...contentsOf(parts) }]
}

/** The names of pieces that share sheets: "apple+worm"; of many, or long ones, "apple+7". */
function shortly([first = '', ...others]: readonly string[]): string {
  const whole = [first, ...others].join('+')
  return whole.length <= LONGEST_NAME ? whole : `${first}+${others.length}`
}
const LONGEST_NAME = 120

const namesOf = (parts: readonly Part[]): string => parts.map(({ name }) => name).join(' + ')

/** Which pieces, how many of each, on how many sheets of paper. */
const contentsOf = (parts: readonly Part[]): Pick<KitFile, 'sheets' | 'contents'> => ({
  sheets: new Set(parts.flatMap(({ on }) => on)).size,
  contents: parts.map(({ piece, on }) => ({
    piece: piece.type.id,
    ...(on.length > 0 && { sheets: on }),
    counts: Object.fromEntries(piece.faces.map(({ face }) => [face.id, face.copies])),
  })),
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
