import type { Frame } from '../frame/frame.ts'
import type { Slot } from './slot.ts'

/**
 * One thing to cut out. Its frames lie centred on the cut: what they are larger than it is their bleed, and the sheet shows
 * as much of that as it has room for. Cutouts that look the same share the same frame objects.
 */
export interface Cutout {
  readonly id: string
  readonly front: Frame
  readonly back?: Frame | undefined
}

/** A sheet of paper with the pieces on it; the last one may be partly filled. */
export interface FilledSheet {
  readonly number: number
  readonly seats: readonly Seat[]
}
export interface Seat {
  readonly cutout: Cutout
  readonly slot: Slot
}

export function fill(cutouts: readonly Cutout[], slots: readonly Slot[]): FilledSheet[] {
  const sheets = Math.ceil(cutouts.length / slots.length)
  return Array.from({ length: sheets }, (_, sheet) => ({
    number: sheet + 1,
    seats: cutouts
      .slice(sheet * slots.length, (sheet + 1) * slots.length)
      .map((cutout, index) => ({ cutout, slot: slots[index]! })),
  }))
}
