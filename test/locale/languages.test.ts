import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isKnownLanguage, languageOf } from '../../src/locale/languages.ts'

describe('languages', () => {
  test('Chinese goes by both its names, and says zh-Hant in documents', () => {
    expect(languageOf('zh-Hant')).toBe(languageOf('zh'))
    expect(languageOf('zh-hant')).toBe(languageOf('zh'))
    expect(languageOf('zh')).toMatchObject({ code: 'zh', tag: 'zh-Hant', script: 'Hant' })
  })

  test('each of the eight keeps the smallest legible size', () => {
    for (const code of ['en', 'es', 'de', 'it', 'fr']) expect(languageOf(code).minSize).toBe(7)
    for (const code of ['zh', 'ja', 'th']) expect(languageOf(code).minSize).toBe(7.5)
  })

  test('a regional variety is set as its language', () => {
    expect(languageOf('fr-CA')).toMatchObject({ tag: 'fr-CA', spaceBefore: { '!': '\u202f' } })
    expect(languageOf('de_AT')).toMatchObject({ tag: 'de-AT', hyphenation: { patterns: 'de-1996' } })
  })

  test('an unknown language is Latin writing without hyphenation', () => {
    expect(languageOf('pt')).toMatchObject({ code: 'pt', tag: 'pt', script: 'Latn', minSize: 7 })
    expect(languageOf('pt').hyphenation).toBeUndefined()
    expect(languageOf('pseudo')).toMatchObject({ code: 'pseudo', script: 'Latn' })
  })

  test('any name gives a language with a tag of plain ASCII', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', '日本', '')), (name) => {
        const language = languageOf(name)
        // One we know goes by its own name: EN is en.
        if (!isKnownLanguage(name)) expect(language.code).toBe(name)
        expect(language.tag).toMatch(/^[A-Za-z0-9-]+$/)
        expect(language.lineHeight).toBeGreaterThan(1)
      }),
    )
  })
})
