import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Item } from '../../src/frame/frame.ts'
import { compose, fit, place } from '../../src/layout/layout.ts'
import { languageOf } from '../../src/locale/languages.ts'
import { LANGUAGES, paragraphs } from './texts.ts'

/** What strangers' texts may hold. */
const nasty = fc.constantFrom(
  ...[
    '\ud800',
    '\udfff',
    '\u202e',
    '\u2066',
    '\u2069',
    '\u200f',
    '\0',
    '\u001b',
    '\u200b',
    '\u200d',
    '\u2060',
  ],
  ...[
    '\ufeff',
    '\ufffc',
    '\uffff',
    '\ue000',
    '\u{f0000}',
    '\u{10ffff}',
    '\u0301',
    '\u0e31',
    '\u0e48',
    '\u0e33',
    '\u3099',
  ],
  ...[
    '\u00ad',
    '\u00a0',
    '\u202f',
    '\u3000',
    '\u2028',
    '\t',
    '\r',
    '\n',
    '\n\n',
    ' ',
    '  ',
    '*',
    '**',
    '***',
    ':',
    '\\',
  ],
  ...[
    ':wound:',
    ':no-such:',
    '👩‍👩‍👧‍👦',
    '🇯🇵',
    '1️⃣',
    'a',
    'ﬃ',
    'İ',
    'ß',
    'Werwolf',
    '狼',
    'ー',
    '。',
    '」',
    '「',
    '……',
  ],
  ...[
    'ก',
    'ำ',
    'เ',
    'ๆ',
    'น้ำ',
    'ع',
    'א',
    'क्ष',
    '한',
    'Ж',
    '𠮷',
    '́'.repeat(30),
    '3',
    '10–20',
    '!',
    '?',
    '»',
    '«',
  ],
)
const word = fc.string({ unit: nasty, maxLength: 12 })
const anything = fc.oneof(
  { weight: 12, arbitrary: word },
  { weight: 6, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(nasty, fc.integer({ min: 1, max: 300 })).map(([unit, times]) => unit.repeat(times)),
  },
)

const icon = (name: string) =>
  name === 'wound' ? { d: 'M0 0H1V1Z', width: 1, height: 1, alt: '[Wound]' } : undefined

function setInto(
  source: string,
  lang: string,
  width: number,
  align: 'left' | 'justify' = 'left',
): readonly Item[] {
  const text = compose(paragraphs(source), { language: languageOf(lang), icon })
  const box = { x: 0, y: 0, width, height: 40 }
  const { lines } = fit(text, box, { max: 12, align })
  return place(text, lines, box, { fill: '#000000' })
}

const isSound = (items: readonly Item[]) =>
  items.every((item) => {
    if (item.kind === 'path') return item.matrix!.every(Number.isFinite)
    if (item.kind !== 'text') return false
    const { x, y, xs, ys = [], clusters, glyphs, text } = item
    return (
      [x, y, ...xs, ...ys].every(Number.isFinite) &&
      xs.length === glyphs.length &&
      clusters.length === glyphs.length &&
      clusters.every((at) => at >= 0 && at < text.length)
    )
  })

describe('hostile text', () => {
  test('10,000 random strings into a narrow box: always ends, never throws', () => {
    const runs = fc.tuple(
      anything,
      fc.constantFrom(...LANGUAGES, 'pt', '🐺'),
      fc.constantFrom(20, 70),
      fc.boolean(),
    )
    fc.assert(
      fc.property(runs, ([source, lang, width, justify]) => {
        expect(isSound(setInto(source, lang, width, justify ? 'justify' : 'left'))).toBe(true)
      }),
      { numRuns: 10_000, seed: 1 },
    )
  })

  test.each([
    'a',
    'ก',
    '狼',
    'น้ำ',
    '\u0301',
    '🐺',
    '\u200b',
    '*',
    ':a',
    '3',
    'ab-',
    ':wound:',
    'Wer\u00adwolf',
    '« ',
  ])('10,000 times %j', (unit) => {
    const start = performance.now()
    for (const width of [20, 100]) setInto(unit.repeat(10_000), 'fr', width)
    expect(performance.now() - start).toBeLessThan(10_000)
  })

  test('a box of no size', () => {
    for (const width of [0, 1e-9, 0.5]) expect(isSound(setInto('Werwolf 狼 :wound:', 'de', width))).toBe(true)
    expect(setInto('', 'en', 100)).toEqual([])
  })
})
