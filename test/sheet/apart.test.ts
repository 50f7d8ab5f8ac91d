import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, contains, inset } from '../../src/geometry/box.ts'
import { mm, toMm } from '../../src/geometry/length.ts'
import { UNPRINTABLE_EDGE } from '../../src/sheet/format.ts'
import { PAPERS, TRIMS } from './formats.ts'
import { first, look, rulerLabel, words } from './look.ts'
import {
  anyBleed,
  anyOffset,
  anyPaper,
  anyTrim,
  covered,
  cutouts,
  framesOn,
  inkOfStrokes,
  inMm,
  isArt,
  job,
  overlap,
  printed,
  shapesOn,
} from './on-paper.ts'

describe('nothing on a sheet is in the way of anything else', () => {
  const any = fc.record({
    paper: anyPaper,
    trim: anyTrim,
    bleed: anyBleed,
    backs: fc.constantFrom('long' as const, 'short' as const, 'fold' as const, 'none' as const),
    offset: anyOffset,
    count: fc.integer({ min: 1, max: 20 }),
  })
  /** Every page of any job; whether the offset moves its cards. */
  const everyPage = (check: (page: ReturnType<typeof look>, paper: Box, moved: boolean) => void) => {
    let pages = 0
    fc.assert(
      fc.property(any, ({ count, ...wanted }) => {
        const cards = cutouts(count, wanted.trim)
        const imposed = printed(job({ ...wanted, words, cutouts: cards }))
        const duplex = wanted.backs === 'long' || wanted.backs === 'short'
        for (const [i, page] of imposed.pages.entries()) {
          pages++
          check(look(page, cards), { x: 0, y: 0, ...wanted.paper }, duplex && i % 2 === 1)
        }
      }),
      { numRuns: 300 },
    )
    expect(pages).toBeGreaterThan(200)
  }
  const clashes = (some: readonly Box[], others: readonly Box[], tolerance?: number) =>
    some.filter((box) => others.some((other) => other !== box && overlap(box, other, tolerance)))

  it('marks stay off the cards, the header, the ruler, the fold and each other', () => {
    everyPage(({ cards, marks, header, ruler, fold, hairlines }) => {
      // A round piece's outline bounds it: the box of the one lies round the box of the other.
      const round = marks.length > 0 && marks.every((mark) => mark.width > mm(9) && mark.height > mm(9))
      if (round) {
        for (const card of cards.slice(0, hairlines.length)) {
          expect(marks.some((mark) => contains(mark, card) && mark.width < card.width + mm(1))).toBe(true)
        }
      } else {
        expect(clashes(marks, cards)).toEqual([])
        expect(clashes(hairlines, hairlines, 0)).toEqual([])
      }
      expect(clashes(marks, [...header, ...ruler, ...fold])).toEqual([])
    })
  })

  it('header, ruler and fold line stay off the cards with their bleed, and off each other', () => {
    everyPage(({ inks, header, ruler, fold }) => {
      const furniture = [...header, ...ruler, ...fold]
      expect(clashes(furniture, inks)).toEqual([])
      expect(clashes(furniture, furniture)).toEqual([])
    })
  })

  it('no ink of one card runs over the cut of another', () => {
    everyPage(({ cards, inks }) => {
      expect(inks.filter((ink, i) => cards.some((card, j) => i !== j && overlap(ink, card, 2e-3)))).toEqual(
        [],
      )
    })
  })

  it('everything is on printable paper; only an offset may move cards off it', () => {
    everyPage(({ inks, marks, header, ruler, fold }, paper, moved) => {
      // Half a hairline, and the white casing no one sees.
      const printable = inset(paper, UNPRINTABLE_EDGE - 0.5)
      const all = [...marks, ...header, ...ruler, ...fold, ...(moved ? [] : inks)]
      expect(all.filter((box) => !contains(printable, box))).toEqual([])
    })
  })

  it('every front has a header and a ruler on the papers people have, in every named size', () => {
    for (const paper of Object.values(PAPERS)) {
      for (const trim of Object.values(TRIMS)) {
        for (const bleed of [0, 1, 2, 3, 3.175].map(mm)) {
          for (const backs of ['long', 'fold'] as const) {
            const { header, ruler } = first({ paper, trim, bleed, backs })
            expect([header.length, ruler.length]).toEqual([1, 1])
          }
        }
      }
    }
  })
})

describe('header and ruler', () => {
  const place = (wanted: Parameters<typeof job>[0]) => {
    const { header, ruler } = first(wanted)
    return { header: inMm(header[0]!), ruler: inMm(ruler[0]!) }
  }

  it('stand above and below where there is room', () => {
    const { header, ruler } = place({ paper: PAPERS.a4 })
    expect(header.y + header.height).toBeLessThan(11)
    expect(header.width).toBe(55)
    expect(ruler.y).toBeGreaterThan(286 - 0.001)
  })

  it('stand beside nine cards on Letter, turned', () => {
    const { header, ruler } = place({ paper: PAPERS.letter, trim: TRIMS.poker })
    expect([header.width, header.height]).toEqual([3, 55])
    expect(header.x + header.width).toBeLessThan(12.7)
    expect(ruler.x).toBeGreaterThan(215.9 - 12.7)
  })

  it('the ruler is 100 mm long, whatever its label', () => {
    for (const label of [undefined, rulerLabel, { width: mm(400), height: mm(4), items: [] }]) {
      const page = printed(job({ words: label ? { ruler: label } : {} })).pages[0]!
      const ruler = framesOn(page.items).find((found) => found.frame.items.length > 0 && !isArt(found))!
      expect(Math.hypot(ruler.matrix[0], ruler.matrix[1])).toBe(1)
      const [base, ...ticks] = inkOfStrokes(shapesOn(ruler.frame.items)[0]!)
      expect(toMm(base!.width)).toBeCloseTo(100, 3)
      const from = base!.x
      expect(ticks.map((tick) => Math.round(toMm(tick.x + tick.width / 2 - from) * 100) / 100)).toEqual(
        Array.from({ length: 101 }, (_, at) => at),
      )
      const covers = covered(ruler)
      expect(covers.x).toBeGreaterThan(UNPRINTABLE_EDGE)
      expect(covers.x + covers.width).toBeLessThan(PAPERS.a4.width - UNPRINTABLE_EDGE + 0.001)
    }
  })

  it('a header is told its page and its room, and shrinks when it takes more', () => {
    const asked: unknown[] = []
    const large = { width: mm(400), height: mm(4), items: [] }
    const { pages } = printed(
      job({
        cutouts: cutouts(10),
        words: {
          header: (label, room) => {
            asked.push([
              label.side,
              label.sheet,
              label.sheets,
              Math.round(toMm(room.width)),
              toMm(room.height) > 3.4,
            ])
            return large
          },
        },
      }),
    )
    expect(asked).toEqual([
      ['front', 1, 2, 200, true],
      ['back', 1, 2, 200, true],
      ['front', 2, 2, 200, true],
      ['back', 2, 2, 200, true],
    ])
    const header = framesOn(pages[0]!.items).find(({ frame }) => frame === large)!
    expect(inMm(covered(header))).toMatchObject({ x: 5, width: 200, height: 2 })
  })
})
