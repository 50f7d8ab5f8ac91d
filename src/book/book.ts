import type { ContextSource } from '../card/context.ts'
import { blameWords } from '../card/missing-words.ts'
import type { Side } from '../card/template.ts'
import { beginningOf, type Finding, Findings, type Place } from '../finding.ts'
import type { Document } from '../frame/document.ts'
import type { Game } from '../game/game.ts'
import type { Size } from '../geometry/box.ts'
import type { Words } from '../locale/translate.ts'
import type { Block } from './blocks.ts'
import { bookContext, type EditionChoice } from './context.ts'
import { coverPage } from './cover.ts'
import { openDrawings } from './drawings.ts'
import { layBlocks } from './lay.ts'
import { makePages, outlineOf } from './pages.ts'
import { parseBook } from './parse.ts'
import { chaptersOf, type Press } from './press.ts'
import { type BookStyle, styleOf } from './style.ts'

/** The rulebook of a language, read but not yet laid out. */
export interface Book {
  readonly source: ContextSource
  readonly title: string
  readonly blocks: readonly Block[]
  /** In templates/. */
  readonly template: string
  /** What its templates know. */
  readonly context: object
  /** Where the template writes these words. */
  readonly placeOf: (words: string) => Place | undefined
  readonly findings: readonly Finding[]
}

export interface LaidBook {
  readonly document: Document
  /** Its cover, figures and emblems. */
  readonly drawings: readonly Side[]
  readonly findings: readonly Finding[]
}

/** The file that keeps an edition from being a book in a language: its words, or what they are set by. */
export function missingFor({ game, words: { lang } }: ContextSource, edition: string): string {
  const words = `rules-${edition}.yaml`
  return game.folder.list(`locales/${lang}`).includes(words)
    ? `templates/${templateFor(game, edition) ?? `rules-${edition}.md.hbs`}`
    : `locales/${lang}/${words}`
}

/** Whether there is a rulebook to print; of an edition a language may have none. */
export const hasBook = (game: Game): boolean => isThere(game, bookOf(game))

const isThere = (game: Game, template: string | undefined): template is string =>
  template !== undefined && game.folder.list('templates').includes(template)

/** undefined when the game has no rulebook, or this language none in that edition. */
export function readBook(source: ContextSource, choice: EditionChoice): Book | undefined {
  const { game, words } = source
  const template = templateOf(source, choice.edition)
  if (!isThere(game, template)) return undefined
  const context = bookContext(source, choice)
  const rendered = source.templates.render(template, context)
  const parsed =
    'restore' in rendered
      ? parseBook(rendered)
      : { blocks: [], findings: [blameWords(rendered, source, choice.edition)], placeOf: () => undefined }
  const name = words.program('files.rules')
  return {
    source,
    title: [words.text('labels:game') ?? game.id, name, ...editionName(words, choice)].join(' · '),
    ...parsed,
    template,
    context,
  }
}

/** "Draft 1", as its own words call it. */
const editionName = (words: Words, { edition }: EditionChoice): string[] =>
  edition === undefined ? [] : [words.text(`rules-${edition}:name`) ?? edition]

/** "rules.md.hbs", and of an edition "rules-draft-1.md.hbs". */
function templateOf({ game, words }: ContextSource, edition: string | undefined): string | undefined {
  if (!edition) return bookOf(game)
  // English would step in for every word: a book nobody translated is none.
  const written = game.folder.list(`locales/${words.lang}`).includes(`rules-${edition}.yaml`)
  return written ? templateFor(game, edition) : undefined
}

const bookOf = ({ pieces }: Game): string | undefined =>
  pieces.find(({ group }) => group === 'rules')?.template
const templateFor = (game: Game, edition: string): string | undefined =>
  bookOf(game)?.replace(/^([^.]+)/, `$1-${edition}`)

/** Blocks → pages. */
export function layBook(book: Book, page: Size): LaidBook {
  const { source, blocks, title } = book
  const { words, theme } = source
  const { press, findings } = openPress(book, styleOf(words.language, page, theme.book))
  const width = page.width - 2 * press.style.margin.side
  const strips = layBlocks(press, blocks, { width, path: [], narrow: false })
  const cover = blocks.some(({ kind }) => kind === 'cover') ? coverPage(press, page) : []
  const { pages, marks } = makePages(press, strips, cover, title)
  return {
    document: { title, lang: words.language.tag, pages, outline: outlineOf(marks), tagged: true },
    drawings: press.drawings.sides(),
    findings: findings.all,
  }
}

/** Everything to set a book with. `foreign`: beside a book in another language, whose document it is. */
export function openPress(
  { source, blocks, template, context, placeOf }: Book,
  style: BookStyle,
  foreign = false,
): { press: Press; findings: Findings } {
  const { words, setting, originOf } = source
  const findings = new Findings()
  const start = beginningOf(`templates/${template}`)
  let ids = 0
  const press: Press = {
    style,
    setting,
    drawings: openDrawings(source, context, findings.find, (name) => placeOf(name) ?? start),
    chapters: chaptersOf(blocks),
    id: () => `${foreign ? 'f' : 'e'}${++ids}`,
    find: (finding, about) => {
      const origin = originOf(about)
      const key = origin && { key: origin.key }
      const place = origin?.place ?? placeOf(about) ?? start
      findings.find({ ...finding, ...key, place, lang: words.lang })
    },
    ...(foreign && { lang: words.language.tag }),
  }
  return { press, findings }
}
