import type { ContextSource } from '../card/context.ts'
import { draw } from '../card/draw.ts'
import { readLength } from '../card/length.ts'
import { readMarkup } from '../card/markup.ts'
import { composeDrawing, sharedSizes, typeset } from '../card/typeset.ts'
import type { Finding } from '../finding.ts'
import type { Frame } from '../frame/frame.ts'
import type { Size } from '../geometry/box.ts'
import { mm, type Pt, toMm } from '../geometry/length.ts'
import { findIcon } from '../icon/find.ts'

/** Draws a book's pictures from SVG templates, in the book's language. Each is drawn once. */
export interface DrawingRoom {
  /**
   * `templates/<name>.svg.hbs` at a width; as high as asked for, or as its root says (`<svg width="96" height="40">`, in
   * mm). A root that names a width is drawn at least that wide: the caller scales it down.
   */
  readonly draw: (name: string, width: Pt, height?: Pt) => Frame | undefined
  /** The sign of a kind of card or piece, `templates/emblem.svg.hbs`; a game without the template has none. */
  readonly emblem: (icon: string, kind: string, size: Pt) => Frame | undefined
}

/** A drawing without a height of its own is this much of its width. */
const RATIO = 0.5

export function openDrawings(
  source: ContextSource,
  context: object,
  find: (finding: Finding) => void,
): DrawingRoom {
  const { templates, setting } = source
  const bare = { low: source.ink === 'low', theme: source.theme.palette }
  const done = new Map<string, Frame | undefined>()

  const make = (file: string, width: Pt, wanted: Pt | undefined, values: object): Frame | undefined => {
    const rendered = templates.render(file, {
      ...bare,
      ...values,
      width: hundredths(toMm(width)),
      height: hundredths(toMm(wanted ?? 0)),
    })
    if (!('restore' in rendered)) return void find(rendered)
    const markup = readMarkup(rendered, file)
    if ('code' in markup) return void find(markup)
    const least = readLength(markup.attributes.width ?? '', toMm(width))
    if (least !== undefined && mm(least) > width + 0.01) return make(file, mm(least), wanted, values)
    const own = readLength(markup.attributes.height ?? '', toMm(width))
    const size: Size = { width, height: wanted ?? (own === undefined ? width * RATIO : mm(own)) }
    const { drawing, findings } = draw(markup, { size, findIcon, findPicture: source.findPicture, file })
    findings.forEach(find)
    const composed = composeDrawing(drawing, setting)
    const { frame, boxes } = typeset(composed, sharedSizes([composed]), 0)
    for (const { box, fitted } of boxes) if (fitted.overflow) find(tooLong(file, box.text))
    return frame
  }
  const once = (key: string, make: () => Frame | undefined): Frame | undefined => {
    if (!done.has(key)) done.set(key, make())
    return done.get(key)
  }
  const hasEmblems = source.game.folder.list('templates').includes('emblem.svg.hbs')
  return {
    draw: (name, width, height) =>
      once(`${name} ${width} ${height}`, () => make(`${name}.svg.hbs`, width, height, context)),
    emblem: (art, kind, size) => {
      if (!hasEmblems) return undefined
      const values = { art, kind, look: source.theme.look(kind) }
      return once(`${art} ${kind} ${size}`, () => make('emblem.svg.hbs', size, size, values))
    },
  }
}

const hundredths = (value: number): number => Math.round(value * 100) / 100

const tooLong = (file: string, words: string): Finding => ({
  code: 'text-overflow',
  severity: 'error',
  message: `templates/${file}: “${words.slice(0, 60)}” does not fit its box even in the smallest type`,
  hint: 'Shorten the words, or give the box more room.',
  quote: words,
})
