import type { Outlines } from './outlines.ts'
import { bearingIn } from './subset.ts'
import { type TrueType, viewOf } from './truetype.ts'

/** The box round a glyph's ink, in font units from its origin, y upwards: `height` goes down from `top`. */
export interface Ink {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const NONE: Ink = { left: 0, top: 0, width: 0, height: 0 }

/** As the outline says it in front; only where it begins is said by the table of widths, as HarfBuzz has it. */
export function inkOf(file: TrueType, outlines: Outlines, glyph: number): Ink {
  const outline = outlines.glyph(glyph)
  if (outline.length === 0) return NONE
  const view = viewOf(outline)
  const [left, bottom, right, top] = [2, 4, 6, 8].map((at) => view.getInt16(at)) as [
    number,
    number,
    number,
    number,
  ]
  return { left: bearingIn(file, glyph), top, width: right - left, height: top - bottom }
}
