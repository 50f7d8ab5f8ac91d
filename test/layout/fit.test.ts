import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fit, flow, heightOf } from '../../src/layout/layout.ts'
import { LANGUAGES, plainSample, set, textOf } from './texts.ts'

const first = (lang: string, count: number) => plainSample(lang).split('\n\n').slice(0, count).join('\n\n')

describe('fitting text to a box', () => {
  // As if in Portuguese: a language that divides words is measured without dividing them, and may fit a little more.
  test.each(['pt', 'zh', 'ja', 'th'])('%s: takes the biggest size that fits', (lang) => {
    const text = set(first(lang === 'pt' ? 'en' : lang, 2), lang)
    const box = { width: 150, height: 120 }
    const { size, lines, height, overflow } = fit(text, box, { max: 40, min: 4 })
    expect(overflow).toBeUndefined()
    expect(height).toBeLessThanOrEqual(box.height)
    expect(heightOf(text, lines)).toBe(height)
    const bigger = flow(text, box.width, size + 0.25)
    expect(bigger.torn || heightOf(text, bigger.lines) > box.height).toBe(true)
  })

  test('short text keeps the biggest size allowed', () => {
    expect(fit(set('Night falls.', 'en'), { width: 150, height: 100 }, { max: 11 }).size).toBe(11)
  })

  test('a text too long is set at the smallest legible size, and says so', () => {
    const { size, overflow } = fit(set(plainSample('ja'), 'ja'), { width: 100, height: 50 }, { max: 10 })
    expect(size).toBe(7.5)
    expect(overflow).toMatchObject({ room: 50, torn: false })
    expect(overflow!.height).toBeGreaterThan(50)
  })

  test('a word too wide shrinks first, and is torn and told only if that is not enough', () => {
    const text = set('Donaudampfschiff', 'en', { style: 'title' })
    const narrow = fit(text, { width: 80, height: 100 }, { max: 24, min: 8 })
    expect(narrow.lines.map(textOf)).toEqual(['Donaudampfschiff'])
    expect(narrow.size).toBeLessThan(24)
    expect(fit(text, { width: 40, height: 100 }, { max: 24, min: 8 }).overflow).toMatchObject({ torn: true })
  })

  test('keeps to a number of lines', () => {
    const box = { width: 100, height: 200 }
    const text = set('The Sleepwalkers of the village', 'en', { style: 'title' })
    const two = fit(text, box, { max: 30, min: 6, maxLines: 2 })
    expect(two.lines).toHaveLength(2)
    const one = fit(text, box, { max: 30, min: 6, maxLines: 1 })
    expect(one.lines).toHaveLength(1)
    expect(one.size).toBeLessThan(two.size)
    expect(fit(text, box, { max: 30, min: 20, maxLines: 1 }).overflow).toMatchObject({ maxLines: 1 })
  })

  test('an empty text has no lines', () => {
    expect(fit(set('', 'en'), { width: 10, height: 10 }, { max: 10 })).toMatchObject({ size: 10, lines: [] })
  })

  test('never overflows silently', () => {
    const size = fc.tuple(
      fc.constantFrom(...LANGUAGES),
      fc.integer({ min: 20, max: 300 }),
      fc.integer({ min: 5, max: 300 }),
    )
    fc.assert(
      fc.property(size, ([lang, width, height]) => {
        const fitted = fit(set(first(lang, 2), lang), { width, height }, { max: 14 })
        const inside =
          fitted.lines.every((line) => line.x + line.width <= width + 1e-6) && fitted.height <= height + 1e-6
        expect(inside || fitted.overflow !== undefined).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
