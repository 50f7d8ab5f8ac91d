import { describe, expect, test } from 'vitest'
import { itemize } from '../../src/layout/itemize.ts'
import { set } from './texts.ts'

const items = (text: string, script: string) =>
  itemize(text, script, 'regular').map(
    (item) => `${text.slice(item.start, item.end)} ${item.script} ${item.face}`,
  )

describe('itemising', () => {
  test('cuts where the script changes', () => {
    expect(items('A วันที่', 'Thai')).toEqual(['A  Latn sarabun/400', 'วันที่ Thai sarabun/400'])
    expect(items('第3夜 Night', 'Hant')).toEqual([
      '第 Hani noto-sans-tc/400',
      '3 Hani noto-sans-tc/400',
      '夜 Hani noto-sans-tc/400',
      ' Night Latn noto-sans-tc/400',
    ])
  })

  test('falls back to a face that has the character', () => {
    expect(items('wolf หมาป่า 狼', 'Latn')).toEqual([
      'wolf  Latn grenze/400',
      'หมาป่า Thai sarabun/400',
      '  Latn grenze/400',
      '狼 Hani noto-sans-jp/400',
    ])
  })

  test('sets Chinese and Japanese in faces of their own', () => {
    expect(items('狼', 'Hant')).toEqual(['狼 Hani noto-sans-tc/400'])
    expect(items('狼', 'Jpan')).toEqual(['狼 Hani noto-sans-jp/400'])
  })

  test('keeps marks with their letters, invisible characters with what stands before them', () => {
    expect(items('e\u0301\u200d狼\ufe00', 'Latn')).toEqual([
      'e\u0301\u200d Latn grenze/400',
      '狼\ufe00 Hani noto-sans-jp/400',
    ])
  })
})

describe('what cannot be printed is told', () => {
  test('characters that no face has, each once', () => {
    const { missing } = set('Wolf 🐺 howls 🐺 ع', 'en')
    expect(missing).toEqual([
      { character: '🐺', codePoint: 0x1f43a, face: 'grenze/400' },
      { character: 'ع', codePoint: 0x639, face: 'grenze/400' },
    ])
  })

  test('half a surrogate pair', () => {
    expect(set('a\ud83d b', 'en').missing.map(({ codePoint }) => codePoint)).toEqual([0xfffd])
  })

  test('spaces of any width are never missing', () => {
    expect(set('a\u202fb\u00a0c\u2009d\u3000e', 'en').missing).toEqual([])
  })

  test('every character of the samples can be printed', async () => {
    const { LANGUAGES, plainSample } = await import('./texts.ts')
    for (const lang of LANGUAGES) {
      expect(set(plainSample(lang), lang).missing, lang).toEqual([])
      expect(set(plainSample(lang), lang, { style: 'title' }).missing, lang).toEqual([])
    }
  })

  test('icons without a drawing, which print as they were written', () => {
    const text = set('a :wolve: b', 'en', { icon: () => undefined })
    expect(text.unknownIcons).toEqual(['wolve'])
  })
})
