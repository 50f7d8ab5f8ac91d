import { facesOf, type Style } from '../../src/font/catalogue.ts'
import { openFont } from '../../src/font/open.ts'
import type { Item, Shape, TextRun } from '../../src/frame/frame.ts'
import { findIcon } from '../../src/icon/find.ts'

/** The least of typesetting, for tests of painting alone: pieces in a row, one face a piece, no breaking. */
export function row(
  pieces: readonly (string | { icon: string; alt: string })[],
  { x, y, size, lang, script, style = 'regular', fill = '#000000' }: RowOptions,
): { items: Item[]; end: number } {
  const items: Item[] = []
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      const run = runOf(piece, { x, y, size, lang, script, style, fill })
      items.push(run.run)
      x += run.width
    } else {
      items.push({
        ...iconAt(piece.icon, piece.alt, x, y - 0.85 * size, size, fill),
        inline: { x, y, size, width: size },
      })
      x += size
    }
  }
  return { items, end: x }
}

export interface RowOptions {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly lang: string
  readonly script: string
  readonly style?: Style
  readonly fill?: string
}

export function runOf(
  text: string,
  { x, y, size, lang, script, style = 'regular', fill = '#000000' }: RowOptions,
) {
  const face = facesOf(script, style)[0]!
  const font = openFont(face)
  const glyphs = font.shape(text, { script, lang })
  const scale = size / font.unitsPerEm
  let pen = 0
  const xs = glyphs.ids.map((_, i) => {
    const at = (pen + glyphs.dx[i]!) * scale
    pen += glyphs.advances[i]!
    return at
  })
  const words =
    script === 'Thai'
      ? Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(text), ({ index }) => index)
      : undefined
  const run: TextRun = {
    kind: 'text',
    face,
    size,
    fill,
    x,
    y,
    text,
    glyphs: glyphs.ids,
    xs,
    ...(glyphs.dy.some((dy) => dy !== 0) && { ys: glyphs.dy.map((dy) => -dy * scale) }),
    clusters: glyphs.clusters,
    ...(words && { words }),
  }
  return { run, width: pen * scale }
}

export function iconAt(name: string, alt: string, x: number, y: number, size: number, fill: string): Shape {
  const icon = findIcon(name)!
  const scale = size / icon.height
  return { kind: 'path', d: icon.d, matrix: [scale, 0, 0, scale, x, y], fill, alt }
}
