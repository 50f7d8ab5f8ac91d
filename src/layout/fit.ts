import type { Size } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'
import type { Text } from './compose.ts'
import { type FlowOptions, flow, heightOf, type Line, spacingOf } from './flow.ts'

export interface FitOptions extends FlowOptions {
  readonly max: Pt
  /** The language's smallest legible size if not said. */
  readonly min?: Pt
  /** Sizes tried lie this far apart: cards whose sizes differ by less than the eye sees look alike. */
  readonly step?: Pt
  readonly maxLines?: number
}

export interface Fitted {
  readonly size: Pt
  readonly lines: readonly Line[]
  readonly height: Pt
  /** Present when the text does not fit even at the smallest size, at which it is then set. */
  readonly overflow?: Overflow
}

/** Texts one below another, all in one size. */
export interface FittedTexts extends Omit<Fitted, 'lines'> {
  /** The lines of each text, and where it begins. */
  readonly parts: readonly { readonly lines: readonly Line[]; readonly top: Pt; readonly height: Pt }[]
}

export interface Overflow {
  /** Height and lines the text takes at the smallest size, and what there was room for. */
  readonly height: Pt
  readonly lines: number
  readonly room: Pt
  readonly maxLines?: number
  /** Some word is wider than the box, and was torn apart. */
  readonly torn: boolean
}

const STEP: Pt = 0.25
/** Between two texts, in ems: enough for a line drawn between them. */
export const BETWEEN_TEXTS = 1

/**
 * The biggest size at which the text fits the box, and its lines at that size. Measured without drawing, and without
 * dividing words if that will do: a little smaller reads better than full of hyphens.
 */
export function fit(text: Text, box: Size, options: FitOptions): Fitted {
  const { parts, ...fitted } = fitTexts([text], box, options)
  return { ...fitted, lines: parts[0]!.lines }
}

/** The same of several texts, in languages of their own, that share a box. */
export function fitTexts(texts: readonly Text[], box: Size, options: FitOptions): FittedTexts {
  const size = largestSize(texts, box, options)
  const flowed = texts.map((text) => flow(text, box.width, size, options))
  let top = 0
  const parts = flowed.map(({ lines }, i) => {
    const part = { lines, top, height: heightOf(texts[i]!, lines) }
    top += part.height + BETWEEN_TEXTS * size
    return part
  })
  const height = top - BETWEEN_TEXTS * size
  const torn = flowed.some((each) => each.torn)
  const lines = flowed.reduce((sum, each) => sum + each.lines.length, 0)
  const { maxLines } = options
  if (!torn && height <= box.height + TOLERANCE && lines <= (maxLines ?? lines))
    return { size, parts, height }
  const overflow = { height, lines, room: box.height, torn, ...(maxLines && { maxLines }) }
  return { size, parts, height, overflow }
}

const TOLERANCE = 1e-6

function largestSize(texts: readonly Text[], box: Size, options: FitOptions): Pt {
  const { max, step = STEP } = options
  const least = options.min ?? Math.max(...texts.map(({ language }) => language.minSize))
  const min = Math.min(least, max)
  const sizeAt = (steps: number) => Math.max(min, max - steps * step)
  const steps = Math.ceil((max - min) / step - TOLERANCE)
  if (fits(texts, box, max, options)) return max
  // The number of lines never grows as letters shrink, so the sizes that fit are the small ones.
  let [tooBig, good] = [0, steps]
  while (good - tooBig > 1) {
    const middle = Math.floor((tooBig + good) / 2)
    if (fits(texts, box, sizeAt(middle), options)) good = middle
    else tooBig = middle
  }
  return sizeAt(good)
}

function fits(texts: readonly Text[], box: Size, size: Pt, options: FitOptions): boolean {
  let [lines, height] = [0, (texts.length - 1) * BETWEEN_TEXTS]
  for (const text of texts) {
    const counted = measure(text, box.width / size, options)
    if (!counted) return false
    lines += counted.lines
    height += counted.height
  }
  return height * size <= box.height + TOLERANCE && lines <= (options.maxLines ?? lines)
}

/** Lines and height in ems, without setting them; nothing if some word is too wide. */
function measure(
  text: Text,
  width: number,
  options: FitOptions,
): { readonly lines: number; readonly height: number } | undefined {
  const { lineHeight, paragraphGap } = spacingOf(text, options)
  let lines = 0
  for (const paragraph of text.paragraphs) {
    const count = paragraph.count(width, options.align ?? 'left')
    if (count === undefined) return undefined
    lines += count
  }
  const gaps = Math.max(0, text.paragraphs.length - 1) * paragraphGap
  return { lines, height: text.above + text.below + Math.max(0, lines - 1) * lineHeight + gaps }
}
