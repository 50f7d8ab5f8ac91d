import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnyMarkup } from '../../src/card/markup.ts'
import { readSimpleMarkup } from '../../src/card/simple-markup.ts'
import { asWritten } from '../template/as-written.ts'

const DEPTH = 60

/** What the simple reader gives, after making sure that the real parser gives the same. */
function bySimple(text: string): unknown {
  const simple = readSimpleMarkup(text, (words) => words, DEPTH)
  if (simple?.name === 'svg') expect(simple).toEqual(readAnyMarkup(asWritten(text)))
  return simple
}

describe('simple markup', () => {
  it.each([
    '<svg/>',
    '\n<svg>\n</svg>\n',
    '<svg><rect x="1" y="2.5"/> a <g id="b c">d</g > e </svg>',
    '<svg\n\tid="a\n\tb"  ><!-- a "comment" <g> --><g\n/></svg><!---->',
    '<svg><text-box>5 > 4 \' " · 國 \uf8f012\uf8f1</text-box></svg>',
  ])('%j: the same elements as of the real parser', (text) => {
    expect(bySimple(text)).toBeDefined()
  })

  it.each([
    ['', '<svg>', '<svg></g>', '<svg><g></svg></g>', '<svg/><svg/>', 'a<svg/>', '<svg/>\u00a0'],
    [
      '<svg a=1/>',
      "<svg a='1'/>",
      '<svg a = "1"/>',
      '<svg a="1"b="2"/>',
      '<svg a="1" a="2"/>',
      '<svg a="<"/>',
    ],
    ['<svg>&amp;</svg>', '<svg a="&lt;"/>', '<svg>]]></svg>', '<svg><![CDATA[a]]></svg>', '<svg>\r\n</svg>'],
    ['<?xml version="1.0"?><svg/>', '<!DOCTYPE svg><svg/>', '<svg><!-- a -- b --></svg>', '<svg><!-- </svg>'],
    ['<svg>🐺</svg>', '<svg>\ud83d</svg>', '<svg>\u0001</svg>', '<svg x:y="1"/>', '<ś/>', '< svg/>'],
  ])('leaves %j and others of its kind to the real parser', (...texts) => {
    expect(texts.map(bySimple)).toEqual(texts.map(() => undefined))
  })

  it('leaves what is nested too deep to those who say so', () => {
    const nested = (depth: number) => `<svg>${'<g>'.repeat(depth - 1)}${'</g>'.repeat(depth - 1)}</svg>`
    expect(bySimple(nested(DEPTH))).toBeDefined()
    expect(bySimple(nested(DEPTH + 1))).toBeUndefined()
  })

  it('puts words back in texts and attributes', () => {
    const restore = (text: string) => text.replaceAll('1', 'one')
    expect(readSimpleMarkup('<svg id="1">1<!-- -->1</svg>', restore, DEPTH)).toMatchObject({
      attributes: { id: 'one' },
      text: 'oneone',
    })
  })

  it('is the same or nothing, whatever is written', () => {
    const piece = fc.constantFrom(
      ...[
        '<svg>',
        '</svg>',
        '<g>',
        '</g>',
        '<g/>',
        '<g id="a"',
        ' x="1"',
        " y='2'",
        '>',
        '/>',
        '<!--',
        '-->',
      ],
      ...[' ', '\n', 'a', '&', '&lt;', ']]>', '<', '"', '--', '=', 'é', '\uf8f03\uf8f1', '🐺'],
    )
    const inside = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
    fc.assert(fc.property(inside, (text) => void bySimple(`<svg>${text}</svg>`)))
    fc.assert(fc.property(inside, (text) => void bySimple(text)))
  })
})
