import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packed, unpacked } from '../../../src/desk/page/check/packed-text.ts'

it('a text comes back out of an address, in letters that need no escaping there', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(packed(text)).toMatch(/^[\w-]*$/)
      expect(unpacked(packed(text))).toBe(text)
    }),
  )
})

it.each(['', 'x', '%%%', 'AAAA', '狼'])('%j is no text, and no fault', (letters) => {
  expect(unpacked(letters)).toBe('')
})

it('what would grow without end does not', () => {
  expect(unpacked(packed('a'.repeat(5_000_000))).length).toBeLessThanOrEqual(512 * 1024)
})
