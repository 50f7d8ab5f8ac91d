import type { Item, Shape, TextRun } from '../frame/frame.ts'
import type { Pt } from '../geometry/length.ts'
import type { Row } from './break.ts'
import type { AlignedLine } from './justify.ts'
import type { Shaped, ShapedRun } from './shaped.ts'
import type { InlineBox } from './words.ts'

/** Where and how a line is drawn. */
export interface Pen {
  /** Left edge of the column, and the baseline. */
  readonly x: Pt
  readonly y: Pt
  readonly size: Pt
  readonly fill: string
  /** BCP 47, where it differs from the document's. */
  readonly lang?: string | undefined
}

/** The line's glyphs and icons, in points. */
export function drawLine(row: Row, line: AlignedLine, pen: Pen): Item[] {
  const drawing = new LineDrawing(pen, line.extra)
  const first = row.words[line.from]!
  let x = line.x - first.trimStart
  for (let i = line.from; i <= line.to; i++) {
    const word = row.words[i]!
    drawing.beginWord(i === line.from || row.words[i - 1]!.kind !== 'torn')
    for (const { x: offset, content } of word.boxes)
      if (content.kind === 'text') drawing.text(content, x + offset)
      else drawing.icon(content, x + offset)
    // The space a line ends with is painted too: readers of the file need it between the words.
    if (word.space) drawing.text(word.space, x + word.width)
    if (i === line.to && word.hyphen) drawing.text(word.hyphen, x + word.width)
    x += word.width + word.gap
    if (word.elastic) drawing.stretch()
  }
  return drawing.finish()
}

type OpenRun = { -readonly [K in 'face' | 'x' | 'text']: TextRun[K] } & {
  glyphs: number[]
  xs: Pt[]
  ys: Pt[]
  clusters: number[]
  words: number[]
  thai: boolean
}

/** Gathers what stands side by side in one face into one run. */
class LineDrawing {
  readonly #pen: Pen
  readonly #extra: number
  readonly #items: Item[] = []
  #run: OpenRun | undefined
  #stretched = 0
  #newWord = true

  constructor(pen: Pen, extra: number) {
    this.#pen = pen
    this.#extra = extra
  }

  beginWord(begins: boolean): void {
    this.#newWord = begins
  }

  stretch(): void {
    this.#stretched += this.#extra
  }

  text(shaped: Shaped, x: number): void {
    for (const run of shaped.runs) this.#append(run, shaped.text, x)
  }

  #append(run: ShapedRun, text: string, x: number): void {
    const { size } = this.#pen
    if (this.#run?.face !== run.face) {
      this.#close()
      const start = round(this.#pen.x + (x + this.#stretched + (run.xs[0] ?? 0)) * size)
      this.#run = {
        face: run.face,
        x: start,
        text: '',
        glyphs: [],
        xs: [],
        ys: [],
        clusters: [],
        words: [],
        thai: false,
      }
      this.#newWord = true
    }
    const open = this.#run!
    const base = open.text.length - run.start
    if (this.#newWord) open.words.push(open.text.length)
    this.#newWord = false
    open.thai ||= run.script === 'Thai'
    for (let i = 0; i < run.glyphs.length; i++) {
      if (run.elastic && i > 0 && run.clusters[i] !== run.clusters[i - 1]) this.#stretched += this.#extra
      open.glyphs.push(run.glyphs[i]!)
      open.xs.push(round(this.#pen.x + (x + run.xs[i]! + this.#stretched) * size - open.x))
      open.ys.push(round(run.ys[i]! * size))
      open.clusters.push(base + run.clusters[i]!)
    }
    open.text += text.slice(run.start, run.end)
  }

  icon(box: InlineBox, x: number): void {
    this.#close()
    const { size, fill, y } = this.#pen
    const scale = Math.round(((box.height * size) / box.art.height) * 1e6) / 1e6
    const left = round(this.#pen.x + (x + this.#stretched) * size)
    const shape: Shape = {
      kind: 'path',
      d: box.art.d,
      matrix: [scale, 0, 0, scale, left, round(y - box.top * size)],
      fill: box.art.color ?? fill,
      alt: box.art.alt,
      inline: { x: left, y, size, width: round(box.width * size) },
    }
    this.#items.push(shape)
  }

  finish(): Item[] {
    this.#close()
    return this.#items
  }

  #close(): void {
    if (!this.#run) return
    const { face, x, text, glyphs, xs, ys, clusters, words, thai } = this.#run
    const { size, fill, y, lang } = this.#pen
    this.#items.push({
      kind: 'text',
      face,
      size,
      fill,
      x,
      y,
      text,
      glyphs,
      xs,
      ...(ys.some((dy) => dy !== 0) && { ys }),
      clusters,
      ...(thai && { words }),
      ...(lang && { lang }),
    })
    this.#run = undefined
  }
}

/** Thousandths of a point: finer than any printer, and the same digits on every machine. */
const round = (length: number): number => Math.round(length * 1000) / 1000 + 0
