/** What kind of character this is, as far as setting it in type is concerned. */

/** ISO 15924 of the characters our faces can set; "Zyyy" for what all scripts share and for all the rest. */
export function scriptOf(codePoint: number): string {
  if (codePoint < 0x41) return 'Zyyy'
  if (codePoint < 0x250) return isLatinLetter(codePoint) ? 'Latn' : 'Zyyy'
  if (codePoint >= 0x0e01 && codePoint <= 0x0e5b) return codePoint === 0x0e3f ? 'Zyyy' : 'Thai'
  if (codePoint >= 0x3041 && codePoint <= 0x3096) return 'Hira'
  if (codePoint >= 0x30a1 && codePoint <= 0x30fe && codePoint !== 0x30fb && codePoint !== 0x30fc)
    return 'Kana'
  if (codePoint >= 0x4e00 && codePoint <= 0x9fff) return 'Hani'
  const character = String.fromCodePoint(codePoint)
  return OTHERS.find(([, pattern]) => pattern.test(character))?.[0] ?? 'Zyyy'
}

const OTHERS: readonly (readonly [string, RegExp])[] = [
  ['Latn', /\p{Script=Latin}/u],
  ['Hani', /\p{Script=Han}/u],
  ['Kana', /\p{Script=Katakana}/u],
  ['Hira', /\p{Script=Hiragana}/u],
  ['Bopo', /\p{Script=Bopomofo}/u],
  ['Hang', /\p{Script=Hangul}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
]

const isLatinLetter = (codePoint: number) =>
  (codePoint <= 0x5a && codePoint >= 0x41) ||
  (codePoint <= 0x7a && codePoint >= 0x61) ||
  codePoint === 0xaa ||
  codePoint === 0xba ||
  (codePoint >= 0xc0 && codePoint !== 0xd7 && codePoint !== 0xf7)

/** Han, Kana and their marks: each in a square of its own, set character by character. */
export const isWide = (codePoint: number): boolean =>
  codePoint >= 0x2e80 &&
  ((codePoint <= 0x9fff && codePoint !== 0x303f) ||
    (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
    (codePoint >= 0xfe30 && codePoint <= 0xfe4f) ||
    (codePoint >= 0xff01 && codePoint <= 0xff60) ||
    (codePoint >= 0xffe0 && codePoint <= 0xffe6) ||
    (codePoint >= 0x20000 && codePoint <= 0x3fffd))

/** Marks and invisible characters that go with what stands before them, in its face and its cluster. */
export const isAttached = (codePoint: number): boolean =>
  codePoint >= 0x300 && /[\p{M}\p{Default_Ignorable_Code_Point}]/u.test(String.fromCodePoint(codePoint))

/**
 * What stands at the edge of a stretch of text, which decides the room between it and its neighbour.
 * open and close are full-width marks whose square is half empty.
 */
export type Edge = 'wide' | 'open' | 'close' | 'narrow' | 'icon' | 'other'

const OPEN = new Set('「『（〈《【〔［｛｟〖〘〚〝')
const CLOSE = new Set('」』）〉》】〕］｝｠〗〙〛〟、。，．')

export function edgeOf(character: string): Edge {
  if (OPEN.has(character)) return 'open'
  if (CLOSE.has(character)) return 'close'
  const codePoint = character.codePointAt(0) ?? 0
  if (codePoint < 0x2e80) return /[\p{L}\p{N}]/u.test(character) ? 'narrow' : 'other'
  return isWide(codePoint) && /[\p{L}\p{N}]/u.test(character) ? 'wide' : 'other'
}
