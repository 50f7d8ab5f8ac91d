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

/** "#rrggbb" as three numbers from 0 to 1; a grey as one, for which printers take black and no other ink. */
export function inkOf(color: string): string {
  let text = inks.get(color)
  if (text === undefined) {
    if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`Not a color: "${color}" (expected #rrggbb)`)
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    text = nums(red === green && green === blue ? [red!] : [red!, green!, blue!])
    inks.set(color, text)
  }
  return text
}
const inks = new Map<string, string>()

export const isGrey = (color: string): boolean => !inkOf(color).includes(' ')

/** The operators that fill, and draw lines, in a color. */
export const setFill = (color: string): string => `${inkOf(color)} ${isGrey(color) ? 'g' : 'rg'}`
export const setStroke = (color: string): string => `${inkOf(color)} ${isGrey(color) ? 'G' : 'RG'}`
