import { escapeXml } from '../escape.ts'
import { openFont } from '../font/open.ts'
import type { Frame, Gradient, Group, Item, Paint, Picture, Shape, Stroke, TextRun } from '../frame/frame.ts'
import type { Size } from '../geometry/box.ts'
import { matrixText, num, nums } from './number.ts'
import { relativeOutline, wantGlyphs } from './outline.ts'

/**
 * Paints a frame as SVG that looks the same everywhere: letters are outlines, nothing is fetched. `pixels` is the size it
 * asks to be shown at; without it, points. Links are left out: a picture leads nowhere.
 */
export function paintSvg(frame: Frame, pixels?: Size): string {
  wantGlyphs(frame.items)
  const svg = new SvgDrawing()
  const drawn = svg.items(frame.items)
  const { width, height } = pixels ?? frame
  const unit = pixels ? '' : 'pt'
  // Corners are cut off where PDF cuts them off: its limit is 10, SVG's 4.
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${num(width)}${unit}" height="${num(height)}${unit}" viewBox="0 0 ${num(frame.width)} ${num(frame.height)}" preserveAspectRatio="none" stroke-miterlimit="10">
${svg.definitions()}${drawn}</svg>
`
}

class SvgDrawing {
  /** What is drawn by reference → its id. */
  readonly #defined = new Map<string, string>()

  definitions(): string {
    if (this.#defined.size === 0) return ''
    const defined = Array.from(this.#defined, ([content, id]) => content.replace(' id=""', ` id="${id}"`))
    return `<defs>\n${defined.join('')}</defs>\n`
  }

  /** The same content is defined once. */
  #define(content: string): string {
    let id = this.#defined.get(content)
    if (id === undefined) {
      id = `d${this.#defined.size + 1}`
      this.#defined.set(content, id)
    }
    return id
  }

  items(items: readonly Item[]): string {
    return items.map((item) => this.#item(item)).join('')
  }

  #item(item: Item): string {
    switch (item.kind) {
      case 'text':
        return text(item)
      case 'path':
        return this.#shape(item)
      case 'picture':
        return this.#picture(item)
      case 'group':
        return this.#group(item)
      case 'placed': {
        const id = this.#define(`<g id="">\n${this.items(item.frame.items)}</g>\n`)
        return `<use xlink:href="#${id}"${transform(item.matrix)}/>\n`
      }
      case 'link':
        return ''
    }
  }

  #shape({ d, matrix, fill, rule, stroke, opacity, alt }: Shape): string {
    const even = rule === 'evenodd' ? ' fill-rule="evenodd"' : ''
    const attributes = `${transform(matrix)} fill="${this.#paint(fill)}"${even}${stroke ? strokes(stroke) : ''}${fade(opacity)}`
    const path = `<path d="${escapeXml(d)}"${attributes}`
    return alt ? `${path}><title>${escapeXml(alt)}</title></path>\n` : `${path}/>\n`
  }

  #paint(fill: Paint | undefined): string {
    if (fill === undefined) return 'none'
    return typeof fill === 'string' ? escapeXml(fill) : `url(#${this.#define(gradient(fill))})`
  }

  #picture({ x, y, width, height, data, type, alt, grey }: Picture): string {
    const filter = grey ? ` filter="url(#${this.#define(COLORLESS)})"` : ''
    return `<image x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" preserveAspectRatio="none"${filter} xlink:href="data:image/${type};base64,${escapeXml(data)}"${alt ? `><title>${escapeXml(alt)}</title></image>` : '/>'}\n`
  }

  #group({ items, matrix, clip, opacity }: Group): string {
    const clipped = clip
      ? ` clip-path="url(#${this.#define(`<clipPath id=""><path d="${escapeXml(clip)}"/></clipPath>\n`)})"`
      : ''
    return `<g${transform(matrix)}${clipped}${fade(opacity)}>\n${this.items(items)}</g>\n`
  }
}

/** A run as one path in font units. */
function text({ face, size, fill, x, y, glyphs, xs, ys }: TextRun): string {
  const font = openFont(face)
  const scale = size / font.unitsPerEm
  let d = ''
  for (const [i, glyph] of glyphs.entries()) {
    const outline = relativeOutline(font, glyph)
    if (outline) d += `M${num(xs[i]! / scale)} ${num((ys?.[i] ?? 0) / scale)}${outline}`
  }
  return d && `<path d="${d}" fill="${escapeXml(fill)}"${transform([scale, 0, 0, scale, x, y])}/>\n`
}

const COLORLESS = '<filter id=""><feColorMatrix type="saturate" values="0"/></filter>\n'

function gradient({ linear, radial, stops }: Gradient): string {
  const colors = stops
    .map(({ at, color }) => `<stop offset="${num(at)}" stop-color="${escapeXml(color)}"/>`)
    .join('')
  const [x1, y1, x2, y2] = (linear ?? []).map(num)
  if (linear)
    return `<linearGradient id="" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${colors}</linearGradient>\n`
  const [cx, cy, r] = (radial ?? [0, 0, 0]).map(num)
  return `<radialGradient id="" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${colors}</radialGradient>\n`
}

const strokes = ({ color, width, dash, cap, join }: Stroke): string =>
  ` stroke="${escapeXml(color)}" stroke-width="${num(width)}"${dash?.length ? ` stroke-dasharray="${nums(dash)}"` : ''}${cap ? ` stroke-linecap="${cap}"` : ''}${join ? ` stroke-linejoin="${join}"` : ''}`

const transform = (matrix: Group['matrix']): string =>
  matrix ? ` transform="matrix(${matrixText(matrix)})"` : ''
const fade = (opacity: number | undefined): string =>
  opacity === undefined || opacity >= 1 ? '' : ` opacity="${num(opacity)}"`
