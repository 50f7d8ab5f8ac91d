import { type Book, readBook } from '../../src/book/book.ts'
import { writeHtml } from '../../src/book/html.ts'
import type { ContextSource } from '../../src/card/context.ts'
import type { Ink } from '../../src/card/theme.ts'
import { mm } from '../../src/geometry/length.ts'
import { Library } from '../../src/library/library.ts'
import type { Words } from '../../src/locale/translate.ts'
import type { GameFolder } from '../../src/source/folder.ts'
import { shippedFolder } from '../game/shipped.ts'

export const A5 = { width: mm(148), height: mm(210) }
export const HALF_LETTER = { width: mm(139.7), height: mm(215.9) }

/** Everything a rulebook of the shipped game, or of another folder, is made of. */
export function sourceOf(
  lang: string,
  ink: Ink = 'full',
  folder: GameFolder = shippedFolder,
): Promise<ContextSource> {
  return new Library(folder).source(lang, { ink, englishNames: true })
}

export async function bookOf(lang: string, ink: Ink = 'full', edition?: string): Promise<Book> {
  const book = readBook(await sourceOf(lang, ink), { version: '0.1.0', ...(edition && { edition }) })
  if (!book) throw new Error(`No rulebook in ${lang}`)
  return book
}

/** The web page of a book, which nothing is wrong with. */
export function pageOf(book: Book): string {
  const { html, findings } = writeHtml(book)
  if (html === undefined || findings.length > 0)
    throw new Error(findings.map(({ message }) => message).join('\n'))
  return html
}

/** Every text of rules.yaml with its key, in the order of the file. */
export function paragraphsOf(words: Words, file = 'rules'): { key: string; text: string }[] {
  const found: { key: string; text: string }[] = []
  const walk = (tree: ReturnType<Words['tree']>, path: string): void => {
    for (const [key, value] of Object.entries(tree)) {
      const full = path ? `${path}.${key}` : key
      if (typeof value === 'string') found.push({ key: full, text: value })
      else walk(value, full)
    }
  }
  walk(words.tree(file), '')
  return found
}
