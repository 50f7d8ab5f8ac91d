import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prepare } from '../../src/layout/prepare.ts'
import { type Inline, parseInline } from '../../src/locale/inline.ts'
import { languageOf } from '../../src/locale/languages.ts'

const prepared = (source: string, lang = 'en') =>
  prepare(parseInline(source).inlines, 'regular', languageOf(lang))
/** Narrow no-break space as "·", no-break space as "~". */
const french = (source: string) =>
  prepared(source, 'fr').text.replaceAll('\u202f', '·').replaceAll('\u00a0', '~')

describe('French spaces are made, not typed', () => {
  test.each([
    ['Mordu !', 'Mordu·!'],
    ['Mordu!', 'Mordu·!'],
    ['Mordu\u00a0!', 'Mordu·!'],
    ['Quoi ?! Non...', 'Quoi·?! Non...'],
    ['La nuit : silence ; dormez.', 'La nuit~: silence·; dormez.'],
    ['La nuit: silence; dormez.', 'La nuit~: silence·; dormez.'],
    ['« Oui » dit-il', '«·Oui·» dit-il'],
    ['«Oui» dit-il', '«·Oui·» dit-il'],
    ['« Quoi ? »', '«·Quoi·?·»'],
    ['«Quoi?»!', '«·Quoi·?·»·!'],
    ['à 10:30', 'à 10:30'],
    ['https://a.example/?b=c', 'https://a.example/?b=c'],
    ['(!)', '(!)'],
    ['! fin', '! fin'],
    ['Blessure :wound: !', 'Blessure \ufffc·!'],
  ])('%s', (source, expected) => expect(french(source)).toBe(expected))

  test('other languages are left as they are', () => {
    expect(prepared('Really ? Yes !').text).toBe('Really ? Yes !')
  })

  test('styles end where their words end', () => {
    const styled = (source: string) => {
      const { text, spans } = prepared(source, 'fr')
      return spans.map(({ end, style }, i) => `${style}|${text.slice(spans[i - 1]?.end ?? 0, end)}`)
    }
    expect(styled('**Attention** ! Fin')).toEqual(['bold|Attention', 'regular|\u202f! Fin'])
    expect(styled('**Attention!** Fin')).toEqual(['bold|Attention\u202f!', 'regular| Fin'])
    expect(styled('**Attention !** Fin')).toEqual(['bold|Attention\u202f!', 'regular| Fin'])
  })
})

describe('prepared text', () => {
  test.each([
    ['  two  spaces  ', 'two spaces'],
    ['a\tb\nc', 'a b c'],
    ['e\u0301', 'é'],
    ['a\u0000b\u202ec\u2066d', 'abcd'],
    ['\ud800', '\ufffd'],
    ['\ufffc', ''],
    ['   ', ''],
  ])('%j', (source, expected) => expect(prepared(source).text).toBe(expected))

  test('spans always cover the text exactly', () => {
    const soup = fc.string({
      unit: fc.constantFrom(' ', 'a', '!', '»', '«', ':', '**', '*', ':x:', '\u0301'),
      maxLength: 40,
    })
    fc.assert(
      fc.property(soup, (source) => {
        const { text, spans, icons } = prepared(source, 'fr')
        expect(spans.at(-1)?.end ?? 0).toBe(text.length)
        for (const [i, { end }] of spans.entries()) expect(end).toBeGreaterThanOrEqual(spans[i - 1]?.end ?? 0)
        expect(text.split('\ufffc').length - 1).toBe(icons.length)
        expect(text).not.toMatch(/^ | $| {2}/)
      }),
    )
  })

  test('a title has one style', () => {
    const inlines: Inline[] = [{ kind: 'text', text: 'The Gift', bold: true }]
    expect(prepare(inlines, 'title', languageOf('en')).spans).toEqual([{ end: 8, style: 'title' }])
  })
})
