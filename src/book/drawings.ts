import type { ContextSource } from '../card/context.ts'
import { readLength } from '../card/length.ts'
import { type Side, setAlone, TemplateDrawer } from '../card/template.ts'
import { isLow } from '../card/theme.ts'
import { type Finding, type Place, say, told } from '../finding.ts'
import type { Frame } from '../frame/frame.ts'
import { mm, type Pt, toMm } from '../geometry/length.ts'
import { andGuessed } from '../source/nearest.ts'

/** Draws a book's pictures from SVG templates, in the book's language. Each is drawn once. */
export interface DrawingRoom {
  /**
   * `templates/<name>.svg.hbs` at a width; as high as asked for, or as its root says (`<svg width="96" height="40">`, in
   * mm). A root that names a width is drawn at least that wide: the caller scales it down.
   */
  readonly draw: (name: string, width: Pt, height?: Pt) => Frame | undefined
  /** The sign of a kind of card or piece, `templates/emblem.svg.hbs`; a game without the template has none. */
  readonly emblem: (icon: string, kind: string, size: Pt) => Frame | undefined
  /** All that have been drawn, for the checks. */
  readonly sides: () => readonly Side[]
}

/** A drawing without a height of its own is this much of its width. */
const RATIO = 0.5

export function openDrawings(
  source: ContextSource,
  context: object,
  find: (finding: Finding) => void,
  placeOf: (name: string) => Place,
): DrawingRoom {
  const drawer = new TemplateDrawer(source, find)
  const templates = new Set(source.game.folder.list('templates'))
  const bare = { ink: source.ink, low: isLow(source.ink), theme: source.theme.palette }
  const done = new Map<string, Side | undefined>()

  const make = (file: string, values: object, width: Pt, wanted?: Pt, widened = false): Side | undefined => {
    let least = width
    const given = { width: hundredths(toMm(width)), height: hundredths(toMm(wanted ?? 0)) }
    const composed = drawer.draw(file, { ...bare, ...values, ...given }, ({ attributes }) => {
      least = mm(readLength(attributes.width ?? '', toMm(width)) ?? 0)
      if (least > width + 0.01 && !widened) return undefined
      const own = readLength(attributes.height ?? '', toMm(width))
      return { width, height: wanted ?? (own === undefined ? width * RATIO : mm(own)) }
    })
    if (composed) return setAlone(file, composed)
    return least > width + 0.01 && !widened ? make(file, values, least, wanted, true) : undefined
  }
  const once = (key: string, make: () => Side | undefined): Frame | undefined => {
    if (!done.has(key)) done.set(key, make())
    return done.get(key)?.frame
  }
  const hasEmblems = templates.has('emblem.svg.hbs')
  return {
    draw: (name, width, height) =>
      once(`${name} ${width} ${height}`, () => {
        const file = `${name}.svg.hbs`
        return templates.has(file)
          ? make(file, context, width, height)
          : void find(notDrawn(name, templates, placeOf(name)))
      }),
    emblem: (art, kind, size) => {
      if (!hasEmblems) return undefined
      const values = { art, kind, look: source.theme.look(kind) }
      return once(`${art} ${kind} ${size}`, () => make('emblem.svg.hbs', values, size, size))
    },
    sides: () => [...done.values()].filter((side) => side !== undefined),
  }
}

/** The place is that of the line that asks for the drawing. */
function notDrawn(name: string, templates: ReadonlySet<string>, place: Place): Finding {
  const drawn = [...templates].map((file) => file.replace(/\.svg\.hbs$/, ''))
  return {
    code: 'template-markdown',
    severity: 'error',
    ...told(
      say`there is no such drawing: templates/${name}.svg.hbs is missing${andGuessed(name, drawn)}`,
      say`Correct the name, or add the template.`,
    ),
    place,
  }
}

const hundredths = (value: number): number => Math.round(value * 100) / 100
