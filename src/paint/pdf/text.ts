import type { TextRun } from '../../frame/frame.ts'
import { num } from '../number.ts'
import type { PdfFont } from './font.ts'
import { hex4, hexText } from './strings.ts'

/** The operators that show a run, to stand between BT and ET with font, size and fill set. */
export function showText(run: TextRun, font: PdfFont): string {
  const line = new Line(run, font)
  for (const { from, to, says } of spans(run)) {
    if (says === undefined) line.show(from, to)
    else line.showAs(from, to, says)
  }
  return line.end()
}

/** Glyphs from..to, and what they say together where readers could not tell by themselves. */
interface Span {
  readonly from: number
  readonly to: number
  readonly says?: string
}

/**
 * Words, where the run says where they begin: readers would otherwise tear Thai words apart at marks that are drawn aside.
 * Elsewhere only clusters of several glyphs need to be said; single glyphs say it by their code.
 */
function spans({ text, clusters, words }: TextRun): Span[] {
  return words ? wordSpans(text, clusters, words) : clusterSpans(text, clusters)
}

function wordSpans(text: string, clusters: readonly number[], words: readonly number[]): Span[] {
  const spans: Span[] = []
  let from = 0
  for (let word = 0; from < clusters.length; word++) {
    const end = words[word + 1] ?? text.length
    // Blanks go with the word before them, or behind: PDFium passes over a blank that stands alone.
    if (text.slice(end, words[word + 2]).trim() === '' && end < text.length) continue
    if (text.slice(0, end).trim() === '' && end < text.length) continue
    let to = from
    while (to < clusters.length && clusters[to]! < end) to++
    if (to === from) continue
    const says = text.slice(clusters[from], clusters[to])
    spans.push(says.trim() === '' ? { from, to } : { from, to, says })
    from = to
  }
  return spans
}

function clusterSpans(text: string, clusters: readonly number[]): Span[] {
  const spans: Span[] = []
  let plain = 0
  for (let from = 0, to = 0; from < clusters.length; from = to) {
    to = endOfCluster(clusters, from)
    if (to === from + 1) continue
    if (plain < from) spans.push({ from: plain, to: from })
    spans.push({ from, to, says: text.slice(clusters[from], clusters[to]) })
    plain = to
  }
  if (plain < clusters.length) spans.push({ from: plain, to: clusters.length })
  return spans
}

class Line {
  readonly #run: TextRun
  readonly #font: PdfFont
  #operators = ''
  /** The array of a TJ under way: codes in hex, and moves in thousandths of an em. */
  #pieces = ''
  #codes = ''
  /** Where the next glyph would stand, in whole thousandths of an em from the run's start. */
  #pen = 0
  #rise = 0

  constructor(run: TextRun, font: PdfFont) {
    this.#run = run
    this.#font = font
    this.#operators = `1 0 0 -1 ${num(run.x)} ${num(run.y)} Tm\n`
  }

  showAs(from: number, to: number, says: string): void {
    this.#flush()
    this.#operators += `/Span<</ActualText${hexText(says)}>>BDC\n`
    this.show(from, to)
    this.#flush()
    this.#operators += 'EMC\n'
  }

  show(from: number, to: number): void {
    const { glyphs, xs, ys, size, text, clusters } = this.#run
    const font = this.#font
    for (let i = from; i < to; i++) {
      const rise = ys ? -ys[i]! : 0
      if (rise !== this.#rise) this.#raise(rise)
      const move = Math.round((xs[i]! * 1000) / size) - this.#pen
      if (move !== 0) {
        this.#closeCodes()
        this.#pieces += -move
        this.#pen += move
      }
      const start = clusters[i]!
      // All of a cluster is said by its first glyph.
      const says =
        i > 0 && clusters[i - 1] === start ? '' : text.slice(start, clusters[endOfCluster(clusters, i)])
      const code = font.code(glyphs[i]!, says)
      this.#codes += hex4(code)
      this.#pen += font.width(code)
    }
  }

  end(): string {
    this.#flush()
    if (this.#rise !== 0) this.#raise(0)
    return this.#operators
  }

  #raise(rise: number): void {
    this.#flush()
    this.#operators += `${num(rise)} Ts\n`
    this.#rise = rise
  }

  #closeCodes(): void {
    if (this.#codes === '') return
    this.#pieces += `<${this.#codes}>`
    this.#codes = ''
  }

  #flush(): void {
    this.#closeCodes()
    if (this.#pieces === '') return
    this.#operators += `[${this.#pieces}]TJ\n`
    this.#pieces = ''
  }
}

/** The first glyph behind those that belong to glyph i's cluster. */
function endOfCluster(clusters: readonly number[], i: number): number {
  let next = i + 1
  while (next < clusters.length && clusters[next] === clusters[i]) next++
  return next
}
