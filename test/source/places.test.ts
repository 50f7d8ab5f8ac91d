import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placesIn } from '../../src/source/places.ts'

it('a place counts lines and columns from 1, and its end is behind the last character', () => {
  const place = placesIn('ab\n\ncd', 'x.txt')
  expect(place(4, 6)).toEqual({ file: 'x.txt', line: 3, column: 1, endLine: 3, endColumn: 3 })
  expect(place(1, 5)).toMatchObject({ line: 1, column: 2, endLine: 3, endColumn: 2 })
  expect(place(2, 2)).toMatchObject({ line: 1, column: 3, endLine: 1, endColumn: 3 })
})

it('every character is found again by its line and column', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', '\n') }), (text) => {
      const place = placesIn(text, 'x.txt')
      const lines = text.split('\n')
      for (let at = 0; at < text.length; at++) {
        const { line, column } = place(at, at + 1)
        expect(`${lines[line - 1]!}\n`[column - 1]).toBe(text[at])
      }
    }),
  )
})
