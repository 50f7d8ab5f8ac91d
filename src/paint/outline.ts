import { type Font, openFont } from '../font/open.ts'
import { wantOutlines } from '../font/outlines.ts'
import type { Item } from '../frame/frame.ts'
import { glyphsIn } from '../frame/glyphs.ts'
import { parsePath } from '../geometry/path.ts'
import { num } from './number.ts'

/** Says which glyphs will be painted, for those who must fetch their outlines. */
export const wantGlyphs = (items: readonly Item[]): void =>
  wantOutlines(Array.from(glyphsIn(items), ([face, glyphs]) => [openFont(face).outlines, glyphs]))

/** By the key of the font and the glyph. */
const known = new Map<string, string>()

/**
 * A glyph's outline as SVG path data in font units, y downwards, wholly relative: after a move to the glyph's origin it
 * draws the glyph there. So a line of text is one path, and each glyph's outline is worked out once.
 */
export function relativeOutline(font: Font, glyph: number): string {
  const key = `${font.key} ${glyph}`
  const outline = known.get(key) ?? makeRelative(font.outline(glyph))
  known.set(key, outline)
  return outline
}

function makeRelative(d: string): string {
  const { ops, points } = parsePath(d)
  let out = ''
  let [x, y, startX, startY, at] = [0, 0, 0, 0, 0]
  for (const op of ops) {
    if (op === 'Z') {
      out += 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const count = op === 'C' ? 6 : 2
    const step: string[] = []
    for (let i = at; i < at + count; i += 2) step.push(num(points[i]! - x), num(y - points[i + 1]!))
    out += op.toLowerCase() + step.join(' ')
    at += count
    ;[x, y] = [points[at - 2]!, points[at - 1]!]
    if (op === 'M') [startX, startY] = [x, y]
  }
  return out
}
