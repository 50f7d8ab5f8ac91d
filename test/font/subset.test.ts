import fc from 'fast-check'
import * as hb from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { allFaces } from '../../src/font/catalogue.ts'
import { openFont } from '../../src/font/open.ts'
import { subset } from '../../src/font/subset.ts'
import { fontBox, italicAngle, postScriptName, readTrueType, tableAt } from '../../src/font/truetype.ts'

const glyphCount = (bytes: Uint8Array): number => {
  const file = readTrueType(bytes)
  return file.view.getUint16(tableAt(file, 'maxp') + 4)
}

describe('a subset of a font', () => {
  it.each(allFaces())('%s keeps outline and width of any glyphs, in the order asked for', (key) => {
    const font = openFont(key)
    const file = readTrueType(font.bytes)
    const count = glyphCount(font.bytes)
    fc.assert(
      fc.property(fc.array(fc.nat(count - 1), { minLength: 1, maxLength: 40 }), (glyphs) => {
        // HarfBuzz, which did not write it, reads it back.
        const small = new hb.Font(new hb.Face(new hb.Blob(subset(file, glyphs))))
        for (const [i, glyph] of glyphs.entries()) {
          expect(small.glyphToPath(i)).toBe(font.outline(glyph))
          expect(small.glyphHAdvance(i)).toBe(font.advance(glyph))
        }
      }),
      { numRuns: 15 },
    )
  })

  it('is as small as its glyphs', () => {
    const font = openFont('noto-sans-tc/400')
    const { ids } = font.shape('狼人', { script: 'Hani', lang: 'zh-Hant' })
    expect(subset(readTrueType(font.bytes), [0, ...ids]).length).toBeLessThan(2000)
  })

  it('carries the parts of composed letters along', () => {
    const font = openFont('sarabun/400')
    const { ids } = font.shape('é', { script: 'Latn', lang: 'fr' })
    const small = subset(readTrueType(font.bytes), ids)
    expect(glyphCount(small)).toBe(3)
    expect(new hb.Font(new hb.Face(new hb.Blob(small))).glyphToPath(0)).toBe(font.outline(ids[0]!))
  })
})

describe('facts of a TrueType file', () => {
  it('has the name readers list it by, its box and its slant', () => {
    const upright = readTrueType(openFont('grenze/400').bytes)
    expect(postScriptName(upright)).toBe('Grenze-Regular')
    expect(italicAngle(upright)).toBe(0)
    expect(fontBox(upright).map(Math.sign)).toEqual([-1, -1, 1, 1])
    expect(italicAngle(readTrueType(openFont('grenze/400i').bytes))).toBeLessThan(-4)
  })

  it('refuses fonts without TrueType outlines', () => {
    const bytes = new Uint8Array(12)
    bytes.set([0x4f, 0x54, 0x54, 0x4f])
    expect(() => readTrueType(bytes)).toThrow(/no TrueType outlines/)
  })
})
