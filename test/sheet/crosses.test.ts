import { describe, expect, it } from 'vitest'
import type { Frame, Item, Shape } from '../../src/frame/frame.ts'
import { mm, toMm } from '../../src/geometry/length.ts'
import { TRIMS } from './formats.ts'
import { first, look, words } from './look.ts'
import { art, cutouts, inMm, job, printed } from './on-paper.ts'

/** The middles of the crosses on the first page, in whole millimetres from its corner. */
const middles = (wanted: Parameters<typeof job>[0]): string[] => [
  ...new Set(
    first(wanted).crosses.map(({ x, y, width, height }) =>
      [x + width / 2, y + height / 2].map((at) => Math.floor(toMm(at))).join(' '),
    ),
  ),
]

const white: Frame = {
  ...art(TRIMS.standard),
  items: [{ kind: 'path', d: 'M20 20H90V90H20Z', fill: '#000' }],
}
const whites = (which: (index: number) => boolean) =>
  cutouts(9).map((card, i) => (which(i) ? { ...card, front: white } : card))

describe('inner crosses', () => {
  it('stand where four cards meet, with arms of a millimetre and a half', () => {
    expect(middles({})).toEqual(['73 104', '136 104', '73 192', '136 192'])
    for (const { width, height } of first({}).crosses.map(inMm))
      expect(Math.max(width, height)).toBeCloseTo(3, 3)
  })

  it('are a light line in a dark one, and nothing that is read', () => {
    const [page] = printed(job({ words })).pages
    const groups = page!.items.filter((item: Item) => item.kind === 'group')
    const crosses = groups.flatMap(({ tag, items }) =>
      items
        .filter((item): item is Shape => item.kind === 'path')
        .flatMap(({ stroke }) =>
          stroke && [0.7, 0.3].includes(stroke.width) ? [[tag?.role, stroke.color]] : [],
        ),
    )
    expect(crosses).toEqual([
      ['Artifact', '#303030'],
      ['Artifact', '#ffffff'],
    ])
  })

  it('also beside the empty part of a sheet, where two cards meet', () => {
    expect(middles({ cutouts: cutouts(8) })).toHaveLength(4)
    expect(middles({ cutouts: cutouts(4) })).toEqual(['73 104', '136 104'])
  })

  it('none where the margins have marks for all cuts, or pieces stand apart', () => {
    expect(middles({ cutouts: cutouts(3) })).toEqual([])
    expect(middles({ bleed: mm(3) })).toEqual([])
    expect(middles({ trim: TRIMS.token, cutouts: cutouts(9, TRIMS.token) })).toEqual([])
  })

  it('none between white cards, whose cuts have lines; one where a cut has none', () => {
    expect(middles({ cutouts: whites(() => true) })).toEqual([])
    expect(middles({ cutouts: whites((i) => i !== 8) })).toEqual(['136 192'])
  })

  it('on the side to cut from: not on backs, on both halves of a folded sheet', () => {
    const cards = cutouts(9)
    expect(look(printed(job({ words, cutouts: cards })).pages[1]!, cards).crosses).toEqual([])
    const small = { width: mm(45), height: mm(45), shape: 'rect' } as const
    const all = middles({ backs: 'fold', trim: small, cutouts: cutouts(12, small) })
    expect(all.length).toBeGreaterThan(0)
    expect(all.length % 2).toBe(0)
  })
})
