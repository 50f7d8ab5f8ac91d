import type { ContextSource } from '../card/context.ts'
import { BLEED } from '../card/pieces.ts'
import type { Page } from '../frame/document.ts'
import type { Frame, Item } from '../frame/frame.ts'
import { sourceLanguage } from '../game/game.ts'
import type { Size } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'
import { compose, fit, flow, heightOf, place, type Setting } from '../layout/layout.ts'
import { foldLines } from '../locale/fold.ts'
import { parseInline } from '../locale/inline.ts'
import { languageOf } from '../locale/languages.ts'
import { rectanglePath } from '../sheet/lines.ts'
import { at, furnitureOf, roomOn } from './extra.ts'
import type { PrintRequest } from './request.ts'
import type { WordySide } from './wordy-side.ts'

/** A strip is narrower than the card by this much, all that is kept free of words along its edges. */
const NARROWER = mm(6)
/** Whatever size somebody asks for, a letter has room. */
const NARROWEST = mm(10)
const APART = mm(1)
const PADDING = mm(1.5)
const TITLE: Pt = 12
const TEXT: Pt = 8.5
const SMALL: Pt = 7.5
/** Between a title and the text below it. */
const GAP = mm(0.8)
const OUTLINE = { color: '#808080', width: 0.25 }

/** Strips to stick over the words of a card, one below the other in columns, in the order of the box. */
export function layStrips(
  source: ContextSource,
  { paper, cardSize, englishNames }: PrintRequest,
  sides: readonly WordySide[],
): { pages: readonly Page[] } {
  const width = Math.max(NARROWEST, cardSize.width - NARROWER)
  const strips = sides.map((side) => stripOf(side, source, width, englishNames))
  const room = roomOn(paper)
  const sheets = inColumns(strips, width, room)
  const { words } = source
  const pages = sheets.map((columns, i): Page => {
    const head = words.program('sheet.head', {
      piece: words.program('paste-up.strips'),
      language: words.languageName,
      n: i + 1,
      m: sheets.length,
    })
    const wide = columns.length * (width + APART) - APART
    const left = room.x + (room.width - wide) / 2
    const items = columns.flatMap((column, j) => {
      let y = room.y
      return column.flatMap((strip) => {
        const corner = { x: left + j * (width + APART), y }
        y += strip.height + APART
        return [at(strip, corner), outlineOf({ ...corner, width, height: strip.height })]
      })
    })
    return {
      width: paper.width,
      height: paper.height,
      items: [...items, ...furnitureOf(source, paper, `**${head}**`)],
    }
  })
  return { pages }
}

const outlineOf = (box: Parameters<typeof rectanglePath>[0]): Item => ({
  kind: 'path',
  d: rectanglePath(box),
  stroke: OUTLINE,
})

/** As many columns as lie beside each other on a sheet, each filled from the top. */
function inColumns(strips: readonly Frame[], width: Pt, room: Size): Frame[][][] {
  const across = Math.max(1, Math.floor((room.width + APART) / (width + APART)))
  const columns: Frame[][] = []
  let left = -1
  for (const strip of strips) {
    if (left < strip.height) {
      columns.push([])
      left = room.height
    }
    columns.at(-1)!.push(strip)
    left -= strip.height + APART
  }
  return Array.from({ length: Math.ceil(columns.length / across) }, (_, sheet) =>
    columns.slice(sheet * across, (sheet + 1) * across),
  )
}

/** The words of a card, black on white; of a reference the side itself, for its words mean little without their places. */
function stripOf({ face, side }: WordySide, source: ContextSource, width: Pt, englishNames: boolean): Frame {
  return face.card ? wordsOf(face.card.id, source, width, englishNames) : middleOf(side.frame, width)
}

/** A side without its edges, where nothing is that can be read. */
function middleOf(frame: Frame, width: Pt): Frame {
  const rim = BLEED + NARROWER / 2
  const height = frame.height - 2 * rim
  const moved: Item = { kind: 'placed', frame, matrix: [1, 0, 0, 1, -rim, -rim] }
  const clip = rectanglePath({ x: 0, y: 0, width, height })
  return { width, height, items: [{ kind: 'group', clip, items: [moved] }] }
}

function wordsOf(id: string, source: ContextSource, width: Pt, englishNames: boolean): Frame {
  const { game, words, setting, theme } = source
  const { title, englishTitle, text } = words.card(id)
  const { ink, quiet } = theme.book.colors
  const original = languageOf(sourceLanguage(game))
  const inner = width - 2 * PADDING
  const items: Item[] = []
  let y = PADDING
  const add = (said: string, how: Setting, size: Pt, fill: string) => {
    const paragraphs = foldLines(said).map((line) => parseInline(line).inlines)
    const composed = compose(paragraphs, how)
    const { lines } = flow(composed, inner, size)
    const height = heightOf(composed, lines)
    const lang = how.language === setting.language ? {} : { lang: how.language.tag }
    items.push(...place(composed, lines, { x: PADDING, y, width: inner, height }, { fill, ...lang }))
    y += height + GAP
  }
  add(title, { ...setting, style: 'title' }, titleSize(title, setting, inner), ink)
  // By it people find the card in their copy.
  if (englishNames && englishTitle !== title)
    add(englishTitle, { ...setting, language: original, style: 'italic' }, SMALL, quiet)
  if (text) add(text, setting, TEXT, ink)
  return { width, height: y - GAP + PADDING, items }
}

/** A title stays on its line. */
const titleSize = (title: string, setting: Setting, width: Pt): Pt =>
  fit(
    compose([parseInline(title).inlines], { ...setting, style: 'title' }),
    { width, height: mm(20) },
    { max: TITLE, min: TEXT, maxLines: 1 },
  ).size
