import { openFont } from '../../font/open.ts'
import { fromBase64 } from '../../frame/bytes.ts'
import type { Frame, Gradient, Group, Item, Paint, Picture, Shape, TextRun } from '../../frame/frame.ts'
import { relativeOutline, wantGlyphs } from '../../paint/outline.ts'

type Context = OffscreenCanvasRenderingContext2D

/** A frame as pixels, `scale` of them to the point. Like every painter it decides nothing. */
export async function drawFrame(frame: Frame, scale: number): Promise<ImageBitmap> {
  wantGlyphs(frame.items)
  const pictures = await picturesOf(frame)
  const width = Math.max(1, Math.round(frame.width * scale))
  const height = Math.max(1, Math.round(frame.height * scale))
  const context = contextOf(width, height)
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.scale(width / frame.width, height / frame.height)
  new Drawing(context, pictures).items(frame.items)
  lastDrawn = context
  return context.canvas.transferToImageBitmap()
}

let lastDrawn: Context | undefined

/** The one before, if it is as large and was left in order: somebody who types has the same card drawn with every key. */
function contextOf(width: number, height: number): Context {
  const last = lastDrawn
  lastDrawn = undefined
  const isAsLarge = last?.canvas.width === width && last.canvas.height === height
  return isAsLarge ? last : new OffscreenCanvas(width, height).getContext('2d')!
}

class Drawing {
  readonly #context: Context
  readonly #pictures: ReadonlyMap<string, ImageBitmap>

  constructor(context: Context, pictures: ReadonlyMap<string, ImageBitmap>) {
    this.#context = context
    this.#pictures = pictures
    // Corners are cut off where PDF cuts them off.
    context.miterLimit = 10
  }

  items(items: readonly Item[]): void {
    for (const item of items) this.#item(item)
  }

  #item(item: Item): void {
    if (item.kind === 'text') this.#text(item)
    else if (item.kind === 'path') this.#within(item.matrix, () => this.#shape(item))
    else if (item.kind === 'picture') this.#picture(item)
    else if (item.kind === 'group') this.#within(item.matrix, () => this.#group(item))
    // Links lead nowhere in a picture.
    else if (item.kind === 'placed') this.#within(item.matrix, () => this.items(item.frame.items))
  }

  #within(matrix: Group['matrix'], draw: () => void): void {
    this.#context.save()
    if (matrix) this.#context.transform(...(matrix as [number, number, number, number, number, number]))
    draw()
    this.#context.restore()
  }

  #text({ face, size, fill, x, y, glyphs, xs, ys }: TextRun): void {
    const font = openFont(face)
    const scale = size / font.unitsPerEm
    const run = new Path2D()
    for (const [i, glyph] of glyphs.entries())
      run.addPath(glyphPath(font, glyph), { a: scale, d: scale, e: x + xs[i]!, f: y + (ys?.[i] ?? 0) })
    this.#context.fillStyle = fill
    this.#context.fill(run)
  }

  #shape({ d, fill, rule, stroke, opacity }: Shape): void {
    const context = this.#context
    const path = pathOf(d)
    context.globalAlpha *= opacity ?? 1
    if (fill !== undefined && fill !== 'none') {
      context.fillStyle = this.#paint(fill)
      context.fill(path, rule ?? 'nonzero')
    }
    if (!stroke) return
    context.strokeStyle = stroke.color
    context.lineWidth = stroke.width
    context.lineCap = stroke.cap ?? 'butt'
    context.lineJoin = stroke.join ?? 'miter'
    context.setLineDash([...(stroke.dash ?? [])])
    context.stroke(path)
  }

  #paint(fill: Paint): string | CanvasGradient {
    return typeof fill === 'string' ? fill : gradient(this.#context, fill)
  }

  #picture({ x, y, width, height, data, grey }: Picture): void {
    const picture = this.#pictures.get(data)
    if (!picture) return
    this.#context.save()
    if (grey) this.#context.filter = 'grayscale(1)'
    this.#context.drawImage(picture, x, y, width, height)
    this.#context.restore()
  }

  #group({ items, clip, opacity }: Group): void {
    if (clip) this.#context.clip(pathOf(clip))
    // What is inside is drawn by itself first: things that lie over each other must not shine through.
    if (opacity !== undefined && opacity < 1) this.#faded(items, opacity)
    else this.items(items)
  }

  #faded(items: readonly Item[], opacity: number): void {
    const { width, height } = this.#context.canvas
    const layer = new OffscreenCanvas(width, height).getContext('2d')!
    layer.setTransform(this.#context.getTransform())
    new Drawing(layer, this.#pictures).items(items)
    this.#context.setTransform(1, 0, 0, 1, 0, 0)
    this.#context.globalAlpha *= opacity
    this.#context.drawImage(layer.canvas, 0, 0)
  }
}

/** What is drawn over and over, with every key that somebody types. */
const paths = new Map<string, Path2D>()
const MOST_PATHS = 2000

function pathOf(d: string): Path2D {
  const path = paths.get(d) ?? new Path2D(d)
  if (paths.size > MOST_PATHS) paths.clear()
  paths.set(d, path)
  return path
}

/** By the key of the font and the glyph. */
const glyphPaths = new Map<string, Path2D>()

function glyphPath(font: ReturnType<typeof openFont>, glyph: number): Path2D {
  const key = `${font.key} ${glyph}`
  const outline = glyphPaths.get(key) ?? new Path2D(`M0 0${relativeOutline(font, glyph)}`)
  glyphPaths.set(key, outline)
  return outline
}

function gradient(context: Context, { linear, radial, stops }: Gradient): CanvasGradient {
  const [cx, cy, r] = radial ?? [0, 0, 0]
  const made = linear
    ? context.createLinearGradient(...linear)
    : context.createRadialGradient(cx, cy, 0, cx, cy, r)
  for (const { at, color } of stops) made.addColorStop(at, color)
  return made
}

/** Pictures are decoded before anything is drawn, because drawing does not wait. */
async function picturesOf({ items }: Frame): Promise<Map<string, ImageBitmap>> {
  const wanted = new Map<string, Picture>()
  const collect = (inside: readonly Item[]): void => {
    for (const item of inside)
      if (item.kind === 'picture') wanted.set(item.data, item)
      else if (item.kind === 'group') collect(item.items)
      else if (item.kind === 'placed') collect(item.frame.items)
  }
  collect(items)
  const decoded = await Promise.all(
    [...wanted.values()].map(async ({ data, type }) => {
      const blob = new Blob([fromBase64(data) as Uint8Array<ArrayBuffer>], { type: `image/${type}` })
      return [data, await createImageBitmap(blob)] as const
    }),
  )
  return new Map(decoded)
}
