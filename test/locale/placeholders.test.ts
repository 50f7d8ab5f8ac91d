import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillPlaceholders, placeholdersOf, scanBraces } from '../../src/locale/placeholders.ts'

const names = (text: string) => placeholdersOf(text).map(({ name }) => name)
const strays = (text: string) =>
  scanBraces(text).flatMap((found) => (found.kind === 'stray' ? found.source : []))

describe('placeholders', () => {
  it('are names of small letters, digits, hyphens and dots in single braces', () => {
    expect(names('{nights} {wound.many} {draft-1.term.setup-deck} {mark.6} {count.token-1}')).toEqual([
      'nights',
      'wound.many',
      'draft-1.term.setup-deck',
      'mark.6',
      'count.token-1',
    ])
  })

  it.each(['{{wound}}', '{Wound}', '{ wound }', '{wound.}', '{}', '{', '}', '{a b}', '{{{x}}}'])(
    'are not %s',
    (text) => {
      expect(names(text)).toEqual([])
      expect(strays(text).join('')).toBe(text)
    },
  )

  it('stop being placeholders behind a backslash, unless that is itself escaped', () => {
    expect(names('\\{wound} \\\\{bite}')).toEqual(['bite'])
  })

  it('are found again between strays', () => {
    expect(names('{{a}} {b} } {c}')).toEqual(['b', 'c'])
  })

  it('are left standing where there is nothing to fill in', () => {
    expect(fillPlaceholders('{a} and {b}', (name) => (name === 'a' ? '{b}' : undefined))).toBe('{b} and {b}')
  })

  it('take linear time, whatever the text', () => {
    for (const hostile of [
      '{'.repeat(200_000),
      '{a'.repeat(100_000),
      '{a.'.repeat(60_000),
      '}{{'.repeat(60_000),
    ]) {
      const start = performance.now()
      scanBraces(hostile)
      expect(performance.now() - start).toBeLessThan(10_000)
    }
  })

  it('cover exactly what they say they cover', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('{', '}', 'a', '.', '-', '\\', ' ', '\n', 'é')), (parts) => {
        const text = parts.join('')
        for (const found of scanBraces(text))
          expect(text.slice(found.from, found.to)).toBe(
            found.kind === 'stray' ? found.source : `{${found.name}}`,
          )
      }),
    )
  })
})
