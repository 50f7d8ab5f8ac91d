import { nums } from '../number.ts'

const HEX = Array.from({ length: 65536 >> 8 }, (_, i) => i.toString(16).padStart(2, '0'))
export const hex4 = (n: number): string => HEX[n >> 8]! + HEX[n & 255]!

/** Text in UTF-16, as digits; halves of characters, which no reader understands, are replaced. */
export function utf16(text: string): string {
  let hex = ''
  const whole = text.replace(/\p{Surrogate}/gu, '\ufffd')
  for (let i = 0; i < whole.length; i++) hex += hex4(whole.charCodeAt(i))
  return hex
}

/** Text as a PDF string, with the mark that says it is UTF-16. */
export const hexText = (text: string): string => `<feff${utf16(text)}>`

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
