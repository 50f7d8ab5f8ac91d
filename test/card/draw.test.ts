import { describe, expect, it } from 'vitest'
import { draw } from '../../src/card/draw.ts'
import type { Part, PartGroup } from '../../src/card/drawing.ts'
import { placeOfElement, readMarkup } from '../../src/card/markup.ts'
import { say } from '../../src/finding.ts'
import { mm, toMm } from '../../src/geometry/length.ts'
import { asWritten } from '../template/as-written.ts'

const size = { width: mm(63), height: mm(88) }
const findIcon = (name: string) =>
  name === 'fangs' ? { d: 'M0 0 H512 V256 H0Z', width: 512, height: 256 } : undefined

const findPicture = (name: string) =>
  name === 'crow.png'
    ? { type: 'png' as const, data: 'AAAA', width: 200, height: 100 }
    : { problem: say`templates/${name} is missing` }

function read(svg: string): { parts: readonly Part[]; messages: string[]; at: string[] } {
  const rendered = asWritten(`<svg>${svg}</svg>`, (text) => text.replace('TOKEN', 'a < b & "c"'))
  const root = readMarkup(rendered)
  if ('code' in root) throw new Error(root.message)
  const { drawing, findings } = draw(root, {
    size,
    findIcon,
    isToldOf: () => false,
    findPicture,
    placeOf: rendered.placeOf,
    placeOfElement: (...element) => placeOfElement(rendered, ...element),
  })
  const whole = rendered.text.split('\n')
  return {
    parts: drawing.parts,
    messages: findings.map((finding) => finding.message),
    at: findings.map(({ place }) => whole[place!.line - 1]!.slice(place!.column - 1, place!.endColumn - 1)),
  }
}
const only = (svg: string): Part => {
  const { parts, messages } = read(svg)
  expect(messages).toEqual([])
  expect(parts).toHaveLength(1)
  return parts[0]!
}

describe('shapes', () => {
  it('are measured in millimetres, percentages of the card', () => {
    expect(only('<rect x="1" y="50%" width="100%-2" height="4" fill="#ABC"/>')).toEqual({
      kind: 'path',
      d: 'M 1 44 h 61 v 4 h -61 Z',
      matrix: [mm(1), 0, 0, mm(1), 0, 0],
      fill: '#aabbcc',
    })
  })
  it('inherit fill and stroke from the groups around them', () => {
    const svg =
      '<g fill="none" stroke="#112233" stroke-width="0.5"><g stroke-dasharray="1 2"><circle cx="5" cy="5" r="2"/></g></g>'
    expect(only(svg)).toMatchObject({ stroke: { color: '#112233', width: 0.5, dash: [1, 2] } })
    expect(only(svg)).not.toHaveProperty('fill')
  })
  it('may be lines', () => {
    expect(only('<line x1="1" y1="2" x2="100%" y2="50%" stroke="#000" fill="none"/>')).toMatchObject({
      d: 'M 1 2 L 63 44',
      stroke: { color: '#000000' },
    })
  })
  it('that nobody would see are left out', () => {
    expect(read('<rect width="1" height="1" fill="none"/>').parts).toEqual([])
  })
  it('are filled with gradients that run across the card', () => {
    const svg =
      '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="100%"><stop offset="0" stop-color="#000"/>' +
      '<stop offset="100%" stop-color="#fff"/></linearGradient></defs><rect width="10" height="10" fill="url(#sky)"/>'
    expect(only(svg)).toMatchObject({
      fill: {
        linear: [0, 0, 0, 88],
        stops: [
          { at: 0, color: '#000000' },
          { at: 1, color: '#ffffff' },
        ],
      },
    })
  })
})

describe('groups', () => {
  it('turn about a point given in millimetres', () => {
    const group = only('<g transform="rotate(180 31.5 44)"><rect width="1" height="1"/></g>')
    expect(group).toMatchObject({ kind: 'group', matrix: [-1, 0, -0, -1, mm(63), mm(88)] })
  })
  it('set art with units of its own into a box', () => {
    const group = only(
      '<svg x="10" y="10" width="20" height="20" viewBox="0 0 100 100"><circle cx="50" cy="50" r="50"/></svg>',
    )
    expect((group as PartGroup).matrix!.map((value) => toMm(value).toFixed(6))).toEqual(
      [0.2, 0, 0, 0.2, 10, 10].map((value) => value.toFixed(6)),
    )
  })
  it('cut their content to a clip path', () => {
    const svg =
      '<defs><clipPath id="c"><rect width="5" height="5"/></clipPath></defs><g clip-path="url(#c)"><rect width="9" height="9"/></g>'
    expect(only(svg)).toMatchObject({ kind: 'group', clip: 'M 0 0 h 5 v 5 h -5 Z' })
  })
})

describe('icons', () => {
  it('fill their box as far as their shape allows, centred', () => {
    const icon = only('<icon name="fangs" x="0" y="0" size="10" fill="#000"/>')
    expect(icon).toMatchObject({
      kind: 'icon',
      box: { x: 0, y: 0, width: mm(10), height: mm(10) },
      shape: { matrix: [mm(10) / 512, 0, 0, mm(10) / 512, 0, mm(2.5)] },
    })
  })
})

describe('text boxes', () => {
  it('keep the words as they are', () => {
    const box = only(
      '<text-box x="3" y="50%" width="100%-6" height="9" size="12" align="center" style="title" fill="#fff"> TOKEN </text-box>',
    )
    expect(box).toMatchObject({
      kind: 'text-box',
      text: 'a < b & "c"',
      x: mm(3),
      width: mm(57),
      max: 12,
      align: 'center',
      fill: '#ffffff',
    })
  })
})

describe('what cannot be read', () => {
  it.each([
    ['<rectt/>', 'there is no such element'],
    ['<rect x="wide" width="1" height="1"/>', 'x="wide" is not a length'],
    ['<rect colour="#fff" width="1" height="1"/>', 'it has no attribute "colour"'],
    ['<rect fil="#fff" width="1" height="1"/>', 'Did you mean "fill"?'],
    ['<rect fill="red" width="1" height="1"/>', 'fill="red" is not a colour'],
    ['<rect fill="url(#nowhere)" width="1" height="1"/>', 'fill="url(#nowhere)" is not a colour'],
    ['<g onclick="alert(1)"/>', 'it has no attribute "onclick"'],
    ['<icon name="fang" size="4"/>', 'there is no icon "fang"'],
    ['<text-box width="1" height="1">x</text-box>', 'size="" is not a number from 1 to 1000'],
    [
      '<text-box width="10" height="5" size="1e9" min="5">x</text-box>',
      'size="1e9" is not a number from 1 to 1000',
    ],
    [
      '<text-box width="10" height="5" size="9" min="1e9">x</text-box>',
      'min="1e9" is not a number from 0 to 9',
    ],
    ['<text-box width="10" height="5" size="9" leading="1e9">x</text-box>', 'leading="1e9" is not a number'],
    [`<text-box width="1" height="1" size="9">${'x'.repeat(10_001)}</text-box>`, 'the most is 10000'],
    [
      '<rect width="10000000" height="5"/>',
      'width="10000000" is not a length like 12, 50% or 100%-6, up to 10000',
    ],
    ['<path d="M1e308 0 L5 5"/>', 'reaches further than 10 m'],
    [`<path d="M0 0${'h 9999'.repeat(20)}"/>`, 'reaches further than 10 m'],
    ['<g transform="scale(1000000000)"><rect width="1" height="1"/></g>', 'reaches further than 10 m'],
    ['<g transform="scale(999)"><g transform="scale(999)"/></g>', 'reaches further than 10 m'],
    ['<g transform="scale(900)"><icon name="fangs" size="99"/></g>', 'reaches further than 10 m'],
    [
      '<g transform="scale(900)"><text-box width="99" height="9" size="9">x</text-box></g>',
      'further than 10 m',
    ],
    ['<svg viewBox="0 0 1e-300 1e-300"><rect width="1" height="1"/></svg>', 'reaches further than 10 m'],
    ['<rect width="1" height="1" stroke-width="1e300"/>', 'stroke-width="1e300" is not a width'],
    ['<rect width="1" height="1" stroke-dasharray="1 -2"/>', 'stroke-dasharray="1 -2" is not a width'],
    ['<rect width="1" height="1" stroke-linecap="pointed"/>', 'is not one of butt, round, square'],
    ['<rect width="1" height="1" opacity="2"/>', 'opacity="2" is not a number from 0 to 1'],
    ['<text-box width="1" height="1" size="9" align="middle">x</text-box>', 'align="middle" is not one of'],
    ['<path d="javascript:alert(1)"/>', 'd is not path data'],
    ['<g clip-path="url(#nowhere)"><rect width="1" height="1"/></g>', 'names no <clipPath>'],
    ['<g transform="skew(3)"><rect width="1" height="1"/></g>', 'is not understood'],
    ['<script>alert(1)</script>', 'there is no such element'],
    ['<image href="/etc/passwd"/>', 'href="/etc/passwd"'],
    ['<foreignObject/>', 'there is no such element'],
  ])('%s', (svg, message) => {
    expect(read(svg).messages.join()).toContain(message)
  })
  it('is refused whole when it is no XML', () => {
    expect(readMarkup(asWritten('<svg><g></svg>'))).toMatchObject({
      code: 'template-markup',
    })
    expect(readMarkup(asWritten('<g/>'))).toMatchObject({
      code: 'template-markup',
    })
  })
  it('is refused when nested without end', () => {
    expect(readMarkup(asWritten('<g>'.repeat(50_000)))).toMatchObject({
      code: 'template-markup',
    })
  })
})

describe('how deep a drawing may be nested', () => {
  const markup = (text: string) => readMarkup(asWritten(`<svg>${text}</svg>`))
  it.each([
    ['by tags', '<g>'.repeat(3000) + '</g>'.repeat(3000)],
    ['by tags that hide their end in a quoted value', '<g id="/>">'.repeat(3000) + '</g>'.repeat(3000)],
    ['by tags behind closing ones in a comment', `<!-- ${'</g>'.repeat(50_000)} -->${'<g>'.repeat(40_000)}`],
    ['by tags behind closing ones in CDATA', `<![CDATA[${'</g>'.repeat(5000)}]]>${'<g>'.repeat(4000)}`],
  ])('is bounded %s', (_, text) => {
    expect(markup(text)).toMatchObject({
      code: 'template-markup',
      message: expect.stringContaining('nested more than 60 deep'),
    })
  })
  it('is told quickly, whatever is left open', () => {
    const started = performance.now()
    for (const text of [
      '<g "'.repeat(50_000),
      '<'.repeat(50_000),
      '<!--'.repeat(50_000),
      '<g a="'.repeat(50_000),
      `<${'g'.repeat(200_000)}`,
      `<${' a'.repeat(100_000)}`,
      `<g ${'a = '.repeat(50_000)}`,
    ])
      expect(markup(text)).toHaveProperty('code')
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('pictures', () => {
  const image = (more = '') => `<image href="crow.png" x="10" y="10" width="20" height="20"${more}/>`
  const placed = (x: number, y: number, width: number, height: number) =>
    Object.fromEntries(
      Object.entries({ x, y, width, height }).map(([side, by]) => [side, expect.closeTo(mm(by))]),
    )

  it('are fitted into their box and centred', () => {
    const picture = only(image(' alt="A crow"'))
    expect(picture).toEqual({
      kind: 'picture',
      type: 'png',
      data: 'AAAA',
      alt: 'A crow',
      ...placed(10, 15, 20, 10),
    })
  })
  it('fill their box when they are told to', () => {
    expect(only(image(' preserveAspectRatio="none"'))).toMatchObject(placed(10, 10, 20, 20))
    const sliced = only(image(' preserveAspectRatio="xMidYMid slice"')) as PartGroup
    expect(sliced.clip).toMatch(/^M28\.3/)
    expect(sliced.parts).toMatchObject([placed(0, 10, 40, 20)])
  })
  it('that cannot be had are told', () => {
    expect(read('<image href="cow.png" width="9" height="9"/>').messages).toEqual([
      '<image>: href="cow.png": templates/cow.png is missing',
    ])
    expect(read('<image href="crow.png"/>').messages[0]).toContain('needs x, y, width and height')
    expect(read(image(' onload="alert(1)"')).messages[0]).toContain('no attribute "onload"')
    expect(read('<image href="crow.png" width="10000" height="10000"/>').messages[0]).toContain('10 m')
  })
})
