import type { Box } from '../geometry/box.ts'
import { identity, inTurn, type Matrix, rotate, scale, translate } from '../geometry/matrix.ts'

const CALL = /\s*(translate|rotate|scale)\s*\(([^()]*)\)\s*,?/y

/** SVG's `transform`: translate, rotate (also about a point) and scale, in sequence. */
export function readTransform(text: string): Matrix | undefined {
  let matrix = identity
  CALL.lastIndex = 0
  while (CALL.lastIndex < text.length) {
    const match = CALL.exec(text)
    const step =
      match &&
      stepOf(
        match[1]!,
        match[2]!
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      )
    if (!step) return undefined
    // The last written is the first done to a point.
    matrix = inTurn(step, matrix)
  }
  return matrix
}

function stepOf(name: string, [a = Number.NaN, b, c]: number[]): Matrix | undefined {
  if (![a, b ?? 0, c ?? 0].every(Number.isFinite)) return undefined
  if (name === 'translate') return translate(a, b ?? 0)
  if (name === 'scale') return scale(a, b ?? a)
  const [x, y] = [b ?? 0, c ?? 0]
  return inTurn(inTurn(translate(-x, -y), rotate(a)), translate(x, y))
}

/** What `preserveAspectRatio` asks for. */
export const fittingOf = (ratio: string | undefined): 'meet' | 'slice' | 'none' =>
  ratio === 'none' ? 'none' : ratio?.endsWith('slice') ? 'slice' : 'meet'

/** The map that sets a view box into a box: fitted inside and centred, as SVG does unless told otherwise. */
export function fitViewBox(view: Box, into: Box, how: 'meet' | 'slice' | 'none'): Matrix {
  const [sx, sy] = [into.width / view.width, into.height / view.height]
  const even = how === 'slice' ? Math.max(sx, sy) : Math.min(sx, sy)
  const [kx, ky] = how === 'none' ? [sx, sy] : [even, even]
  return [
    kx,
    0,
    0,
    ky,
    into.x + (into.width - view.width * kx) / 2 - view.x * kx,
    into.y + (into.height - view.height * ky) / 2 - view.y * ky,
  ]
}

/** "0 0 100 50" → a box; undefined when it is not four numbers or has no extent. */
export function readViewBox(text: string): Box | undefined {
  const [x, y, width, height, ...more] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number) as [number, number, number, number]
  const sound = [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0 && more.length === 0
  return sound ? { x, y, width, height } : undefined
}
