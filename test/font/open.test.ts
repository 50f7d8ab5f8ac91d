import { describe, expect, test } from 'vitest'
import { allFaces } from '../../src/font/catalogue.ts'
import { openFont } from '../../src/font/open.ts'

const latin = { script: 'Latn', lang: 'en' }

describe('an open font', () => {
  test('is opened once', () => expect(openFont('grenze/400')).toBe(openFont('grenze/400')))

  test.each(allFaces())('%s has sensible measures', (key) => {
    const font = openFont(key)
    expect(font.ascent).toBeGreaterThan(font.capHeight)
    expect(font.capHeight).toBeGreaterThan(font.xHeight)
    expect(font.descent).toBeLessThan(0)
  })

  test('draws outlines in font units with y upwards', () => {
    const font = openFont('grenze/400')
    const [capital] = font.shape('H', latin).ids
    const ys = [...font.outline(capital!).matchAll(/[MLQC ](-?[\d.]+),(-?[\d.]+)/g)].map((m) => Number(m[2]))
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(-20)
    expect(Math.max(...ys)).toBeGreaterThan(font.capHeight * 0.95)
    expect(font.outline(font.shape(' ', latin).ids[0]!)).toBe('')
  })

  test('kerns', () => {
    const font = openFont('grenze/400')
    const width = (text: string) => font.shape(text, latin).advances.reduce((a, b) => a + b, 0)
    expect(width('AV')).toBeLessThan(width('A') + width('V'))
  })

  test('halves CJK punctuation when asked', () => {
    const font = openFont('noto-sans-jp/400')
    const how = { script: 'Hani', lang: 'ja' }
    expect(font.shape('」', how).advances).toEqual([1000])
    expect(font.shape('」', { ...how, features: ['halt'] }).advances).toEqual([500])
  })

  test('takes a language tag it does not know', () => {
    expect(openFont('grenze/400').shape('a', { script: 'Latn', lang: 'x-pseudo' }).ids).toHaveLength(1)
  })
})
