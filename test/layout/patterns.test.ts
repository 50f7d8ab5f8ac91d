import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { readPatterns, writePatterns } from '../../src/layout/patterns.ts'
import { sample } from './texts.ts'

const require = createRequire(import.meta.url)
const SETS = { en: 'en-us', es: 'es', de: 'de-1996', it: 'it', fr: 'fr' }

/** The package's own program, which reads the same patterns. */
const reference = (name: string) => {
  const { hyphenateSync } = require(`hyphen/${name}`) as {
    hyphenateSync: (text: string, how: object) => string
  }
  return (word: string) => hyphenateSync(word, { hyphenChar: '-' })
}

test.each(Object.entries(SETS))(
  '%s: words are divided as by the package that brings the patterns',
  (lang, name) => {
    const [divide, divided] = [readPatterns(name), reference(name)]
    const words = new Set(
      sample(lang)
        .toLowerCase()
        .match(/\p{L}{5,}/gu),
    )
    expect(words.size).toBeGreaterThan(70)
    for (const word of words) {
      const parts = [0, ...divide(word), word.length]
      expect(
        parts
          .slice(1)
          .map((end, i) => word.slice(parts[i], end))
          .join('-'),
      ).toBe(divided(word))
    }
  },
)

test('words with known hyphens', () => {
  const divide = readPatterns('en-us')
  expect(divide('project')).toEqual([])
  expect(divide('associate')).toEqual([2, 5])
})

test('patterns are written sorted, a line each, with the known words', () => {
  const written = writePatterns([
    [
      [0, 1],
      [2, 3, 4],
    ],
    { b: { c: 0 }, '.': { a: [{ b: 1 }, 0] } },
    { word: [2], none: [] },
  ])
  expect(written.split('\n')).toEqual(['.a 01', '.ab 234', '=none ', '=word 2', 'bc 01'])
})
