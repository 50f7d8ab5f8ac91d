import { type Book, readBook } from '../../src/book/book.ts'
import type { ContextSource } from '../../src/card/context.ts'
import { type Ink, readTheme } from '../../src/card/theme.ts'
import { gameNumbers } from '../../src/game/numbers.ts'
import { mm } from '../../src/geometry/length.ts'
import { readLocale } from '../../src/locale/read.ts'
import { translate, type Words } from '../../src/locale/translate.ts'
import { readGame } from '../../src/rules.ts'
import type { GameFolder } from '../../src/source/folder.ts'
import { shippedFolder } from '../game/shipped.ts'

export const A5 = { width: mm(148), height: mm(210) }
export const HALF_LETTER = { width: mm(139.7), height: mm(215.9) }

/** Everything a rulebook of the shipped game, or of another folder, is made of. */
export async function sourceOf(
  lang: string,
  ink: Ink = 'full',
  folder: GameFolder = shippedFolder,
): Promise<ContextSource> {
  const { game, findings } = readGame(folder)
  if (!game) throw new Error(findings.map(({ message }) => message).join('\n'))
  const english = readLocale(folder, 'en')
  const words = await translate(
    lang === 'en' ? english : readLocale(folder, lang),
    english,
    gameNumbers(game),
  )
  return { game, words, theme: readTheme(folder, ink).theme, ink, englishNames: true }
}

export async function bookOf(lang: string, ink: Ink = 'full', edition?: string): Promise<Book> {
  const book = readBook(await sourceOf(lang, ink), { version: '0.1.0', ...(edition && { edition }) })
  if (!book) throw new Error(`No rulebook in ${lang}`)
  return book
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
