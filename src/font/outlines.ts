import { host } from '#host'
import type { Slice } from '../host/host.ts'
import type { FaceKey } from './catalogue.ts'
import { viewOf } from './truetype.ts'

/** Slice 0 has the glyphs that the game that ships is set with; the others have all of them, so many each. */
const COMMON = 0
const GLYPHS_A_SLICE = 256

/** The outlines of a face: bytes of its `glyf` table, read slice by slice as glyphs are asked for. */
export class Outlines {
  /** The slice that is usually enough. */
  readonly common: Slice
  readonly #file: string
  readonly #glyphs = new Map<number, Uint8Array>()
  readonly #opened = new Set<number>()

  constructor(face: FaceKey) {
    this.common = commonOutlines(face)
    this.#file = this.common.file
  }

  glyph(glyph: number): Uint8Array {
    for (const slice of [COMMON, sliceWith(glyph)]) {
      const found = this.#glyphs.get(glyph)
      if (found) return found
      this.#open(slice)
    }
    const found = this.#glyphs.get(glyph)
    if (!found) throw new RangeError(`${this.#file} has no glyph ${glyph}`)
    return found
  }

  /** Which slices must still be opened for these glyphs. */
  missing(glyphs: Iterable<number>): Slice[] {
    this.#open(COMMON)
    const slices = new Set<number>()
    for (const glyph of glyphs) if (!this.#glyphs.has(glyph)) slices.add(sliceWith(glyph))
    return Array.from(slices, (slice) => ({ file: this.#file, slice }))
  }

  #open(slice: number): void {
    if (this.#opened.has(slice)) return
    for (const [glyph, bytes] of readSlice(host.slice(this.#file, slice))) this.#glyphs.set(glyph, bytes)
    this.#opened.add(slice)
  }
}

const sliceWith = (glyph: number): number => 1 + Math.floor(glyph / GLYPHS_A_SLICE)

export const commonOutlines = (face: FaceKey): Slice => ({ file: `faces/${face}.outlines`, slice: COMMON })

export type WantedOutlines = readonly [outlines: Outlines, glyphs: Iterable<number>]

/** Says which glyphs will be painted, for those who must fetch them. */
export function wantOutlines(wanted: readonly WantedOutlines[]): void {
  host.want(wanted.map(([{ common }]) => common))
  host.want(wanted.flatMap(([outlines, glyphs]) => outlines.missing(glyphs)))
}

/** A slice: how many glyphs; which; how long each is; their bytes. All numbers have two bytes. */
function* readSlice(bytes: Uint8Array): Generator<readonly [number, Uint8Array]> {
  const view = viewOf(bytes)
  const count = view.getUint16(0)
  let at = 2 + 4 * count
  for (let i = 0; i < count; i++) {
    const length = view.getUint16(2 + 2 * (count + i))
    yield [view.getUint16(2 + 2 * i), bytes.subarray(at, at + length)]
    at += length
  }
}

function writeSlice(glyphs: readonly number[], outline: (glyph: number) => Uint8Array): Uint8Array {
  const outlines = glyphs.map(outline)
  const start = 2 + 4 * glyphs.length
  const slice = new Uint8Array(outlines.reduce((sum, { length }) => sum + length, start))
  const view = viewOf(slice)
  view.setUint16(0, glyphs.length)
  let at = start
  for (const [i, bytes] of outlines.entries()) {
    view.setUint16(2 + 2 * i, glyphs[i]!)
    view.setUint16(2 + 2 * (glyphs.length + i), bytes.length)
    slice.set(bytes, at)
    at += bytes.length
  }
  return slice
}

/** For the build: all slices of a face with so many glyphs. */
export function sliceOutlines(
  count: number,
  common: readonly number[],
  outline: (glyph: number) => Uint8Array,
): Uint8Array[] {
  const all = Array.from({ length: count }, (_, glyph) => glyph)
  const slices = [common]
  for (let at = 0; at < count; at += GLYPHS_A_SLICE) slices.push(all.slice(at, at + GLYPHS_A_SLICE))
  return slices.map((glyphs) => writeSlice(glyphs, outline))
}
