import { type Finding, say, told } from '../finding.ts'
import type { OutlineEntry, Page } from '../frame/document.ts'
import type { Item } from '../frame/frame.ts'
import type { Pt } from '../geometry/length.ts'
import { footOf } from './foot.ts'
import { type PageRange, paginate } from './paginate.ts'
import type { Press } from './press.ts'
import type { Laid, Mark, Strip } from './strip.ts'
import type { BookStyle } from './style.ts'

export interface PlacedMark extends Mark {
  /** Counted from 0. */
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
  for (const { from, to, height } of ranges)
    if (height > room + 0.01) {
      const chapter = strips.slice(0, from + 1).findLast(({ mark }) => mark)?.mark?.title ?? ''
      const [highest] = strips.slice(from, to).toSorted((a, b) => b.height - a.height)
      find(overfull(height, room, chapter), highest?.about ?? chapter)
    }
  const marks = placed.flatMap((on, i) =>
    on.flatMap(({ strip, y }) => (strip.mark ? [{ ...strip.mark, page: front.length + i, y }] : [])),
  )
  const laid: Laid = {
    pageOf: (id) => {
      const mark = marks.find((each) => each.id === id)
      return mark && mark.page + 1
    },
  }
  const pages = placed.map((on, i): Page => {
    const items: Item[] = on.flatMap(({ strip, y }) => strip.draw(style.margin.side, y, laid))
    const anchors = marks
      .filter(({ page }) => page === front.length + i)
      .map(({ id, y }) => ({ name: id, y: Math.max(0, y - ABOVE) }))
    return { ...style.page, items: [...items, footOf(press, front.length + i + 1, title)], anchors }
  })
  return { pages: [...front, ...pages], marks }
}

/** Who follows a link sees a little of what is above the heading. */
const ABOVE = 6
/** How much of its height a page may be stretched to end where the others end. */
const STRETCH = 0.07

function placeStrips(
  strips: readonly Strip[],
  { from, to, height }: PageRange,
  { margin }: BookStyle,
  room: Pt,
): { strip: Strip; y: Pt }[] {
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

export const outlineOf = (marks: readonly PlacedMark[]): OutlineEntry[] =>
  marks
    .filter(({ level }) => level === 1)
    .map(({ title, page, y }) => ({ title, page, y: Math.max(0, y - ABOVE) }))

const overfull = (height: Pt, room: Pt, chapter: string): Finding => ({
  code: 'page-overflow',
  severity: 'error',
  ...told(
    say`something that must stay together${chapter && say` in “${chapter}”`} is ${Math.ceil(height)} pt high, but a page of the rulebook has room for ${Math.floor(room)} pt`,
    say`Shorten the text, or make the box, table or figure smaller.`,
  ),
})
