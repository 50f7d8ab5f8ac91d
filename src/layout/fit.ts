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

/**
 * The biggest size at which the text fits the box, and its lines at that size. Measured without drawing, and without
 * dividing words if that will do: a little smaller reads better than full of hyphens.
 */
export function fit(text: Text, box: Size, options: FitOptions): Fitted {
  const size = largestSize(text, box, options)
  const { lines, torn } = flow(text, box.width, size, options)
  const height = heightOf(text, lines)
  if (!torn && height <= box.height + TOLERANCE && lines.length <= (options.maxLines ?? lines.length))
    return { size, lines, height }
  const { maxLines } = options
  const overflow = { height, lines: lines.length, room: box.height, torn, ...(maxLines && { maxLines }) }
  return { size, lines, height, overflow }
}

const TOLERANCE = 1e-6

function largestSize(text: Text, box: Size, options: FitOptions): Pt {
  const { max, step = STEP } = options
  const min = Math.min(options.min ?? text.language.minSize, max)
  const sizeAt = (steps: number) => Math.max(min, max - steps * step)
  const steps = Math.ceil((max - min) / step - TOLERANCE)
  if (fits(text, box, max, options)) return max
  // The number of lines never grows as letters shrink, so the sizes that fit are the small ones.
  let [tooBig, good] = [0, steps]
  while (good - tooBig > 1) {
    const middle = Math.floor((tooBig + good) / 2)
    if (fits(text, box, sizeAt(middle), options)) good = middle
    else tooBig = middle
  }
  return sizeAt(good)
}

function fits(text: Text, box: Size, size: Pt, options: FitOptions): boolean {
  const { lineHeight, paragraphGap } = spacingOf(text, options)
  const gaps = Math.max(0, text.paragraphs.length - 1) * paragraphGap
  let lines = 0
  for (const paragraph of text.paragraphs) {
    const count = paragraph.count(box.width / size, options.align ?? 'left')
    if (count === undefined) return false
    lines += count
  }
  const height = (text.above + text.below + Math.max(0, lines - 1) * lineHeight + gaps) * size
  return height <= box.height + TOLERANCE && lines <= (options.maxLines ?? lines)
}
