import type { Frame, Group, Item, Link, Picture, Shape, TextRun } from '../../frame/frame.ts'
import type { Box } from '../../geometry/box.ts'
import { identity, type Matrix, mapBox } from '../../geometry/matrix.ts'
import { matrixText, num } from '../number.ts'
import { type Content, type Contents, call } from './contents.ts'
import { Drawing } from './drawing.ts'
import { Operators } from './operators.ts'
import { strokeOperators } from './path.ts'
import { BLANK_WIDTH, type Resources } from './resources.ts'
import { hexText } from './strings.ts'
import type { Element, Structure } from './structure.ts'
import { showText } from './text.ts'

/** What all canvases of a document share. */
export interface Shared {
  readonly resources: Resources
  readonly contents: Contents
  /** Frames drawn already, for all the places they are set down. Links are no ink: each place has its own. */
  readonly frames: Map<Frame, { readonly content: Content; readonly links: readonly PlacedLink[] }>
  readonly drawings: Map<string, Drawing>
  readonly lang: string
}

export interface PlacedLink {
  readonly box: Box
  readonly link: Link
  /** The element it belongs to. */
  readonly owner?: Element
}

/** Turns items into the operators of one page, form or group. */
export class Canvas {
  readonly operators: Operators
  readonly links: PlacedLink[] = []
  readonly #shared: Shared
  readonly #structure: Structure | undefined
  /** The element that what is painted belongs to. */
  #owner: Element | undefined

  constructor(shared: Shared, structure?: Structure) {
    this.#shared = shared
    this.#structure = structure
    this.#owner = structure?.root
    this.operators = new Operators(structure)
  }

  paint(items: readonly Item[]): void {
    for (const item of items)
      if (item.kind === 'group') this.#group(item)
      else if (item.kind === 'link') this.#link(item, item)
      else {
        this.operators.mark(this.#owner)
        if (item.kind === 'text') this.#text(item)
        else if (item.kind === 'path') this.#shape(item)
        else if (item.kind === 'picture') this.#picture(item)
        else this.#placed(item.frame, item.matrix)
      }
  }

  #text(run: TextRun): void {
    if (run.glyphs.length === 0) return
    const font = this.#shared.resources.font(run.face)
    const shown = showText(run, font)
    const foreign = run.lang !== undefined && run.lang !== this.#shared.lang
    this.operators.fill(run.fill)
    this.operators.text(
      font.name,
      run.size,
      foreign ? `/Span<</Lang${hexText(run.lang!)}>>BDC\n${shown}EMC\n` : shown,
    )
  }

  #shape(shape: Shape): void {
    const { opacity = 1, alt } = shape
    if (opacity < 1) this.#seeThrough(opacity, (inside) => inside.#drawShape(shape))
    else this.#drawShape(shape)
    if (alt) this.#say(alt, shape.inline ?? this.#boxOf(shape))
  }

  #drawShape({ d, matrix, fill, stroke, rule }: Shape): void {
    const drawing = this.#drawing(d)
    const enlarged = matrix ? Math.hypot(matrix[0], matrix[1]) : 1
    const even = rule === 'evenodd' ? '*' : ''
    let drawn = matrix ? `${matrixText(matrix)} cm\n` : ''
    if (typeof fill === 'object') {
      const shading = this.#shared.resources.shading(fill)
      this.operators.names.add(shading)
      drawn += `q\n${drawing.operators(enlarged)}W${even} n\n/${shading} sh\nQ\n`
    }
    const solid = typeof fill === 'string'
    if (solid) this.operators.fill(fill)
    if (stroke)
      drawn += `${strokeOperators(stroke)}${drawing.operators(enlarged)}${solid ? `B${even}` : 'S'}\n`
    else if (solid) drawn += drawing.filled(enlarged, `f${even}`)
    this.operators.draw(matrix || stroke ? `q\n${drawn}Q\n` : drawn)
  }

  #drawing(d: string): Drawing {
    const { drawings, contents } = this.#shared
    let drawing = drawings.get(d)
    if (!drawing) {
      drawing = new Drawing(d, contents)
      drawings.set(d, drawing)
    }
    return drawing
  }

  /** A blank that says what an icon says, where the icon stands. */
  #say(alt: string, place: Shape['inline']): void {
    if (!place || !(place.width > 0 && place.size > 0)) return
    const { x, y, size, width } = place
    const blank = `${num(width / size / BLANK_WIDTH)} 0 0 -1 ${num(x)} ${num(y)} Tm\n( )Tj\n`
    const font = this.#shared.resources.blank()
    this.operators.text(font, size, `/Span<</ActualText${hexText(alt)}>>BDC\n${blank}EMC\n`)
  }

  /** The room a shape takes, as if it were a letter as high as it is. */
  #boxOf({ d, matrix = identity }: Shape): Shape['inline'] {
    const { bounds } = this.#drawing(d)
    if (!bounds) return undefined
    const { x, y, width, height } = mapBox(bounds, matrix)
    return { x, y: y + height, size: height, width }
  }

  #picture(picture: Picture): void {
    const { x, y, width, height, alt, grey } = picture
    const name = this.#shared.resources.picture(picture)
    this.operators.names.add(name)
    const drawn = `q\n${matrixText([width, 0, 0, -height, x, y + height])} cm\n/${name} Do\n${grey ? this.#colorless() : ''}Q\n`
    this.operators.draw(alt ? `/Span<</Alt${hexText(alt)}>>BDC\n${drawn}EMC\n` : drawn)
  }

  /** A grey over the picture that was just drawn, and over its very edges, by which it loses its colours. */
  #colorless(): string {
    const name = this.#shared.resources.colorless()
    this.operators.names.add(name)
    return `/${name} gs\n0 g\n-.1 -.1 1.2 1.2 re\nf\n`
  }

  #group(group: Group): void {
    const { tag, matrix, clip, opacity = 1 } = group
    const outer = this.#owner
    if (tag && outer) this.#owner = tag.role === 'Artifact' ? undefined : this.#structure?.element(outer, tag)
    if (opacity < 1) this.#seeThrough(opacity, (inside) => inside.#groupItems(group))
    else if (matrix || clip) this.operators.isolated(() => this.#groupItems(group))
    else this.paint(group.items)
    this.#owner = outer
  }

  #groupItems({ items, matrix, clip }: Group): void {
    if (matrix) this.operators.transform(matrix)
    if (clip) this.operators.draw(`${this.#drawing(clip).operators()}W n\n`)
    this.paint(items)
  }

  /** Painted whole on a sheet of its own, then laid down see-through: what lies inside does not shine through itself. */
  #seeThrough(opacity: number, paint: (inside: Canvas) => void): void {
    const { resources, contents } = this.#shared
    const inside = new Canvas(this.#shared)
    paint(inside)
    const content = contents.add(inside.operators.end(), inside.operators.names, true)
    const name = resources.opacity(opacity)
    this.operators.names.add(name)
    this.operators.mark(this.#owner)
    this.operators.draw(`q\n/${name} gs\n${call(content)}Q\n`)
    for (const { box, link } of inside.links) this.#link(box, link)
  }

  #placed(frame: Frame, matrix: Matrix): void {
    const { frames, contents } = this.#shared
    let painted = frames.get(frame)
    if (!painted) {
      const inside = new Canvas(this.#shared)
      inside.paint(frame.items)
      const content = contents.add(inside.operators.end(), inside.operators.names)
      painted = { content, links: inside.links }
      frames.set(frame, painted)
    }
    this.operators.draw(`q\n${matrixText(matrix)} cm\n${call(painted.content)}Q\n`)
    for (const { box, link } of painted.links) this.#link(mapBox(box, matrix), link)
  }

  #link(box: Box, link: Link): void {
    const owner = this.#owner
    this.links.push({ box: mapBox(box, this.operators.matrix), link, ...(owner && { owner }) })
  }
}
