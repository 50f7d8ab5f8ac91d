import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLength } from '../../src/card/length.ts'

describe('a length in a template', () => {
  it.each([
    ['12', 12],
    ['-3', -3],
    ['.5', 0.5],
    ['50%', 31.5],
    ['100%-6', 57],
    ['100% + 6', 69],
    ['42%+3', 29.46],
  ])('%s of 63 is %d', (text, expected) => {
    expect(readLength(text, 63)).toBeCloseTo(expected, 6)
  })
  it.each(['', 'wide', '12mm', '50% 6', '5-3', '%', '1e9'])('"%s" is none', (text) => {
    expect(readLength(text, 63)).toBeUndefined()
  })
  it('gives a number or nothing for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const length = readLength(text, 63)
        expect(length === undefined || Number.isFinite(length)).toBe(true)
      }),
    )
  })
})

it('a length is understood or refused at once, however long it is', () => {
  const started = performance.now()
  for (const text of [`${'1'.repeat(50_000)}x`, `${' '.repeat(50_000)}x`, `${'1.'.repeat(50_000)}%`])
    expect(readLength(text, 63)).toBeUndefined()
  expect(performance.now() - started).toBeLessThan(100)
})
it('a length beyond 10 m is none', () => {
  expect(readLength('10000', 63)).toBe(10_000)
  expect(readLength('10001', 63)).toBeUndefined()
  expect(readLength('99999%', 63)).toBeUndefined()
})
