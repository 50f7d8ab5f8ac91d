import { type Font, openFont } from '../../font/open.ts'
import type { WantedOutlines } from '../../font/outlines.ts'
import { subset } from '../../font/subset.ts'
import { fontBox, italicAngle, postScriptName } from '../../font/truetype.ts'
import { hex4, utf16 } from './strings.ts'
import { type Ref, text, type Writer } from './writer.ts'

/**
 * A face in one document. Each pair of a glyph and what it says gets a code of its own, so that a reader gets back
 * exactly the text that was set: the same blank is a space here and a no-break space there, the same dash a hyphen or a minus.
 */
export class PdfFont {
  readonly font: Font
  /** Its name in content streams. */
  readonly name: string
  readonly ref: Ref
  /** Per code: the glyph, what it says, and its width in thousandths of an em. */
  readonly #glyphs: number[] = []
  readonly #texts: string[] = []
  readonly #widths: number[] = []
  /** Glyph → what it says → code. */
  readonly #codes = new Map<number, Map<string, number>>()

  constructor(key: string, name: string, writer: Writer) {
    this.font = openFont(key)
    this.name = name
    this.ref = writer.ref()
    this.code(0, '') // By convention glyph 0 is the one for what is missing.
  }

  /** The code of a glyph that stands for a piece of text; "" where the text is said by a neighbour. */
  code(glyph: number, says: string): number {
    let codes = this.#codes.get(glyph)
    if (!codes) {
      codes = new Map()
      this.#codes.set(glyph, codes)
    }
    let code = codes.get(says)
    if (code === undefined) {
      code = this.#glyphs.length
      // Codes have two bytes. 65,536 different pairs in one document would be a font of every script at once.
      if (code > 0xffff) throw new RangeError(`More than 65,536 different glyphs of ${this.font.key}`)
      this.#glyphs.push(glyph)
      this.#texts.push(says)
      this.#widths.push(Math.round((this.font.advance(glyph) * 1000) / this.font.unitsPerEm))
      codes.set(says, code)
    }
    return code
  }

  /** In whole thousandths of an em, as the file says it: positions are reckoned from these, so nothing adds up. */
  width(code: number): number {
    return this.#widths[code]!
  }

  /** Which outlines it will embed. */
  get outlines(): WantedOutlines {
    return [this.font.outlines, this.#glyphs]
  }

  write(writer: Writer): void {
    const { font } = this
    const { file, outlines } = font
    const name = `${subsetTag(this.#glyphs)}+${postScriptName(file)}`
    const scaled = (units: number): number => Math.round((units * 1000) / font.unitsPerEm)
    const angle = italicAngle(file)
    const embedded = subset(file, (glyph) => outlines.glyph(glyph), this.#glyphs)
    const descriptor = writer.ref({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: angle === 0 ? SYMBOLIC : SYMBOLIC | ITALIC,
      FontBBox: fontBox(file).map(scaled),
      ItalicAngle: angle,
      Ascent: scaled(font.ascent),
      Descent: scaled(font.descent),
      CapHeight: scaled(font.capHeight),
      XHeight: scaled(font.xHeight),
      StemV: 80,
      FontFile2: writer.stream({ Length1: embedded.length }, embedded),
    })
    descriptor.end()
    const glyphs = writer.ref({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: text('Adobe'), Ordering: text('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      W: [0, this.#widths],
    })
    glyphs.end()
    Object.assign(this.ref.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [glyphs],
      ToUnicode: writer.stream({}, toUnicode(this.#texts)),
    })
    this.ref.end()
  }
}

const [SYMBOLIC, ITALIC] = [1 << 2, 1 << 6]

/** Six letters that differ when the glyphs do: tools that merge files tell subsets of one font apart by them. */
function subsetTag(glyphs: readonly number[]): string {
  let hash = 0x811c9dc5
  for (const glyph of glyphs) hash = Math.imul(hash ^ glyph, 0x01000193) >>> 0
  return Array.from({ length: 6 }, (_, i) =>
    String.fromCharCode(65 + (Math.floor(hash / 26 ** i) % 26)),
  ).join('')
}

/** The map from codes to text, in pieces of at most 100 entries as the format asks. */
export function toUnicode(texts: readonly string[], digits: 2 | 4 = 4): string {
  const code = (n: number): string => hex4(n).slice(4 - digits)
  const entries = texts.flatMap((says, i) => (says === '' ? [] : [`<${code(i)}> <${utf16(says)}>`]))
  let map = ''
  for (let i = 0; i < entries.length; i += 100) {
    const piece = entries.slice(i, i + 100)
    map += `${piece.length} beginbfchar\n${piece.join('\n')}\nendbfchar\n`
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<${code(0)}> <${code(0xffff)}>
endcodespacerange
${map}endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}
