import type { ContextSource } from '../card/context.ts'
import { settingOf, templatesOf } from '../card/pieces.ts'
import type { Finding } from '../finding.ts'
import type { Document, OutlineEntry, Page } from '../frame/document.ts'
import type { Item } from '../frame/frame.ts'
import type { Size } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'
import type { Block } from './blocks.ts'
import { bookContext, type EditionChoice } from './context.ts'
import { coverPage } from './cover.ts'
import { openDrawings } from './drawings.ts'
import { footOf } from './foot.ts'
import { layBlocks } from './lay.ts'
import { type PageRange, paginate } from './paginate.ts'
import { parseBook } from './parse.ts'
import type { Press } from './press.ts'
import type { Laid, Mark, Strip } from './strip.ts'
import { type BookStyle, styleOf } from './style.ts'

export interface BookSource {
  readonly blocks: readonly Block[]
  readonly findings: readonly Finding[]
}

/** The rulebook of a language as blocks; undefined when the game has none, or not in that edition. */
export function readBook(source: ContextSource, choice: EditionChoice): BookSource | undefined {
  const { game, words } = source
  const template = templateOf(source, choice.edition)
  if (!template || !game.folder.list('templates').includes(template)) return undefined
  const rendered = templatesOf(game.folder).render(template, bookContext(source, choice))
  if (!('restore' in rendered)) return { blocks: [], findings: [{ ...rendered, lang: words.lang }] }
  const { blocks, findings } = parseBook(rendered, template)
  return { blocks, findings: findings.map((finding) => ({ ...finding, lang: words.lang })) }
}

/** "rules.md.hbs", and of an edition "rules-draft-1.md.hbs". */
function templateOf({ game, words }: ContextSource, edition: string | undefined): string | undefined {
  const current = game.pieces.find(({ group }) => group === 'rules')?.template
  if (!edition) return current
  const written = Object.keys(words.tree(`rules-${edition}`)).length > 0
  return written ? current?.replace(/^([^.]+)/, `$1-${edition}`) : undefined
}

export interface LaidBook {
  readonly document: Document
  readonly findings: readonly Finding[]
}

/** Blocks → pages. */
export function layBook(
  source: ContextSource,
  blocks: readonly Block[],
  page: Size,
  choice: EditionChoice,
): LaidBook {
  const { words } = source
  const findings: Finding[] = []
  const press = openPress(
    source,
    styleOf(words.language, page, source.theme.palette, source.ink),
    choice,
    findings,
  )
  const { style } = press
  const width = page.width - 2 * style.margin.side
  const strips = layBlocks(press, blocks, { width, path: [], narrow: false })
  const cover = blocks.some(({ kind }) => kind === 'cover') ? coverPage(press, page) : []
  const title = [words.text('labels:game') ?? source.game.id, words.text('labels:pieces.rules')]
    .filter(Boolean)
    .join(' · ')
  const { pages, marks } = makePages(press, strips, cover, title)
  return {
    document: {
      title,
      lang: words.language.tag,
      pages,
      outline: outlineOf(marks),
      tagged: true,
    },
    findings: findings.map((finding) => ({ ...finding, lang: words.lang })),
  }
}

export function openPress(
  source: ContextSource,
  style: BookStyle,
  choice: EditionChoice,
  findings: Finding[],
  foreign?: { readonly lang: string; readonly prefix: string },
): Press {
  const said = new Set<string>()
  const find = (finding: Finding): void => {
    const key = `${finding.message} ${finding.quote ?? ''}`
    if (!said.has(key)) findings.push(finding)
    said.add(key)
  }
  let ids = 0
  const context = bookContext(source, choice)
  return {
    style,
    setting: settingOf(source),
    drawings: openDrawings(source, context, find),
    id: () => `${foreign?.prefix ?? 'e'}${++ids}`,
    find,
    ...(foreign && { lang: foreign.lang }),
  }
}

export interface PlacedMark extends Mark {
  readonly page: number
  readonly y: Pt
}

/** Cuts strips into pages behind the front pages, and draws them. */
export function makePages(
  press: Press,
  strips: readonly Strip[],
  front: readonly Page[],
  title: string,
): { pages: readonly Page[]; marks: readonly PlacedMark[] } {
  const { style, find } = press
  const room = style.page.height - style.margin.top - style.margin.bottom
  const ranges = paginate(strips, room)
  const placed = ranges.map((range) => placeStrips(strips, range, style, room))
  for (const { height } of ranges) if (height > room + 0.01) find(overfull(height, room))
  const marks = placed.flatMap((on, i) =>
    on.flatMap(({ strip, y }) => (strip.mark ? [{ ...strip.mark, page: front.length + i, y }] : [])),
  )
  const laid: Laid = {
    marks,
    pageOf: (id) => {
      const mark = marks.find((each) => each.id === id)
      return mark && mark.page + 1
    },
  }
  const pages = placed.map((on, i): Page => {
    const items: Item[] = on.flatMap(({ strip, y }) => strip.draw(style.margin.side, y, laid))
    const anchors = marks
      .filter(({ page }) => page === front.length + i)
      .map(({ id, y }) => ({ name: id, y: y - 6 }))
    return { ...style.page, items: [...items, footOf(press, front.length + i + 1, title)], anchors }
  })
  return { pages: [...front, ...pages], marks }
}

/** How much of its height a page may be stretched to end where the others end. */
const STRETCH = 0.07

function placeStrips(
  strips: readonly Strip[],
  { from, to, height }: PageRange,
  { margin }: BookStyle,
  room: Pt,
) {
  const on = strips.slice(from, to)
  const gaps = on.slice(1).filter(({ gap }) => gap > 0).length
  const rest = room - height
  const isLast = to === strips.length
  const extra = !isLast && gaps > 0 && rest > 0 && rest < room * STRETCH ? rest / gaps : 0
  let y = margin.top
  return on.map((strip, i) => {
    if (i > 0) y += strip.gap + (strip.gap > 0 ? extra : 0)
    const at = { strip, y }
    y += strip.height
    return at
  })
}

export function outlineOf(marks: readonly PlacedMark[]): OutlineEntry[] {
  return marks
    .filter(({ level }) => level === 1)
    .map(({ title, page, y }) => ({ title, page, y: Math.max(0, y - 6) }))
}

const overfull = (height: Pt, room: Pt): Finding => ({
  code: 'page-overflow',
  severity: 'error',
  message: `Something that cannot be cut is ${Math.ceil(height)} pt high, and a page of the rulebook has room for ${Math.floor(room)} pt`,
  hint: 'Shorten the text, or make the box, table or figure smaller.',
})
