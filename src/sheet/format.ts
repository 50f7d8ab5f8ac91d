import type { Size } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'

export interface Paper extends Size {
  /** As people say it: "A4". */
  readonly name: string
}

/** The outline a piece is cut to. A round one is as wide as high. */
export interface Trim extends Size {
  readonly shape: 'rectangle' | 'round'
}

const rectangle = (width: number, height: number): Trim => ({
  width: mm(width),
  height: mm(height),
  shape: 'rectangle',
})

export const PAPERS = {
  a4: { name: 'A4', width: mm(210), height: mm(297) },
  letter: { name: 'Letter', width: mm(215.9), height: mm(279.4) },
} as const satisfies Record<string, Paper>

export const TRIMS = {
  standard: rectangle(63, 88),
  poker: rectangle(63.5, 88.9),
  bridge: rectangle(57.15, 88.9),
  japanese: rectangle(59, 86),
  euro: rectangle(59, 92),
  tarot: rectangle(70, 121),
  tile: rectangle(70, 70),
  token: { width: mm(20), height: mm(20), shape: 'round' },
} as const satisfies Record<string, Trim>

/** What home printers leave blank along each edge of the paper. */
export const UNPRINTABLE_EDGE: Pt = mm(5)

/** Smaller things cannot be cut out by hand, and would put thousands on a sheet. */
export const SMALLEST_TRIM: Pt = mm(10)

const WIDTH_BY_HEIGHT = /^(\d{1,3}(?:\.\d{1,3})?)\s*[x×]\s*(\d{1,3}(?:\.\d{1,3})?)(?:\s*mm)?$/i

/** A named size, or millimetres as "63x88"; undefined when it is neither. */
export function parseTrim(text: string): Trim | undefined {
  if (Object.hasOwn(TRIMS, text)) return TRIMS[text as keyof typeof TRIMS]
  const match = WIDTH_BY_HEIGHT.exec(text.trim())
  return match ? rectangle(Number(match[1]), Number(match[2])) : undefined
}
