import type { Gradient, Paint, Shape, Stroke } from '../frame/frame.ts'
import type { Element } from './element.ts'
import { type Room, readLength } from './length.ts'

/** What a shape inherits from the groups around it. */
export interface Look {
  readonly fill: string
  readonly stroke: string
  readonly strokeWidth: number
  readonly dash?: readonly number[]
  readonly cap?: NonNullable<Stroke['cap']>
  readonly join?: NonNullable<Stroke['join']>
}

/** SVG's own initial values. */
export const plainLook: Look = { fill: '#000000', stroke: 'none', strokeWidth: 1 }

const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
export const isColor = (text: string): boolean => COLOR.test(text)

/** "#abc" → "#aabbcc", small letters: one spelling a colour. */
export const fullColor = (text: string): string =>
  text.length === 4
    ? `#${[...text.slice(1)].map((digit) => digit + digit).join('')}`.toLowerCase()
    : text.toLowerCase()

export const CAPS = ['butt', 'round', 'square'] as const
export const JOINS = ['miter', 'round', 'bevel'] as const
/** In the units of the drawing. */
export const WIDEST = 1000
const MOST_DASHES = 20

/** "0.5", "1 2": widths of a line, or of its dashes and gaps; undefined when one of them is none. */
export function readWidths(text: string): readonly number[] | undefined {
  const parts = text.trim().split(/[\s,]+/)
  const widths = parts.map((part) => (part === '' ? Number.NaN : Number(part)))
  const sound = widths.length <= MOST_DASHES && widths.every((width) => width >= 0 && width <= WIDEST)
  return sound ? widths : undefined
}

/** What an element says wrongly has been told (attributes.ts); what is round it holds then. */
export function inherit(look: Look, attributes: Element['attributes']): Look {
  const [width] = readWidths(attributes['stroke-width'] ?? '') ?? []
  const dash = readWidths(attributes['stroke-dasharray'] ?? '')
  const cap = CAPS.find((each) => each === attributes['stroke-linecap'])
  const join = JOINS.find((each) => each === attributes['stroke-linejoin'])
  return {
    ...look,
    fill: attributes.fill ?? look.fill,
    stroke: attributes.stroke ?? look.stroke,
    strokeWidth: width ?? look.strokeWidth,
    ...(dash && { dash }),
    ...(cap && { cap }),
    ...(join && { join }),
  }
}

export interface Gradients {
  readonly get: (id: string) => Gradient | undefined
}

/** The paint an attribute names: a colour, or `url(#id)` of a gradient; null for none, undefined for nonsense. */
export function readPaint(text: string, gradients: Gradients): Paint | null | undefined {
  if (text === 'none') return null
  if (isColor(text)) return fullColor(text)
  return gradients.get(/^url\(#([\w-]+)\)$/.exec(text)?.[1] ?? '')
}

export const strokeOf = (look: Look): Pick<Shape, 'stroke'> =>
  isColor(look.stroke) && look.strokeWidth > 0
    ? {
        stroke: {
          color: fullColor(look.stroke),
          width: look.strokeWidth,
          ...(look.dash && { dash: look.dash }),
          ...(look.cap && { cap: look.cap }),
          ...(look.join && { join: look.join }),
        },
      }
    : {}

/** Gradients run in the units of the drawing they stand in, not across each shape's own bounds. */
export function readGradient(element: Element, room: Room): Gradient | undefined {
  const at = (name: string, whole: number, fallback: string) =>
    readLength(element.attributes[name] ?? fallback, whole) ?? Number.NaN
  const stops = element.children.map(({ attributes }) => ({
    at: readLength(attributes.offset ?? '', 1) ?? Number.NaN,
    color: attributes['stop-color'] ?? '',
  }))
  const line =
    element.name === 'linearGradient'
      ? [
          at('x1', room.width, '0'),
          at('y1', room.height, '0'),
          at('x2', room.width, '100%'),
          at('y2', room.height, '0'),
        ]
      : [at('cx', room.width, '50%'), at('cy', room.height, '50%'), at('r', room.width, '50%')]
  if (stops.length < 2 || ![...line, ...stops.map((stop) => stop.at)].every(Number.isFinite)) return undefined
  if (!stops.every((stop) => isColor(stop.color))) return undefined
  const even = stops.map(({ at: offset, color }) => ({ at: offset, color: fullColor(color) }))
  return element.name === 'linearGradient'
    ? { linear: line as unknown as NonNullable<Gradient['linear']>, stops: even }
    : { radial: line as unknown as NonNullable<Gradient['radial']>, stops: even }
}
