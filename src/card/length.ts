import { type Sentence, say } from '../finding.ts'
import type { Box } from '../geometry/box.ts'

/** The room that lengths and percentages are measured in, in user units. */
export interface Room {
  readonly width: number
  readonly height: number
}

/** A number is digits, or digits round a point: no two parts of the pattern can share a digit, so it never searches. */
const NUMBER = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`
const LENGTH = new RegExp(`^(?:(-?${NUMBER})%)? ?(?:([+-]?) ?(${NUMBER}))?$`)
/** "100%-12.345" has eleven letters; what is much longer is not a length. */
const LONGEST = 40
/** Further than any paper reaches, in the units of the drawing: 10 m. */
const FARTHEST = 10_000
/** What is said of a text that is none. */
export const notALength = (name: string, text = ''): Sentence =>
  say`${`${name}="${text}"`} is not a length like 12, 50% or 100%-6, up to ${FARTHEST}`

/**
 * "12", "50%", "100%-6": so much of the room, and then some units more or less. That is how one template serves every
 * card size: corners hang on "100%-9", panels are "100%-10" wide.
 */
export function readLength(text: string, whole: number): number | undefined {
  const match = text.length > LONGEST ? null : LENGTH.exec(text.trim().replace(/\s+/g, ' '))
  const [, percent, sign, units] = match ?? []
  if (!match || (percent === undefined && units === undefined)) return undefined
  // "50% 6" is a slip, not a sum.
  if (percent !== undefined && units !== undefined && !sign) return undefined
  const length = ((percent ? Number(percent) : 0) / 100) * whole + Number(`${sign ?? ''}${units ?? 0}`)
  return Math.abs(length) <= FARTHEST ? length : undefined
}

/** The box that x, y, width and height describe, in points; undefined when one of them is no length. */
export function readBox(
  attributes: Readonly<Record<string, string>>,
  { room, unit }: { readonly room: Room; readonly unit: number },
): Box | undefined {
  const { x = '0', y = '0', width = '', height = '' } = attributes
  const sides = [
    readLength(x, room.width),
    readLength(y, room.height),
    readLength(width, room.width),
    readLength(height, room.height),
  ].map((side) => (side === undefined ? Number.NaN : side * unit))
  const [left, top, wide, high] = sides as [number, number, number, number]
  return sides.every(Number.isFinite) ? { x: left, y: top, width: wide, height: high } : undefined
}
