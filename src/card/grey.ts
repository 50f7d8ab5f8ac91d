import type { Paint, Shape } from '../frame/frame.ts'
import type { IconArt, Setting } from '../layout/layout.ts'
import type { AlsoWords, BoxWords, Drawing, Part } from './drawing.ts'
import { fullColor, isColor } from './paints.ts'

/** The grey that is as light as a colour: what can be read on it, or it can be read on, still can. "none" stays none. */
export function greyOf(color: string): string {
  if (!isColor(color)) return color
  const full = fullColor(color)
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(full.slice(at, at + 2), 16) / 255))
  const light = encoded(0.2126 * red! + 0.7152 * green! + 0.0722 * blue!)
  return `#${Math.round(light * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`
}

/** The curve of sRGB: a screen's steps are even to the eye, light adds up linearly. */
const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const encoded = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055

/** A drawing without colours, those that its template names itself included. */
export const greyDrawing = (drawing: Drawing): Drawing => ({ ...drawing, parts: drawing.parts.map(greyPart) })

function greyPart(part: Part): Part {
  switch (part.kind) {
    case 'path':
      return greyShape(part)
    case 'icon':
      return { ...part, shape: greyShape(part.shape) }
    case 'picture':
      return { ...part, grey: true }
    case 'group':
      return { ...part, parts: part.parts.map(greyPart) }
    case 'text-box':
      return { ...part, ...greyWords(part), ...(part.also && { also: part.also.map(greyAlso) }) }
  }
}

const greyWords = ({ fill, iconFill }: BoxWords) => ({
  fill: greyOf(fill),
  ...(iconFill && { iconFill: greyOf(iconFill) }),
})

const greyAlso = (words: AlsoWords): AlsoWords => ({
  ...words,
  ...greyWords(words),
  ...(words.rule && { rule: { ...words.rule, color: greyOf(words.rule.color) } }),
})

const greyShape = (shape: Shape): Shape => ({
  ...shape,
  ...(shape.fill && { fill: greyPaint(shape.fill) }),
  ...(shape.stroke && { stroke: { ...shape.stroke, color: greyOf(shape.stroke.color) } }),
})

const greyPaint = (paint: Paint): Paint =>
  typeof paint === 'string'
    ? greyOf(paint)
    : { ...paint, stops: paint.stops.map(({ at, color }) => ({ at, color: greyOf(color) })) }

/** Texts whose icons have no colours. */
export const greySetting = (setting: Setting): Setting => ({
  ...setting,
  ...(setting.other && { other: greySetting(setting.other) }),
  icon: (name): IconArt | undefined => {
    const art = setting.icon?.(name)
    return art?.color ? { ...art, color: greyOf(art.color) } : art
  },
})
