import { copyTable, type TrueType, tableAt, viewOf } from './truetype.ts'

/**
 * A TrueType file with only the glyphs named, in that order: glyph 3 of the result is `glyphs[3]` of the font. A glyph may be
 * named more than once. Parts of composite glyphs follow behind. PDF needs no more than outlines, widths and hints.
 *
 * Written here rather than left to a library because it is copying of bytes: HarfBuzz's subsetter takes 30 ms to load and
 * a copy of the whole font, fontkit's takes 70 ms to load; this takes one millisecond for a page of Chinese.
 */
export function subset(
  font: TrueType,
  outline: (glyph: number) => Uint8Array,
  glyphs: readonly number[],
): Uint8Array {
  const { list, outlines } = withParts(outline, glyphs)
  const tables: [string, Uint8Array][] = []
  // Hints: programs the glyphs call, wherever the font has them.
  for (const tag of ['cvt ', 'fpgm']) if (font.tables.has(tag)) tables.push([tag, copyTable(font, tag)])
  const { glyf, loca } = glyphTables(outlines)
  tables.push(['glyf', glyf], ['head', head(font)], ['hhea', hhea(font, list.length)])
  tables.push(['hmtx', hmtx(font, list)], ['loca', loca], ['maxp', maxp(font, list.length)])
  if (font.tables.has('prep')) tables.push(['prep', copyTable(font, 'prep')])
  return assemble(tables)
}

// Flags of a composite glyph's parts.
const [WORDS, SCALE, MORE_PARTS, SCALE_XY, SCALE_2X2] = [0x1, 0x8, 0x20, 0x40, 0x80]

/** The glyphs asked for and, behind them, those they are composed of; outlines with the parts renumbered. */
export function withParts(
  outlineOf: (glyph: number) => Uint8Array,
  glyphs: readonly number[],
): { list: readonly number[]; outlines: readonly Uint8Array[] } {
  const list = [...glyphs]
  const place = new Map<number, number>()
  for (const [i, glyph] of list.entries()) if (!place.has(glyph)) place.set(glyph, i)
  const outlines: Uint8Array[] = []
  // The list grows while we walk it: parts may have parts.
  for (let i = 0; i < list.length; i++) {
    let outline = outlineOf(list[i]!)
    if (outline.length > 0 && viewOf(outline).getInt16(0) < 0) {
      outline = outline.slice()
      const view = viewOf(outline)
      let [at, flags] = [10, MORE_PARTS]
      while (flags & MORE_PARTS) {
        flags = view.getUint16(at)
        const part = view.getUint16(at + 2)
        if (!place.has(part)) place.set(part, list.push(part) - 1)
        view.setUint16(at + 2, place.get(part)!)
        at += 4 + (flags & WORDS ? 4 : 2)
        if (flags & SCALE) at += 2
        else if (flags & SCALE_XY) at += 4
        else if (flags & SCALE_2X2) at += 8
      }
    }
    outlines.push(outline)
  }
  return { list, outlines }
}

function glyphTables(outlines: readonly Uint8Array[]): { glyf: Uint8Array; loca: Uint8Array } {
  const padded = (length: number): number => (length + 3) & ~3
  const glyf = new Uint8Array(outlines.reduce((sum, { length }) => sum + padded(length), 0))
  const loca = new Uint8Array(4 * (outlines.length + 1))
  let at = 0
  for (const [i, outline] of outlines.entries()) {
    glyf.set(outline, at)
    at += padded(outline.length)
    viewOf(loca).setUint32(4 * (i + 1), at)
  }
  return { glyf, loca }
}

function head(font: TrueType): Uint8Array {
  const table = copyTable(font, 'head')
  viewOf(table).setUint32(8, 0) // checkSumAdjustment: of no use inside a PDF
  viewOf(table).setInt16(50, 1) // long offsets
  return table
}

function hhea(font: TrueType, count: number): Uint8Array {
  const table = copyTable(font, 'hhea')
  viewOf(table).setUint16(34, count)
  return table
}

function maxp(font: TrueType, count: number): Uint8Array {
  const table = copyTable(font, 'maxp')
  viewOf(table).setUint16(4, count)
  return table
}

function hmtx(font: TrueType, glyphs: readonly number[]): Uint8Array {
  const table = new Uint8Array(4 * glyphs.length)
  const out = viewOf(table)
  for (const [i, glyph] of glyphs.entries()) {
    out.setUint16(4 * i, advanceIn(font, glyph))
    out.setInt16(4 * i + 2, bearingIn(font, glyph))
  }
  return table
}

/** How many glyphs have both a width and a side bearing. Those behind share the width of the last of them. */
const fullEntries = (font: TrueType): number => font.view.getUint16(tableAt(font, 'hhea') + 34)

const advanceIn = (font: TrueType, glyph: number): number =>
  font.view.getUint16(tableAt(font, 'hmtx') + 4 * Math.min(glyph, fullEntries(font) - 1))

/** From the origin to where the ink begins. */
export function bearingIn(font: TrueType, glyph: number): number {
  const full = fullEntries(font)
  return font.view.getInt16(
    tableAt(font, 'hmtx') + (glyph < full ? 4 * glyph + 2 : 4 * full + 2 * (glyph - full)),
  )
}

export function assemble(tables: readonly [string, Uint8Array][]): Uint8Array {
  const start = 12 + 16 * tables.length
  const size = tables.reduce((sum, [, { length }]) => sum + ((length + 3) & ~3), start)
  const file = new Uint8Array(size)
  const view = viewOf(file)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  view.setUint32(0, 0x00010000)
  view.setUint16(4, tables.length)
  view.setUint16(6, 16 * power)
  view.setUint16(8, Math.log2(power))
  view.setUint16(10, 16 * (tables.length - power))
  let at = start
  for (const [i, [tag, table]] of tables.entries()) {
    const entry = 12 + 16 * i
    for (let k = 0; k < 4; k++) file[entry + k] = tag.charCodeAt(k)
    file.set(table, at)
    const end = (at + table.length + 3) & ~3
    view.setUint32(entry + 4, checksum(view, at, end))
    view.setUint32(entry + 8, at)
    view.setUint32(entry + 12, table.length)
    at = end
  }
  return file
}

function checksum(view: DataView, from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}
