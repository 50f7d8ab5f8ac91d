import type { Stroke } from '../../frame/frame.ts'
import type { Path } from '../../geometry/path.ts'
import { num, nums } from '../number.ts'
import { setStroke } from './strings.ts'

/** A path as PDF's operators m l c h, with so many decimals. */
export function pathOperators({ ops, points: p }: Path, decimals: 3 | 7): string {
  const n = decimals === 3 ? num : fine
  let out = ''
  for (let i = 0, at = 0; i < ops.length; i++) {
    switch (ops[i]) {
      case 'M':
        out += `${n(p[at++]!)} ${n(p[at++]!)} m\n`
        break
      case 'L':
        out += `${n(p[at++]!)} ${n(p[at++]!)} l\n`
        break
      case 'C':
        out += `${n(p[at++]!)} ${n(p[at++]!)} ${n(p[at++]!)} ${n(p[at++]!)} ${n(p[at++]!)} ${n(p[at++]!)} c\n`
        break
      default:
        out += 'h\n'
    }
  }
  return out
}

const fine = (value: number): string => (Number.isInteger(value) ? num(value) : value.toFixed(7))

const CAPS = { butt: 0, round: 1, square: 2 }
const JOINS = { miter: 0, round: 1, bevel: 2 }

export function strokeOperators({ color, width, dash = [], cap = 'butt', join = 'miter' }: Stroke): string {
  // Dashes of no length at all are an error in PDF and a full line in SVG.
  const dashes = dash.some((length) => length > 0) ? nums(dash) : ''
  return `${setStroke(color)} ${num(width)} w ${CAPS[cap]} J ${JOINS[join]} j [${dashes}] 0 d\n`
}
