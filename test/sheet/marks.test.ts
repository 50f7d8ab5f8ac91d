import { describe, expect, it } from 'vitest'
import { contains } from '../../src/geometry/box.ts'
import { mm, toMm } from '../../src/geometry/length.ts'
import { boundsOf, mirrorBox } from '../../src/sheet/slot.ts'
import { PAPERS, TRIMS } from './formats.ts'
import { first, look, words } from './look.ts'
import { cutouts, inMm, job, printed } from './on-paper.ts'

describe('cut marks', () => {
  it('stand at both ends of every cut: four and four lines for nine cards without gutters', () => {
    const { hairlines } = first({})
    expect(hairlines).toHaveLength(16)
    const above = hairlines.filter(({ y }) => y < mm(16)).map((mark) => toMm(mark.x + mark.width / 2))
    expect(above).toEqual([10.5, 73.5, 136.5, 199.5].map((x) => expect.closeTo(x, 3)))
  })

  it('leave a millimetre to the card, or a quarter of the room where that is little', () => {
    const top = ({ hairlines, cards }: ReturnType<typeof look>) => {
      const mark = hairlines.toSorted((a, b) => a.y - b.y)[0]!
      return { gap: toMm(cards[0]!.y - mark.y - mark.height), length: toMm(mark.height) }
    }
    expect(top(first({}))).toEqual({ gap: expect.closeTo(1, 2), length: expect.closeTo(3, 2) })
    expect(top(first({ paper: PAPERS.letter, trim: TRIMS.poker }))).toEqual({
      gap: expect.closeTo(0.34, 2),
      length: expect.closeTo(1.01, 2),
    })
  })

  it('stand in the gutters too, over a white casing that shows them on dark bleed', () => {
    const { hairlines, marks } = first({ bleed: mm(3), cutouts: cutouts(8) })
    // Two by four: 4 + 8 lines with two ends each, 8 in the gutter between columns, 4 in each of 3 between rows.
    expect(hairlines).toHaveLength(24 + 8 + 12)
    expect(marks).toHaveLength(2 * hairlines.length)
  })

  it('close round a partly filled sheet', () => {
    const { hairlines } = first({ cutouts: cutouts(2) })
    const below = hairlines.filter(({ y }) => y > mm(105)).map(inMm)
    expect(below.map(({ y }) => y)).toEqual([105.5, 105.5, 105.5])
  })

  it('are circles round tokens, none of their ink inside', () => {
    const { hairlines, cards } = first({ trim: TRIMS.token, cutouts: cutouts(3, TRIMS.token) })
    expect(hairlines).toHaveLength(3)
    // The box is that of the line's middle widened by half its width: inner edge on the cut.
    expect(hairlines[0]!.width - cards[0]!.width).toBeCloseTo(0.5, 2)
  })

  it('are on the fronts only: that is the side to cut from', () => {
    const cards = cutouts(9)
    const { marks } = look(printed(job({ words, cutouts: cards })).pages[1]!, cards)
    expect(marks).toEqual([])
  })
})

describe('the border', () => {
  it('runs round all cuts and marks, and on the back exactly behind itself', () => {
    const cards = cutouts(4)
    const [front, back] = printed(job({ words, cutouts: cards })).pages.map((page) => look(page, cards))
    const bounds = inMm(boundsOf(front!.border))
    // 10.5 and 16.5 mm of margin, less 4 mm of marks and half the line.
    expect(bounds).toMatchObject({ x: expect.closeTo(6.44, 1), y: expect.closeTo(12.44, 1) })
    for (const box of [...front!.cards, ...front!.hairlines])
      expect(contains(boundsOf(front!.border), box, 0.2)).toBe(true)
    const mirrored = front!.border.map((line) => inMm(mirrorBox(line, 'vertical', PAPERS.a4)))
    expect(back!.border.map(inMm)).toHaveLength(4)
    for (const line of back!.border.map(inMm))
      expect(mirrored).toContainEqual({
        x: expect.closeTo(line.x, 2),
        y: expect.closeTo(line.y, 2),
        width: expect.closeTo(line.width, 2),
        height: expect.closeTo(line.height, 2),
      })
  })
})

describe('a folded sheet', () => {
  it('has the same marks on both halves, so that it can be cut from either side', () => {
    for (const trim of [TRIMS.standard, TRIMS.tile, TRIMS.tarot, TRIMS.token]) {
      const { hairlines, cards, fold } = first({ backs: 'fold', trim, cutouts: cutouts(2, trim) })
      expect(cards).toHaveLength(4)
      const axis = fold[0]!.height > fold[0]!.width ? 'vertical' : 'horizontal'
      const places = hairlines.map((mark) => JSON.stringify(inMm(mark)))
      for (const mark of hairlines)
        expect(places).toContain(JSON.stringify(inMm(mirrorBox(mark, axis, PAPERS.a4))))
    }
  })

  it('has its first pieces beside the fold', () => {
    for (const paper of Object.values(PAPERS))
      for (const trim of Object.values(TRIMS)) {
        const { cards, fold } = first({ paper, backs: 'fold', trim, cutouts: cutouts(24, trim) })
        const line = fold[0]!
        const [x, y] = [line.x + line.width / 2, line.y + line.height / 2]
        const away = cards.map((card) =>
          line.height > line.width
            ? Math.abs(card.x + card.width / 2 - x) - card.width / 2
            : Math.abs(card.y + card.height / 2 - y) - card.height / 2,
        )
        expect(toMm(Math.min(...away))).toBeCloseTo(2, 1)
      }
  })
})

describe('the fold line', () => {
  it('runs dashed through the middle of the paper and past the cards', () => {
    const { fold, cards } = first({ backs: 'fold', cutouts: cutouts(4) })
    expect(fold).toHaveLength(1)
    const line = fold[0]!
    expect(toMm(line.x + line.width / 2)).toBeCloseTo(105, 3)
    expect(line.y).toBeLessThan(Math.min(...cards.map(({ y }) => y)) - mm(3))
  })
})
