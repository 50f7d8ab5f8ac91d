import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { allFaces, faceSource, facesOf } from '../../src/font/catalogue.ts'

const require = createRequire(import.meta.url)

describe('the font catalogue', () => {
  test.each(allFaces())('%s has a file', (key) =>
    expect(readFileSync(require.resolve(faceSource(key).file)).length).toBeGreaterThan(10_000),
  )

  test('a face that does not exist is refused by name', () => {
    expect(() => faceSource('comic/400')).toThrow('No face "comic/400"')
    expect(() => faceSource('grenze/450')).toThrow('No face "grenze/450"')
    expect(() => faceSource('../../etc/passwd')).toThrow('No face')
  })

  test('Chinese and Japanese share no CJK face in any style', () => {
    const cjk = (script: string) =>
      (['regular', 'bold', 'italic', 'boldItalic', 'title'] as const)
        .flatMap((style) => facesOf(script, style))
        .filter((key) => !/sarabun|trirong/.test(key))
    expect(cjk('Hant').filter((key) => cjk('Jpan').includes(key))).toEqual([])
  })

  test('Han, Kana and Thai are never slanted', () => {
    for (const script of ['Hant', 'Jpan', 'Thai'])
      for (const style of ['italic', 'boldItalic'] as const)
        expect(facesOf(script, style).filter((key) => key.endsWith('i'))).toEqual([])
  })

  test('a script without faces of its own is tried with the Latin ones', () => {
    expect(facesOf('Cyrl', 'regular')).toEqual(facesOf('Latn', 'regular'))
  })
})
