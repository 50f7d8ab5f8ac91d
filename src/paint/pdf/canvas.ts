import type { Frame, Group, Item, Link, Picture, Shape, TextRun } from '../../frame/frame.ts'
import type { Box } from '../../geometry/box.ts'
import { inTurn, type Matrix } from '../../geometry/matrix.ts'
import { parsePath, pathBounds } from '../../geometry/path.ts'
import type { Content, Contents } from './contents.ts'
import { hexText, num, nums, rgb } from './number.ts'
import { pathOperators, strokeOperators } from './path.ts'
import { BLANK_WIDTH, type Resources } from './resources.ts'
import type { Element, Structure } from './structure.ts'
import { showText } from './text.ts'

/** What all canvases of a document share. */
export interface Shared {
  readonly resources: Resources
  readonly contents: Contents
  readonly frames: Map<Frame, PaintedFrame>
  readonly paths: Map<string, string>
  readonly lang: string
}

/** A frame drawn once, for all the places it is set down. */
interface PaintedFrame {
  readonly content: Content
  /** Links are no ink: each place has its own. */
  readonly links: readonly PlacedLink[]
}

export interface PlacedLink {
  readonly box: Box
  readonly to: Link['to']
  readonly owner?: Element
}

/** Below this a path is written where it stands: a call and an object cost as much. */
const LONG_PATH = 200

/** Turns items into the operators of one page, form or group. */
export class Canvas {
  operators = ''
  readonly names = new Set<string>()
  readonly links: PlacedLink[] = []
  readonly #shared: Shared
  /** Present on pages of a tagged document: forms hold no marks, the mark goes round them. */
  readonly #structure: Structure | undefined
  #owner: Element | undefined
  #marked: Element | 'artifact' | undefined
  #matrix: Matrix = [1, 0, 0, 1, 0, 0]
  #inText = false
  // What is set in the graphics state, not to say it twice; unknown at the start, as forms inherit it.
  #fill = ''
  #font = ''

  constructor(shared: Shared, structure?: Structure) {
    this.#shared = shared
    this.#structure = structure
    this.#owner = structure?.root
  }

  paint(items: readonly Item[]): void {
    for (const item of items) this.#item(item)
  }

  /** Ends what is still open; the operators are complete. */
  end(): string {
    this.#endText()
    this.#endMark()
    return this.operators
  }

  #item(item: Item): void {
    if (item.kind === 'text') this.#text(item)
    else if (item.kind === 'path') this.#shape(item)
    else if (item.kind === 'picture') this.#picture(item)
    else if (item.kind === 'group') this.#group(item)
    else if (item.kind === 'placed') this.#placed(item.frame, item.matrix)
    else this.#link({ box: item, to: item.to })
  }

  #text(run: TextRun): void {
    if (run.glyphs.length === 0) return
    this.#mark()
    this.#setFill(run.fill)
    const font = this.#shared.resources.font(run.face)
    this.#beginText(font.name, run.size)
    const foreign = run.lang !== undefined && run.lang !== this.#shared.lang
    if (foreign) this.operators += `/Span<</Lang${hexText(run.lang!)}>>BDC\n`
    this.operators += showText(run, font)
    if (foreign) this.operators += 'EMC\n'
  }

  #beginText(font: string, size: number): void {
    if (!this.#inText) this.operators += 'BT\n'
    this.#inText = true
    this.names.add(font)
    const set = `/${font} ${num(size)} Tf\n`
    if (set !== this.#font) this.operators += set
    this.#font = set
  }

  #endText(): void {
    if (this.#inText) this.operators += 'ET\n'
    this.#inText = false
  }

  #setFill(color: string): void {
    if (color === this.#fill) return
    this.operators += `${rgb(color)} rg\n`
    this.#fill = color
  }

  #shape(shape: Shape): void {
    const { opacity = 1 } = shape
    if (!shape.fill && !shape.stroke && !shape.alt) return
    this.#mark()
    this.#endText()
    if (opacity < 1) this.#asGroup(opacity, (inside) => inside.#drawShape(shape))
    else this.#drawShape(shape)
    if (shape.alt) this.#say(shape.alt, shape)
  }

  #drawShape({ d, matrix, fill, stroke, rule }: Shape): void {
    const enlarged = matrix ? Math.hypot(matrix[0], matrix[1]) : 1
    const path = this.#path(d, enlarged)
    const evenOdd = rule === 'evenodd' ? '*' : ''
    if (typeof fill === 'string') this.#setFill(fill)
    // Stroke settings are said each time, and forgotten with Q.
    const [save, restore] = matrix || stroke || typeof fill === 'object' ? ['q\n', 'Q\n'] : ['', '']
    this.operators += save + (matrix ? `${nums(matrix)} cm\n` : '')
    if (typeof fill === 'object') {
      const name = this.#shared.resources.shading(fill)
      this.names.add(name)
      this.operators += `q\n${path}W${evenOdd} n\n/${name} sh\nQ\n`
    }
    const filled = typeof fill === 'string'
    if (stroke) this.operators += `${strokeOperators(stroke)}${path}${filled ? `B${evenOdd}` : 'S'}\n`
    else if (filled) this.operators += this.#shareable(`${path}f${evenOdd}\n`)
    this.operators += restore
  }

  #path(d: string, enlarged: number): string {
    const key = enlarged > 4 ? `fine ${d}` : d
    let path = this.#shared.paths.get(key)
    if (path === undefined) {
      path = pathOperators(d, enlarged)
      this.#shared.paths.set(key, path)
    }
    return path
  }

  #shareable(operators: string): string {
    if (operators.length < LONG_PATH) return operators
    const { contents } = this.#shared
    return contents.call(contents.add(operators, new Set()))
  }

  /** A blank that says what an icon says, where the icon stands. */
  #say(alt: string, shape: Shape): void {
    const place = shape.inline ?? boxOf(shape)
    if (!place || !(place.width > 0 && place.size > 0)) return
    const { x, y, size, width } = place
    this.#beginText(this.#shared.resources.blank(), size)
    this.operators += `/Span<</ActualText${hexText(alt)}>>BDC\n${num(width / size / BLANK_WIDTH)} 0 0 -1 ${num(x)} ${num(y)} Tm\n( )Tj\nEMC\n`
  }

  #picture(picture: Picture): void {
    this.#mark()
    this.#endText()
    const name = this.#shared.resources.picture(picture)
    this.names.add(name)
    const { x, y, width, height, alt } = picture
    const draw = `q\n${nums([width, 0, 0, -height, x, y + height])} cm\n/${name} Do\nQ\n`
    this.operators += alt ? `/Span<</Alt${hexText(alt)}>>BDC\n${draw}EMC\n` : draw
  }

  #group(group: Group): void {
    const { tag, matrix, clip, opacity = 1 } = group
    const outer = this.#owner
    if (tag && this.#structure && outer) {
      this.#owner = tag.role === 'Artifact' ? undefined : this.#structure.element(outer, tag)
    }
    if (opacity < 1) {
      this.#mark()
      this.#asGroup(opacity, (inside) => inside.#groupItems(group))
    } else if (matrix || clip) {
      // Marks and text are not to straddle a saved state.
      this.#endText()
      this.#endMark()
      const state = this.#save()
      this.#groupItems(group)
      this.#endText()
      this.#endMark()
      this.#restore(state)
    } else {
      this.paint(group.items)
    }
    this.#owner = outer
  }

  #groupItems({ items, matrix, clip }: Group): void {
    if (matrix) this.#transform(matrix)
    if (clip) this.operators += `${this.#path(clip, 1)}W n\n`
    this.paint(items)
  }

  /** Painted whole on a sheet of its own, then laid down see-through: what lies inside does not shine through itself. */
  #asGroup(opacity: number, paint: (inside: Canvas) => void): void {
    const { resources, contents } = this.#shared
    const inside = new Canvas(this.#shared)
    paint(inside)
    const content = contents.add(inside.end(), inside.names, true)
    const name = resources.opacity(opacity)
    this.names.add(name)
    this.#endText()
    this.operators += `q\n/${name} gs\n${contents.call(content)}Q\n`
    for (const link of inside.links) this.#link(link)
  }

  #placed(frame: Frame, matrix: Matrix): void {
    const { frames, contents } = this.#shared
    let painted = frames.get(frame)
    if (!painted) {
      const inside = new Canvas(this.#shared)
      inside.paint(frame.items)
      painted = { content: contents.add(inside.end(), inside.names), links: inside.links }
      frames.set(frame, painted)
    }
    this.#mark()
    this.#endText()
    this.operators += `q\n${nums(matrix)} cm\n${contents.call(painted.content)}Q\n`
    for (const { box, to } of painted.links) this.#link({ box: transformed(box, matrix), to })
  }

  #link({ box, to }: PlacedLink): void {
    this.links.push({ box: transformed(box, this.#matrix), to, ...(this.#owner && { owner: this.#owner }) })
  }

  #save(): { matrix: Matrix; fill: string; font: string } {
    this.operators += 'q\n'
    return { matrix: this.#matrix, fill: this.#fill, font: this.#font }
  }

  #restore({ matrix, fill, font }: { matrix: Matrix; fill: string; font: string }): void {
    this.operators += 'Q\n'
    this.#matrix = matrix
    this.#fill = fill
    this.#font = font
  }

  #transform(matrix: Matrix): void {
    this.operators += `${nums(matrix)} cm\n`
    this.#matrix = inTurn(matrix, this.#matrix)
  }

  /** Everything on a tagged page belongs to an element, or is marked as decoration. */
  #mark(): void {
    if (!this.#structure) return
    const owner = this.#owner === this.#structure.root ? 'artifact' : (this.#owner ?? 'artifact')
    if (owner === this.#marked) return
    this.#endText()
    this.#endMark()
    this.operators +=
      owner === 'artifact'
        ? '/Artifact BMC\n'
        : `/${owner.tag.role}<</MCID ${this.#structure.mark(owner)}>>BDC\n`
    this.#marked = owner
  }

  #endMark(): void {
    if (this.#marked) {
      this.#endText()
      this.operators += 'EMC\n'
    }
    this.#marked = undefined
  }
}

/** The room a shape takes, as if it were a letter as high as it is. */
function boxOf({ d, matrix = [1, 0, 0, 1, 0, 0] }: Shape): Shape['inline'] | undefined {
  const bounds = pathBounds(parsePath(d))
  if (!bounds) return undefined
  const { x, y, width, height } = transformed(bounds, matrix)
  return { x, y: y + height, size: height, width }
}

/** The upright box round a box that was moved, turned or scaled. */
function transformed({ x, y, width, height }: Box, [a, b, c, d, e, f]: Matrix): Box {
  const xs = [x, x + width].flatMap((px) => [y, y + height].map((py) => a * px + c * py + e))
  const ys = [x, x + width].flatMap((px) => [y, y + height].map((py) => b * px + d * py + f))
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
