/**
 * A file in slices: one that is large and only read in part, such as the outlines of a face. In front stands where each
 * slice begins, and behind the last one where it ends, four bytes each; so two short reads find any slice. For browsers
 * each slice is a file of its own.
 */
export function joinSlices(slices: readonly Uint8Array[]): Uint8Array {
  const header = 4 * (slices.length + 1)
  const file = new Uint8Array(slices.reduce((sum, { length }) => sum + length, header))
  const view = new DataView(file.buffer)
  let at = header
  for (const [i, slice] of slices.entries()) {
    view.setUint32(4 * i, at)
    file.set(slice, at)
    at += slice.length
  }
  view.setUint32(4 * slices.length, at)
  return file
}

/** Where a slice is said to begin and to end: this many bytes from here on. */
export const placeOfBounds = (slice: number): Part => ({ offset: 4 * slice, length: 8 })

/** A stretch of a file, in bytes. */
export interface Part {
  readonly offset: number
  readonly length: number
}

export function boundsIn(bytes: Uint8Array): Part {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const offset = view.getUint32(0)
  return { offset, length: view.getUint32(4) - offset }
}

/** How many slices there are, by where the first begins. */
export const countBefore = (first: Part): number => first.offset / 4 - 1
