import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Inline, parseInline } from '../../src/locale/inline.ts'

/** Spans written compactly: b and i before the text they style. */
const spans = (source: string) =>
  parseInline(source).inlines.map((inline) =>
    inline.kind === 'icon'
      ? `<${inline.name}>`
      : `${inline.bold ? 'b' : ''}${inline.italic ? 'i' : ''}|${inline.text}`,
  )
const stray = (source: string) => parseInline(source).stray

describe('inline marks', () => {
  test.each([
    ['plain', ['|plain']],
    ['', []],
    ['**bold** and *italic*', ['b|bold', '| and ', 'i|italic']],
    ['***both***', ['bi|both']],
    ['**a *b* c**', ['b|a ', 'bi|b', 'b| c']],
    ['*a **b***', ['i|a ', 'bi|b']],
    ['**a *b** c*', ['b|a ', 'bi|b', 'i| c']],
    ['**「重要」**です', ['b|「重要」', '|です']],
    ['これは**「重要」**です。', ['|これは', 'b|「重要」', '|です。']],
    ['ส่ง**การ์ด**ให้', ['|ส่ง', 'b|การ์ด', '|ให้']],
    ['give :wound: to', ['|give ', '<wound>', '| to']],
    [':gold::gold:', ['<gold>', '<gold>']],
    ['**:silver-bullet: hits**', ['<silver-bullet>', 'b| hits']],
    ['at 10:30:15', ['|at 10:30:15']],
    [':6-plus:', ['<6-plus>']],
    ['a:b', ['|a:b']],
    [':Wound: :w ound:', ['|:Wound: :w ound:']],
    ['\\*not\\* \\:wound: \\\\', ['|*not* :wound: \\']],
    ['C:\\temp', ['|C:\\temp']],
  ] as const)('%s', (source, expected) => {
    expect(spans(source)).toEqual(expected)
    expect(stray(source)).toEqual([])
  })

  test.each([
    ['2 * 3 * 4', ['|2 * 3 * 4'], [2, 6]],
    ['**open', ['|**open'], [0]],
    ['a ** b', ['|a ** b'], [2]],
    ['*a **b*', ['i|a **b'], [3]],
    ['***a**', ['|*', 'b|a'], [0]],
    ['****', ['|****'], [0]],
    ['**a*', ['|**a*'], [0, 3]],
  ] as const)(
    'a mark without its partner stands for itself and is reported: %s',
    (source, expected, places) => {
      expect(spans(source)).toEqual(expected)
      expect(stray(source).map((mark) => mark.at)).toEqual(places)
    },
  )

  const text = (inlines: readonly Inline[]) =>
    inlines.map((inline) => (inline.kind === 'text' ? inline.text : `:${inline.name}:`)).join('')
  const soup = fc.string({
    unit: fc.constantFrom('*', '**', '***', ':', ':a:', '\\', ' ', 'a', '。', 'ก', '\n', '\ud800'),
    maxLength: 40,
  })

  test('any text parses, and loses nothing but its marks', () => {
    fc.assert(
      fc.property(soup, (source) => {
        const { inlines } = parseInline(source)
        const bare = (s: string) => s.replaceAll(/[*\\]/g, '')
        expect(bare(text(inlines))).toBe(bare(source))
      }),
    )
  })

  test('escaping every mark gives the text back as it was', () => {
    fc.assert(
      fc.property(soup, (source) => {
        const { inlines, stray } = parseInline(source.replaceAll(/[*:\\]/g, '\\$&'))
        expect(text(inlines)).toBe(source)
        expect(stray).toEqual([])
      }),
    )
  })

  test('neighbouring spans differ in style, and none is empty', () => {
    fc.assert(
      fc.property(soup, (source) => {
        const styles = spans(source).map((span) => span.split('|')[0]!)
        expect(spans(source)).not.toContain('|')
        styles.forEach((style, i) => {
          if (i > 0 && !style.startsWith('<')) expect(style).not.toBe(styles[i - 1])
        })
      }),
    )
  })

  test('time grows with the text, no faster', () => {
    // Of the processor: others may be at work beside us.
    const time = (source: string) => {
      const start = process.cpuUsage()
      parseInline(source)
      return process.cpuUsage(start).user / 1000
    }
    for (const unit of ['*', '* ', ':a', ':a:', '**a', '\\', '*a ** '])
      expect(time(unit.repeat(200_000))).toBeLessThan(2000)
  })
})
