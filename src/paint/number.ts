import type { Matrix } from '../geometry/matrix.ts'

const FRACTIONS = Array.from({ length: 1000 }, (_, i) =>
  i === 0
    ? ''
    : `.${String(i)
        .padStart(3, '0')
        .replace(/0{1,2}$/, '')}`,
)

/**
 * A number as PDF writes it, to a thousandth: "1.5", "-.25", "0". Numbers are most of a content stream, and this is three times
 * as fast as rounding and letting JavaScript print.
 */
export function num(n: number): string {
  const thousandths = Math.round(Math.abs(n) * 1000)
  if (thousandths === 0) return '0'
  // Beyond what can be drawn, and NaN, which must not reach a file.
  if (!(thousandths < 2 ** 31)) throw new RangeError(`Cannot draw at ${n} points`)
  const whole = (thousandths / 1000) | 0
  const text = (whole === 0 ? '' : whole) + FRACTIONS[thousandths - whole * 1000]!
  return n < 0 ? `-${text}` : text
}

export const nums = (values: readonly number[]): string => values.map(num).join(' ')

const scale = (n: number): string => (Number.isInteger(n) ? num(n) : n.toFixed(6).replace(/\.?0{1,6}$/, ''))

/** Scales go to a millionth: an icon of 512 units shrunk to a line of text still has its edges to a hundredth of a point. */
export const matrixText = (m: Matrix): string =>
  `${scale(m[0])} ${scale(m[1])} ${scale(m[2])} ${scale(m[3])} ${num(m[4])} ${num(m[5])}`
