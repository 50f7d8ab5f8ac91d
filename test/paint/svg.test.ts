import { describe, expect, it } from 'vitest'
import type { Frame, Item } from '../../src/frame/frame.ts'
import { translate } from '../../src/geometry/matrix.ts'
import { painters } from '../../src/paint/paint.ts'
import { paintSvg } from '../../src/paint/svg.ts'
import { gallery } from './gallery.ts'
import { readPng } from './readers.ts'

const frame = (...items: Item[]): Frame => ({ width: 100, height: 50, items })

describe('SVG', () => {
  it('is what the frame says, and nothing more', () => {
    const shape: Item = { kind: 'path', d: 'M0 0H9', stroke: { color: '#112233', width: 0.5, dash: [1, 2] } }
    expect(paintSvg(frame(shape, { kind: 'group', matrix: translate(1, 2), opacity: 0.5, items: [] }))).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100pt" height="50pt" viewBox="0 0 100 50" preserveAspectRatio="none" stroke-miterlimit="10">
<path d="M0 0H9" fill="none" stroke="#112233" stroke-width=".5" stroke-dasharray="1 2"/>
<g transform="matrix(1 0 0 1 1 2)" opacity=".5">
</g>
</svg>
`,
    )
  })

  it('draws letters as outlines and fetches nothing', async () => {
    const svg = paintSvg(await gallery())
    expect(svg).not.toMatch(/<text|font-family|href="(?!#|data:)/)
    expect(svg).not.toMatch(/NaN|undefined/)
  })

  it('lets no text become markup', () => {
    const svg = paintSvg(
      frame({ kind: 'path', d: 'M0 0H9"/><script>', fill: '#000000', alt: '<b>&"</b>\u0007' }),
    )
    expect(svg).not.toMatch(/<script|<b>|\u0007/)
    expect(svg).toContain('<title>&#60;b&#62;&#38;&#34;&#60;/b&#62;\ufffd</title>')
  })

  it('defines a frame placed twice once', () => {
    const badge = frame({ kind: 'path', d: 'M0 0H9V9Z', fill: '#ff0000' })
    const twice = frame(
      { kind: 'placed', frame: badge, matrix: translate(0, 0) },
      { kind: 'placed', frame: JSON.parse(JSON.stringify(badge)) as Frame, matrix: translate(20, 0) },
    )
    expect(paintSvg(twice).match(/H9V9Z/g)).toHaveLength(1)
  })
})

describe('PNG', () => {
  it('has the pixels asked for, exactly', async () => {
    const at = async (resolution: Parameters<typeof painters.png>[1]) => {
      const { width, height } = await readPng(await painters.png(frame(), resolution))
      return [width, height]
    }
    expect(await at({ dpi: 300 })).toEqual([417, 208])
    expect(await at({ width: 825, height: 412 })).toEqual([825, 412])
  })

  it('is opaque, filled to its edges, and says its density', async () => {
    const { default: sharp } = await import('sharp')
    const red = frame({ kind: 'path', d: 'M0 0H100V50H0Z', fill: '#ff0000' })
    const png = await painters.png(red, { dpi: 300 })
    expect(await sharp(png).metadata()).toMatchObject({ channels: 3, density: 300, format: 'png' })
    const { data } = await readPng(png)
    expect(data.every((value, i) => value === (i % 3 === 0 ? 255 : 0))).toBe(true)
    expect(
      (await readPng(await painters.png(frame(), { dpi: 72 }))).data.every((value) => value === 255),
    ).toBe(true)
  })

  it('has the same bytes every time, also after a journey through JSON', async () => {
    const first = await gallery()
    const again = JSON.parse(JSON.stringify(first)) as Frame
    expect(
      Buffer.compare(await painters.png(first, { dpi: 100 }), await painters.png(again, { dpi: 100 })),
    ).toBe(0)
  })
})
