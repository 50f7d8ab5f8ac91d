import fc from 'fast-check'
import * as hb from 'harfbuzzjs'
import { describe, expect, it } from 'vitest'
import { allFaces } from '../../src/font/catalogue.ts'
import { type Font, openFont } from '../../src/font/open.ts'
import { subset } from '../../src/font/subset.ts'
import {
  fontBox,
  italicAngle,
  postScriptName,
  readTrueType,
  type TrueType,
  tableAt,
} from '../../src/font/truetype.ts'
import { wholeFile } from './whole.ts'

const glyphCount = (file: TrueType): number => file.view.getUint16(tableAt(file, 'maxp') + 4)

const subsetOf = ({ file, outlines }: Font, glyphs: readonly number[]): Uint8Array =>
  subset(file, (glyph) => outlines.glyph(glyph), glyphs)

describe('a subset of a font', () => {
  it.each(allFaces())('%s keeps outline and width of any glyphs, in the order asked for', (key) => {
    const font = openFont(key)
    const whole = new hb.Font(new hb.Face(new hb.Blob(wholeFile(key))))
    const count = glyphCount(font.file)
    fc.assert(
      fc.property(fc.array(fc.nat(count - 1), { minLength: 1, maxLength: 40 }), (glyphs) => {
        // HarfBuzz, which did not write it, reads it back.
        const small = new hb.Font(new hb.Face(new hb.Blob(subsetOf(font, glyphs))))
        for (const [i, glyph] of glyphs.entries()) {
          expect(small.glyphToPath(i)).toBe(whole.glyphToPath(glyph))
          expect(small.glyphHAdvance(i)).toBe(whole.glyphHAdvance(glyph))
        }
      }),
      { numRuns: 15 },
    )
  })

  it('is as small as its glyphs', () => {
    const font = openFont('noto-sans-tc/400')
    const { ids } = font.shape('狼人', { script: 'Hani', lang: 'zh-Hant' })
    expect(subsetOf(font, [0, ...ids]).length).toBeLessThan(2000)
  })

  it('carries the parts of composed letters along', () => {
    const font = openFont('sarabun/400')
    const { ids } = font.shape('é', { script: 'Latn', lang: 'fr' })
    const small = subsetOf(font, ids)
    expect(glyphCount(readTrueType(small))).toBe(3)
    expect(new hb.Font(new hb.Face(new hb.Blob(small))).glyphToPath(0)).toBe(font.outline(ids[0]!))
  })
})

describe('facts of a TrueType file', () => {
  it('has the name readers list it by, its box and its slant', () => {
    const upright = openFont('grenze/400').file
    expect(postScriptName(upright)).toBe('Grenze-Regular')
    expect(italicAngle(upright)).toBe(0)
    expect(fontBox(upright).map(Math.sign)).toEqual([-1, -1, 1, 1])
    expect(italicAngle(openFont('grenze/400i').file)).toBeLessThan(-4)
  })
})
