import { describe, expect, it } from 'vitest'
import { openFont } from '../../src/font/open.ts'
import { Outlines } from '../../src/font/outlines.ts'

const glyphsOf = (text: string): readonly number[] =>
  openFont('noto-sans-tc/400').shape(text, { script: 'Hani', lang: 'zh-Hant' }).ids

describe('the outlines of a face', () => {
  it('are together for what the game that ships says', () => {
    expect(new Outlines('noto-sans-tc/400').missing(glyphsOf('狼人夜'))).toEqual([])
  })

  it('are elsewhere for what it does not say, each slice named once', () => {
    const outlines = new Outlines('noto-sans-tc/400')
    const rare = glyphsOf('龘齉')
    const missing = outlines.missing([...rare, ...rare])
    expect(missing.map(({ slice }) => slice)).toEqual([
      ...new Set(rare.map((glyph) => 1 + Math.floor(glyph / 256))),
    ])
    expect(rare.map((glyph) => outlines.glyph(glyph).length > 100)).toEqual([true, true])
    expect(outlines.missing(rare)).toEqual([])
  })

  it('does not have glyphs beyond the last', () => {
    expect(() => new Outlines('grenze/400').glyph(800)).toThrow('faces/grenze/400.outlines has no glyph 800')
    expect(() => new Outlines('grenze/400').glyph(60_000)).toThrow()
  })
})
