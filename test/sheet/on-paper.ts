import fc from 'fast-check'
import type { Frame, Item, Shape } from '../../src/frame/frame.ts'
import type { Box, Size } from '../../src/geometry/box.ts'
import { mm, toMm } from '../../src/geometry/length.ts'
import { identity, inTurn, type Matrix } from '../../src/geometry/matrix.ts'
import { parsePath, pathBounds } from '../../src/geometry/path.ts'
import type { Cutout } from '../../src/sheet/fill.ts'
import type { Trim } from '../../src/sheet/format.ts'
import { type Imposition, impose } from '../../src/sheet/impose.ts'
import { inOrder, type Order } from '../../src/sheet/order.ts'
import { PAPERS, TRIMS } from './formats.ts'

/** What is found on a page by looking at it: knows frames and nothing of how sheets are made. */

export interface Found {
  readonly frame: Frame
  readonly matrix: Matrix
  /** The box that what is painted of the frame is cut to. */
  readonly clip?: Box
}

/** Every frame set down on a page itself, whatever groups it is in. */
export function framesOn(items: readonly Item[], outer: Matrix = identity, clip?: Box): Found[] {
  return items.flatMap((item): Found[] => {
    if (item.kind === 'placed') {
      const found = { frame: item.frame, matrix: inTurn(item.matrix, outer) }
      return [clip ? { ...found, clip } : found]
    }
    if (item.kind !== 'group') return []
    const matrix = item.matrix ? inTurn(item.matrix, outer) : outer
    return framesOn(item.items, matrix, item.clip ? pathBounds(parsePath(item.clip)) : clip)
  })
}

/** Every path drawn on a page itself. */
export const shapesOn = (items: readonly Item[]): Shape[] =>
  items.flatMap((item) => (item.kind === 'path' ? [item] : item.kind === 'group' ? shapesOn(item.items) : []))

/** The ink of each stretch of a stroked path: its points, widened by the stroke at right angles to it. */
export function inkOfStrokes(shape: Shape): Box[] {
  const half = (shape.stroke?.width ?? 0) / 2
  return shape.d
    .split(/(?=M)/)
    .filter((part) => part !== '')
    .map((part) => {
      const { x, y, width, height } = pathBounds(parsePath(part))!
      const across = { x: width > 0 && height === 0 ? 0 : half, y: height > 0 && width === 0 ? 0 : half }
      return { x: x - across.x, y: y - across.y, width: width + 2 * across.x, height: height + 2 * across.y }
    })
}

export interface Point {
  readonly x: number
  readonly y: number
}
export const at = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/** The box a frame covers, less a rim all round (the bleed, to get at the cut). */
export function covered({ frame, matrix }: Found, rim = 0): Box {
  const one = at(matrix, { x: rim, y: rim })
  const two = at(matrix, { x: frame.width - rim, y: frame.height - rim })
  return {
    x: Math.min(one.x, two.x),
    y: Math.min(one.y, two.y),
    width: Math.abs(one.x - two.x),
    height: Math.abs(one.y - two.y),
  }
}

export const overlap = (a: Box, b: Box, tolerance = 1e-3): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > tolerance &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > tolerance

export const inMm = (box: Box) => ({
  x: round(toMm(box.x)),
  y: round(toMm(box.y)),
  width: round(toMm(box.width)),
  height: round(toMm(box.height)),
})
const round = (value: number) => Math.round(value * 1000) / 1000

/** All art of the tests is drawn this far over the cut. */
export const ART_BLEED = mm(3.175)

/** A colour from edge to edge: such cards need no outline. */
const GROUND: Item = { kind: 'path', d: 'M0 0H9999V9999H0Z', fill: '#204060' }

export const art = (trim: Size): Frame => ({
  width: trim.width + 2 * ART_BLEED,
  height: trim.height + 2 * ART_BLEED,
  items: [GROUND],
})
export const isArt = ({ frame }: Found): boolean => frame.items[0] === GROUND

export const cutouts = (count: number, trim: Trim = TRIMS.standard): Cutout[] =>
  Array.from({ length: count }, (_, i) => ({ id: `card-${i}`, front: art(trim), back: art(trim) }))

/** A job of one lot with the usual choices, to say only what a test is about. */
export interface Asked extends Omit<Imposition, 'lots' | 'share'> {
  readonly cutouts: readonly Cutout[]
  readonly trim: Trim
  readonly order: Order
}
export const job = (wanted: Partial<Asked> = {}): Asked => ({
  cutouts: cutouts(9, wanted.trim),
  paper: PAPERS.a4,
  trim: TRIMS.standard,
  bleed: 0,
  backs: 'long',
  order: 'interleaved',
  offset: { x: 0, y: 0 },
  words: {},
  ...wanted,
})

/** What comes out of the printer: pages in order. */
export function printed({ cutouts, trim, order, ...asked }: Asked) {
  const { sheets, findings } = impose({ ...asked, lots: [{ cutouts, trim }], share: true })
  return {
    pages: inOrder(sheets, order),
    sheets: sheets.length,
    findings: findings.map(({ finding }) => finding),
  }
}

/** Any paper, size and bleed a person may ask for, the odd ones included. */
export const anyPaper = fc.constantFrom(
  ...Object.values(PAPERS),
  { name: 'A4 lying', width: mm(297), height: mm(210) },
  { name: 'A5', width: mm(148), height: mm(210) },
)
export const anyTrim: fc.Arbitrary<Trim> = fc.oneof(
  fc.constantFrom(...Object.values(TRIMS)),
  fc
    .tuple(fc.integer({ min: 100, max: 1300 }), fc.integer({ min: 100, max: 1800 }))
    .map(([w, h]) => ({ width: mm(w / 10), height: mm(h / 10), shape: 'rect' as const })),
)
export const anyBleed = fc.constantFrom(0, 0.9, 1, 1.5, 2, 3, 3.175).map(mm)
export const anyOffset = fc
  .tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 }))
  .map(([x, y]) => ({ x: mm(x / 10), y: mm(y / 10) }))
