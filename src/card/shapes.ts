/** Basic shapes as path data, in the units they are written in. Numbers are those the template wrote, resolved. */
export type Numbers = (name: string, fallback?: number) => number

const round = (value: number): number => Math.round(value * 1e4) / 1e4
const join = (...parts: (string | number)[]): string =>
  parts.map((part) => (typeof part === 'number' ? round(part) : part)).join(' ')

export function rectPath(n: Numbers): string {
  const [x, y, w, h] = [n('x', 0), n('y', 0), n('width'), n('height')]
  const r = Math.min(n('rx', n('ry', 0)), w / 2, h / 2)
  if (r <= 0) return join('M', x, y, 'h', w, 'v', h, 'h', -w, 'Z')
  const arc = (dx: number, dy: number) => join('a', r, r, 0, 0, 1, dx, dy)
  return join(
    ...['M', x + r, y, 'h', w - 2 * r, arc(r, r), 'v', h - 2 * r, arc(-r, r)],
    ...['h', 2 * r - w, arc(-r, -r), 'v', 2 * r - h, arc(r, -r), 'Z'],
  )
}

export function ellipsePath(n: Numbers): string {
  const [cx, cy, rx, ry] = [n('cx', 0), n('cy', 0), n('rx', n('r', 0)), n('ry', n('r', 0))]
  return join('M', cx - rx, cy, 'a', rx, ry, 0, 1, 1, 2 * rx, 0, 'a', rx, ry, 0, 1, 1, -2 * rx, 0, 'Z')
}

export const linePath = (n: Numbers): string => join('M', n('x1', 0), n('y1', 0), 'L', n('x2', 0), n('y2', 0))

/** "0,0 10,0 5,8" → a path; undefined when it is not pairs of numbers. */
export function pointsPath(points: string, closed: boolean): string | undefined {
  const numbers = points
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (numbers.length < 4 || numbers.length % 2 !== 0 || numbers.some((number) => !Number.isFinite(number)))
    return undefined
  return `M ${numbers.map(round).join(' ')}${closed ? ' Z' : ''}`
}
