import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readIcon } from '../../src/icon/read.ts'

const read = (svg: string) => readIcon(svg, 'icons/mine.svg')

describe("a game folder's own icon", () => {
  it('is the paths of a plain SVG, joined', () => {
    expect(
      read(`<?xml version="1.0"?>
        <!-- drawn by me: <path d="M0"/> -->
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12">
          <title>Paw</title>
          <path d="M1 1h4v4z" fill="#000"/>
          <path d='m2 2 3 3z'/>
        </svg>`),
    ).toEqual({ icon: { d: 'M1 1h4v4zM0 0m2 2 3 3z', width: 24, height: 12 } })
  })

  it.each([
    ['<svg viewBox="0 0 9 9"><rect width="4" height="4"/></svg>', 'An icon cannot hold <rect>.'],
    ['<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>', 'An icon cannot hold <script>.'],
    [
      '<svg viewBox="0 0 9 9"><path transform="scale(2)" d="M0 0"/></svg>',
      'An icon\'s path cannot have "transform".',
    ],
    ['<svg viewBox="0 0 9 9"><path stroke="red" d="M0 0"/></svg>', 'An icon\'s path cannot have "stroke".'],
    ['<svg viewBox="5 5 9 9"><path d="M0 0"/></svg>', 'The icon has no viewBox that starts at 0 0.'],
    ['<svg viewBox="0 0 9 9"><path d="M0 0 L nowhere"/></svg>', 'The path data is missing or broken.'],
    ['<svg viewBox="0 0 9 9"></svg>', 'The file holds no <svg> with a <path>.'],
    ['GIF89a', 'The file holds no <svg> with a <path>.'],
  ])('%s is refused: %s', (svg, message) => {
    expect(read(svg)).toMatchObject({
      finding: { severity: 'error', message, place: { file: 'icons/mine.svg' } },
    })
  })

  it('says where the trouble is', () => {
    expect(read('<svg viewBox="0 0 9 9">\n  <path style="x" d="M0 0"/>\n</svg>')).toMatchObject({
      finding: { place: { line: 2, column: 9, endLine: 2, endColumn: 14 } },
    })
  })

  it('reads anything in time that grows with its length', () => {
    const hostile = ['<!--', '<?', '<a', 'a', '"', 'a="', '<path d="', ' ', '-->'].map((part) =>
      part.repeat(20_000),
    )
    for (const svg of hostile) {
      const before = performance.now()
      expect(read(svg)).toHaveProperty('finding')
      expect(performance.now() - before).toBeLessThan(1000)
    }
    fc.assert(fc.property(fc.string(), (svg) => 'finding' in read(svg)))
  })
})
