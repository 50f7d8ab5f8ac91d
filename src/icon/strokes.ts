/**
 * Parts that symbols are drawn from, as SVG path data. All run clockwise and holes anticlockwise, so parts laid over
 * one another melt into one shape under the nonzero rule. Angles are degrees, clockwise from the right.
 */

const round = (n: number): number => Math.round(n * 100) / 100 + 0
const pair = (x: number, y: number): string => `${round(x)} ${round(y)}`
const arc = (r: number, large: boolean, clockwise: boolean, x: number, y: number): string =>
  `A${round(r)} ${round(r)} 0 ${large ? 1 : 0} ${clockwise ? 1 : 0} ${pair(x, y)}`

export const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => pair(x, y)).join('L')}Z`

export const disc = (x: number, y: number, r: number): string => circle(x, y, r, true)
const hole = (x: number, y: number, r: number): string => circle(x, y, r, false)
const circle = (x: number, y: number, r: number, clockwise: boolean): string =>
  `M${pair(x - r, y)}${arc(r, false, clockwise, x + r, y)}${arc(r, false, clockwise, x - r, y)}Z`

export const ring = (x: number, y: number, r: number, width: number): string =>
  disc(x, y, r + width / 2) + hole(x, y, r - width / 2)

/** A straight stroke with round ends. */
export function bar(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const r = width / 2
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [nx, ny] = [((y2 - y1) / length) * r, (-(x2 - x1) / length) * r]
  return `M${pair(x1 + nx, y1 + ny)}L${pair(x2 + nx, y2 + ny)}${arc(r, false, true, x2 - nx, y2 - ny)}L${pair(x1 - nx, y1 - ny)}${arc(r, false, true, x1 + nx, y1 + ny)}Z`
}

/** A stroke along a circle, clockwise from one angle to another, with round ends. */
export function bow(x: number, y: number, r: number, from: number, to: number, width: number): string {
  const at = (angle: number, radius: number): readonly [number, number] => [
    x + radius * Math.cos((angle * Math.PI) / 180),
    y + radius * Math.sin((angle * Math.PI) / 180),
  ]
  const [outer, inner, large] = [r + width / 2, r - width / 2, to - from > 180]
  return `M${pair(...at(from, outer))}${arc(outer, large, true, ...at(to, outer))}${arc(width / 2, false, true, ...at(to, inner))}${arc(inner, large, false, ...at(from, inner))}${arc(width / 2, false, true, ...at(from, outer))}Z`
}
