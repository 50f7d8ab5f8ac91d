import fc from 'fast-check'
import * as hb from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { allFaces, faceSource } from '../../src/font/catalogue.ts'
import { covers } from '../../src/font/coverage.ts'
import { openFont } from '../../src/font/open.ts'
import { prepareFace } from '../../src/font/prepare.ts'
import { shape } from '../../src/font/shape.ts'
import { readTrueType, tableAt } from '../../src/font/truetype.ts'
import { wholeFile } from './whole.ts'

// A prepared face, of which outlines are read when they are wanted, against HarfBuzz with the whole file.

const TEXTS = [
  ['Latn', 'en', 'Affluent AVAST, fjord 1/2 No. 42 “Œuvre”'],
  // Letters with marks that no face has in one piece: the mark could be put where the ink ends.
  ['Latn', 'en', 'q\u0301 x\u0323 W\u0308\u0304 m\u0327'],
  ['Hani', 'zh-Hant', '狼人，（殺）「夜」——𠮷'],
  ['Hani', 'ja', 'がか\u3099、ーっ葛\u{e0100}'],
  ['Thai', 'th', 'ปี่ฐู้ น้ำ กำ ญู'],
] as const

describe.each(allFaces())('%s, prepared', (key) => {
  const bytes = wholeFile(key)
  const face = new hb.Face(new hb.Blob(bytes))
  const whole = new hb.Font(face)
  const font = openFont(key)
  const glyph = fc.nat(font.file.view.getUint16(tableAt(font.file, 'maxp') + 4) - 1)

  it('has the measures of the whole one', () => {
    const { ascender, descender } = whole.hExtents()
    expect([font.ascent, font.descent, font.unitsPerEm]).toEqual([ascender, descender, face.upem])
    expect(font.capHeight).toBe(whole.getMetricPositionWithFallback(hb.MetricsTag.CAP_HEIGHT))
    expect(font.xHeight).toBe(whole.getMetricPositionWithFallback(hb.MetricsTag.X_HEIGHT))
  })

  it('has the same width, ink and outline for every glyph', () => {
    fc.assert(
      fc.property(glyph, (id) => {
        const { left, top, width, height } = font.ink(id)
        expect({ xBearing: left, yBearing: top, width, height: 0 - height }).toEqual(whole.glyphExtents(id))
        expect(font.advance(id)).toBe(whole.glyphHAdvance(id))
        expect(font.outline(id)).toBe(whole.glyphToPath(id))
      }),
      { numRuns: 50 },
    )
  })

  it('has the same characters', () => {
    const every = new Set(face.collectUnicodes())
    for (let codePoint = 0; codePoint < 0x30000; codePoint++)
      if (covers(key, codePoint) !== every.has(codePoint)) expect(codePoint.toString(16)).toBe('the same')
    expect(every.size).toBeGreaterThan(500)
  })

  it.each(TEXTS)('shapes %s, %s alike: %s', (script, lang, text) => {
    const { features } = faceSource(key)
    expect(font.shape(text, { script, lang })).toEqual(shape(whole, text, { script, lang, features }))
  })
})

describe('preparing a face', () => {
  const bytes = wholeFile('sarabun/400')

  it('leaves the outlines out of what is read to set text', () => {
    const { shape, slices } = prepareFace(bytes, [])
    expect([...readTrueType(shape).tables.keys()]).not.toContain('glyf')
    expect(shape.length).toBeLessThan(bytes.length / 2)
    expect(slices.map(({ length }) => length > 2)).toEqual([true, true, true, true, true])
  })

  it('keeps glyph 0, with which every font in a PDF begins, among those that are always read', () => {
    const [common] = prepareFace(bytes, []).slices
    expect(new DataView(common!.buffer).getUint16(0)).toBe(1)
    expect(new DataView(common!.buffer).getUint16(2)).toBe(0)
  })

  it('keeps the glyphs that are used most together, with those they are composed of', () => {
    const composed = openFont('sarabun/400').shape('é', { script: 'Latn', lang: 'fr' }).ids
    const [common] = prepareFace(bytes, composed).slices
    expect(new DataView(common!.buffer).getUint16(0)).toBe(1 + 3)
  })

  it('refuses fonts without TrueType outlines', () => {
    const cff = new Uint8Array(12)
    cff.set([0x4f, 0x54, 0x54, 0x4f])
    expect(() => prepareFace(cff, [])).toThrow(/no TrueType outlines/)
  })
})
