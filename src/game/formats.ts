import type { Size } from '../geometry/box.ts'
import { mm } from '../geometry/length.ts'

/** Papers to print on and sizes of cards, by name. */
export interface Formats {
  readonly papers: Readonly<Record<string, Size>>
  readonly cards: Readonly<Record<string, Size>>
}

const size = (width: number, height: number): Size => ({ width: mm(width), height: mm(height) })

/** What everybody can buy sleeves, card stock and paper for. A game's data/formats.yaml adds to it or replaces entries. */
export const builtInFormats: Formats = {
  papers: { a4: size(210, 297), letter: size(215.9, 279.4) },
  cards: {
    standard: size(63, 88),
    poker: size(63.5, 88.9),
    bridge: size(57.15, 88.9),
    japanese: size(59, 86),
    euro: size(59, 92),
    tarot: size(70, 121),
  },
}

/** In millimetres; the largest sheets one can buy are little more than a metre long. */
export const LONGEST_SIDE = 2000
/** A side of 1 to 2000 mm. */
const SIDE = '(?:[1-9]\\d{0,2}|1\\d{3}|2000)(?:\\.\\d{1,2})?'
/** "63x88", in a pattern of its own or within another. */
export const MEASURES: string = `${SIDE}x${SIDE}`
/** How to write a size, for those who have not. */
export const sizeLike = (example: string): string => `a size like ${example}, up to ${LONGEST_SIDE} mm a side`

const SIZE = new RegExp(`^${MEASURES}(?:mm)?$`)

/** Reads "63x88mm" or, as the command line has it, "63x88"; undefined when it is no size. */
export function parseSize(text: string): Size | undefined {
  if (!SIZE.test(text)) return undefined
  const [width, height] = text.replace('mm', '').split('x').map(Number) as [number, number]
  return size(width, height)
}
