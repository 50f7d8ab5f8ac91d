import type { Box } from './box.ts'

/** The affine map (x, y) → (a·x + c·y + e, b·x + d·y + f), as SVG and PDF write it. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]
export const translate = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]
export const scale = (x: number, y: number = x): Matrix => [x, 0, 0, y, 0, 0]

/** Turns clockwise (y grows downwards) by whole degrees about the origin. */
export function rotate(degrees: number): Matrix {
  // Quarter turns exactly: cos 90° is 6e-17 in floating point, which would print as noise in every file.
  const quarter = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][(((degrees / 90) % 4) + 4) % 4]
  const [cos, sin] = quarter ?? [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [cos!, sin!, -sin!, cos!, 0, 0]
}

/** The map that does `first`, then `second`. */
export const inTurn = (first: Matrix, second: Matrix): Matrix => [
  second[0] * first[0] + second[2] * first[1],
  second[1] * first[0] + second[3] * first[1],
  second[0] * first[2] + second[2] * first[3],
  second[1] * first[2] + second[3] * first[3],
  second[0] * first[4] + second[2] * first[5] + second[4],
  second[1] * first[4] + second[3] * first[5] + second[5],
]

/** The upright box round a box that was moved, turned or scaled. */
export function mapBox({ x, y, width, height }: Box, matrix: Matrix): Box {
  const { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f } = matrix
  const x1 = Math.min(a * width, 0) + Math.min(c * height, 0)
  const x2 = Math.max(a * width, 0) + Math.max(c * height, 0)
  const y1 = Math.min(b * width, 0) + Math.min(d * height, 0)
  const y2 = Math.max(b * width, 0) + Math.max(d * height, 0)
  return { x: a * x + c * y + e + x1, y: b * x + d * y + f + y1, width: x2 - x1, height: y2 - y1 }
}
