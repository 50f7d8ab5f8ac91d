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

const MEASURES = /^(\d{1,4}(?:\.\d{1,2})?)x(\d{1,4}(?:\.\d{1,2})?)(?:mm)?$/

/** Reads "63x88mm" or, as the command line has it, "63x88"; undefined when it is no size or has no extent. */
export function parseSize(text: string): Size | undefined {
  const match = MEASURES.exec(text)
  const [width, height] = [Number(match?.[1]), Number(match?.[2])]
  return match && width > 0 && height > 0 ? size(width, height) : undefined
}
