import type { Style } from '../font/catalogue.ts'
import type { Icon } from '../icon/icon.ts'
import type { Language } from '../locale/languages.ts'
import { ICON } from '../locale/typography.ts'
import type { BreakKind, Opportunity } from './opportunities.ts'
import type { Prepared } from './prepare.ts'
import type { Shaped, Side } from './shaped.ts'
import { roomBetween } from './squares.ts'

/** What lines are made of: the smallest thing that stands on one line whole, and the room behind it. Ems. */
export interface Word {
  /** Shaped strings and icons from left to right. */
  readonly boxes: readonly Box[]
  readonly width: number
  /** Places inside where a justified line may take room. */
  readonly joints: number
  /** Empty half squares that are cut when the word begins or ends a line. */
  readonly trimStart: number
  readonly trimEnd: number
  /** Room to the next word on the same line; the space that makes it is painted, so that readers find words. */
  readonly gap: number
  readonly space: Shaped | undefined
  /** Whether that room may grow when a line is justified. */
  readonly elastic: boolean
  /** What it means to end a line behind this word, and what is then added. */
  readonly kind: BreakKind
  readonly hyphen: Shaped | undefined
}

export interface Box {
  readonly x: number
  readonly content: Shaped | InlineBox
}
/** An icon standing in the line; measures in ems of the text, `top` above the baseline. */
export interface InlineBox {
  readonly kind: 'icon'
  readonly art: IconArt
  readonly width: number
  readonly height: number
  readonly top: number
}

/** An icon as it stands in text: what readers who listen or copy get for it, and its colour if it has its own. */
export interface IconArt extends Icon {
  readonly alt: string
  readonly color?: string
}

/** What words are made with. */
export interface Workshop {
  readonly language: Language
  shaper(style: Style): (text: string) => Shaped
  /** An icon as a box, or the string to print for a name that is none. */
  icon(name: string, style: Style): InlineBox | string
}

export function makeWords(prepared: Prepared, breaks: readonly Opportunity[], workshop: Workshop): Word[] {
  const { text } = prepared
  if (!text) return []
  const stretches = [...breaks, { at: text.length, kind: 'free' as const }].map(({ at, kind }, i) => {
    const from = breaks[i - 1]?.at ?? 0
    return { from, end: inkEnd(text, from, at), to: at, kind }
  })
  const fill = filler(prepared, workshop)
  const fillings = stretches.map(({ from, end }) => fill(from, end))
  return stretches.map(({ end, to, kind }, i) => {
    const { boxes, width, joints, start, end: last, style } = fillings[i]!
    const next = fillings[i + 1]
    const shaper = workshop.shaper(style)
    const space = end === to ? '' : seen(text.slice(end, to))
    const shapedSpace = space ? shaper(space) : undefined
    return {
      boxes,
      width,
      joints,
      trimStart: start.trim,
      trimEnd: last.trim,
      gap: shapedSpace ? shapedSpace.width : next ? roomBetween(last, next.start) : 0,
      space: shapedSpace,
      elastic: shapedSpace !== undefined || (workshop.language.justify === 'characters' && kind !== 'hyphen'),
      kind,
      hyphen: kind === 'hyphen' ? shaper('-') : undefined,
    }
  })
}

/** Marks that only say where a line may end. */
const UNSEEN = /[\u00ad\u200b]/g
const seen = (blanks: string): string => (blanks === ' ' ? blanks : blanks.replaceAll(UNSEEN, ''))

const VANISHING: ReadonlySet<string> = new Set(' \u00ad\u200b\u3000')

/** Where a stretch's own characters end: the spaces behind it vanish at the end of a line. */
function inkEnd(text: string, from: number, to: number): number {
  let end = to
  while (end > from && VANISHING.has(text[end - 1]!)) end--
  return end
}

interface Filling {
  readonly boxes: readonly Box[]
  readonly width: number
  readonly joints: number
  readonly start: Side
  readonly end: Side
  readonly style: Style
}

const NOTHING: Side = { edge: 'other', trim: 0 }
const ICON_SIDE: Side = { edge: 'icon', trim: 0 }

/** A function that sets stretches of the text from left to right, cutting them at styles and icons. */
function filler({ text, spans, icons }: Prepared, workshop: Workshop): (from: number, to: number) => Filling {
  let span = 0
  let icon = 0
  let iconAt = text.indexOf(ICON)
  return (from, to) => {
    const boxes: Box[] = []
    let [width, joints] = [0, 0]
    let start: Side | undefined
    let end: Side | undefined
    const put = (content: Shaped | InlineBox, left: Side, right: Side) => {
      const x = end ? width + roomBetween(end, left) : 0
      boxes.push({ x, content })
      width = x + content.width
      start ??= left
      end = right
    }
    const putText = (string: string, style: Style) => {
      const shaped = workshop.shaper(style)(string)
      joints += shaped.joints
      put(shaped, shaped.start, shaped.end)
    }
    for (let at = from; at < to; ) {
      while (spans[span]!.end <= at) span++
      const { end: spanEnd, style } = spans[span]!
      if (at === iconAt) {
        const box = workshop.icon(icons[icon++]!, style)
        if (typeof box === 'string') putText(box, style)
        else put(box, ICON_SIDE, ICON_SIDE)
        iconAt = text.indexOf(ICON, ++at)
      } else {
        const until = Math.min(to, spanEnd, iconAt < 0 ? to : iconAt)
        putText(text.slice(at, until), style)
        at = until
      }
    }
    return { boxes, width, joints, start: start ?? NOTHING, end: end ?? NOTHING, style: spans[span]!.style }
  }
}
