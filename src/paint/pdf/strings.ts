import { nums } from '../number.ts'

const HEX = Array.from({ length: 65536 >> 8 }, (_, i) => i.toString(16).padStart(2, '0'))
export const hex4 = (n: number): string => HEX[n >> 8]! + HEX[n & 255]!

/** Text as a PDF string of UTF-16, with the mark that says so. */
export function hexText(text: string): string {
  let hex = '<feff'
  for (let i = 0; i < text.length; i++) hex += hex4(text.charCodeAt(i))
  return `${hex}>`
}

/** "#rrggbb" as three numbers from 0 to 1. */
export function rgb(color: string): string {
  let text = colors.get(color)
  if (text === undefined) {
    if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`Not a color: "${color}" (expected #rrggbb)`)
    text = nums([1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255))
    colors.set(color, text)
  }
  return text
}
const colors = new Map<string, string>()
