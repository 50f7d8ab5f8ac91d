import { describe, expect, it } from 'vitest'
import { readMarkup } from '../../src/card/markup.ts'
import { asWritten } from '../template/as-written.ts'

/** What is said of markup, and the words it points at. */
function told(text: string): { code: string; message: string; at: string } {
  const found = readMarkup(asWritten(text))
  if (!('code' in found)) throw new Error('was read')
  const { code, message, place } = found
  const line = text.split('\n')[place!.line - 1]!
  return {
    code,
    message: message.replace('the SVG that is written here cannot be read: ', ''),
    at: line.slice(place!.column - 1, place!.endColumn - 1),
  }
}

describe('markup that cannot be read', () => {
  it.each([
    ['<svg>\n<g>\n</svg>', 'template-markup', '<g> is not closed before </svg>', '<g'],
    ['<svg>\n<g>', 'template-markup', '<g> is never closed', '<g'],
    ['<svg/></g>', 'template-markup', '</g> closes nothing', '</g'],
    ['<svg><rect x=3/></svg>', 'template-markup', 'attribute value expected', '3'],
    ['<g/>', 'template-markup', 'the first element is not <svg>', '<'],
    [' ', 'template-markup', 'it writes nothing', ''],
    [
      '<svg><text-box x="1">a</textbox></svg>',
      'template-markup',
      '<text-box> is closed by </textbox>',
      '</textbox',
    ],
  ])('%j', (text, code, message, at) => {
    expect(told(text)).toEqual({ code, message, at })
  })

  it('because an element is misspelt where it begins says so', () => {
    expect(told('<svg>\n <textbox x="1">a</text-box></svg>')).toEqual({
      code: 'template-element',
      message: '<textbox>: there is no such element. Did you mean <text-box>?',
      at: '<textbox',
    })
  })

  it('is pointed at behind characters that take two', () => {
    expect(told('<svg><g id="🐺🐺"/><g id=3/></svg>').at).toBe('3')
  })
})
