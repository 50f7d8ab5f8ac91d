import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Page } from '../../src/frame/document.ts'
import type { Size } from '../../src/geometry/box.ts'
import { mm } from '../../src/geometry/length.ts'
import { impose } from '../../src/sheet/impose.ts'
import { TRIMS } from './formats.ts'
import {
  ART_BLEED,
  anyBleed,
  anyOffset,
  anyPaper,
  anyTrim,
  at,
  covered,
  cutouts,
  type Found,
  framesOn,
  inkOfStrokes,
  inMm,
  isArt,
  job,
  type Point,
  printed,
  shapesOn,
} from './on-paper.ts'

/**
 * The paper as an object: where a point printed on its other side, seen from the first side, shows through. Turning over
 * an edge that stands left or right swaps left and right; turning over the top or bottom edge swaps top and bottom.
 */
type Through = (point: Point) => Point
function turnedOver(paper: Size, edge: 'long' | 'short'): Through {
  const standing = paper.height >= paper.width ? 'long' : 'short'
  return edge === standing
    ? ({ x, y }) => ({ x: paper.width - x, y })
    : ({ x, y }) => ({ x, y: paper.height - y })
}

/** Folding about the dashed line as it is printed. */
function folded(page: Page): Through {
  const line = inkOfStrokes(shapesOn(page.items).find((shape) => shape.stroke?.dash)!)[0]!
  return line.height > line.width
    ? ({ x, y }) => ({ x: 2 * (line.x + line.width / 2) - x, y })
    : ({ x, y }) => ({ x, y: 2 * (line.y + line.height / 2) - y })
}

/**
 * A card in the hand, turned like a page of a book: its back's top left is behind its front's top right, and so for every
 * point. Says at once that the back is in the right place, stands the right way up and is not another card's.
 */
function expectBehind(front: Found, back: Found, through: Through): void {
  const { width, height } = front.frame
  for (const [u, v] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [0.3, 0.8],
  ] as const) {
    const seen = through(at(back.matrix, { x: u * width, y: v * height }))
    const there = at(front.matrix, { x: (1 - u) * width, y: v * height })
    // Printed lines are rounded to thousandths of a point.
    expect(Math.hypot(seen.x - there.x, seen.y - there.y)).toBeLessThan(0.002)
  }
}

function expectEveryBackBehindItsFront(
  cards: ReturnType<typeof cutouts>,
  { pages, sheets }: ReturnType<typeof printed>,
  throughOf: (front: Page) => Through,
  sides: 1 | 2,
): void {
  expect(pages).toHaveLength(sheets * sides)
  let compared = 0
  for (let sheet = 0; sheet < sheets; sheet++) {
    const front = pages[sheet * sides]!
    const back = pages[sheet * sides + sides - 1]!
    const fronts = framesOn(front.items)
    const backs = framesOn(back.items)
    for (const card of cards) {
      const there = fronts.find((found) => found.frame === card.front)
      if (!there) continue
      const behind = backs.find((found) => found.frame === card.back)
      expectBehind(there, behind!, throughOf(front))
      compared++
    }
  }
  expect(compared).toBe(cards.length)
}

const shift =
  (through: Through, by: Point): Through =>
  ({ x, y }) =>
    through({ x: x - by.x, y: y - by.y })

describe('the back of a card is exactly behind its front', () => {
  const any = fc.record({
    paper: anyPaper,
    trim: anyTrim,
    bleed: anyBleed,
    count: fc.integer({ min: 1, max: 20 }),
  })

  it.each(['long', 'short'] as const)('when the paper is turned over its %s edge', (edge) => {
    fc.assert(
      fc.property(any, ({ paper, trim, bleed, count }) => {
        const cards = cutouts(count, trim)
        const imposed = printed(job({ paper, trim, bleed, backs: edge, cutouts: cards }))
        if (imposed.sheets > 0)
          expectEveryBackBehindItsFront(cards, imposed, () => turnedOver(paper, edge), 2)
      }),
      { numRuns: 200 },
    )
  })

  it('when the paper is folded', () => {
    fc.assert(
      fc.property(any, ({ paper, trim, bleed, count }) => {
        const cards = cutouts(count, trim)
        const imposed = printed(job({ paper, trim, bleed, backs: 'fold', cutouts: cards }))
        if (imposed.sheets > 0) expectEveryBackBehindItsFront(cards, imposed, folded, 1)
      }),
      { numRuns: 200 },
    )
  })

  it('in a printer that shifts the second side, once the offset undoes the shift', () => {
    fc.assert(
      fc.property(
        any,
        anyOffset,
        fc.constantFrom('long', 'short'),
        ({ paper, trim, count }, offset, edge) => {
          const cards = cutouts(count, trim)
          const imposed = printed(job({ paper, trim, backs: edge, offset, cutouts: cards }))
          // The printer puts everything of the second side this much to the left of, and above, where it belongs.
          const printer = shift(turnedOver(paper, edge), offset)
          if (imposed.sheets > 0) expectEveryBackBehindItsFront(cards, imposed, () => printer, 2)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('where backs come to lie', () => {
  const trims = (page: Page) => cardsOn(page).map((found) => inMm(covered(found, ART_BLEED)))
  const cardsOn = (page: Page) => framesOn(page.items).filter(isArt)
  const turnOf = (page: Page) =>
    framesOn(page.items)[0]!
      .matrix.slice(0, 4)
      .map((n) => n + 0)
  const two = (wanted: Parameters<typeof job>[0]) =>
    printed(job({ cutouts: cutouts(2, wanted?.trim), ...wanted })).pages

  it('long edge of an upright page: columns swap, heads stay up', () => {
    const [front, back] = two({ backs: 'long' })
    expect(trims(front!).map(({ x, y }) => [x, y])).toEqual([
      [10.5, 16.5],
      [73.5, 16.5],
    ])
    expect(trims(back!).map(({ x, y }) => [x, y])).toEqual([
      [136.5, 16.5],
      [73.5, 16.5],
    ])
    expect(turnOf(back!)).toEqual([1, 0, 0, 1])
  })

  it('short edge of an upright page: rows swap, heads point down', () => {
    const [, back] = two({ backs: 'short' })
    expect(trims(back!).map(({ x, y }) => [x, y])).toEqual([
      [10.5, 192.5],
      [73.5, 192.5],
    ])
    expect(turnOf(back!)).toEqual([-1, 0, 0, -1])
  })

  it('long edges of a wide page are its top and bottom: rows swap', () => {
    const paper = { name: 'A4 lying', width: mm(297), height: mm(210) }
    const [front, back] = two({ backs: 'long', paper })
    // Nine cards lie on their side; heads point to the right on both pages, so that they meet.
    expect(trims(front!)[0]).toMatchObject({ x: 16.5, y: 10.5 })
    expect(trims(back!)[0]).toMatchObject({ x: 16.5, y: 136.5 })
    expect([turnOf(front!), turnOf(back!)]).toEqual([
      [0, 1, -1, 0],
      [0, 1, -1, 0],
    ])
  })

  it('an offset of 1.5, -2 mm moves backs to the right and up, and no front', () => {
    const plain = two({ backs: 'long' })
    const moved = two({ backs: 'long', offset: { x: mm(1.5), y: mm(-2) } })
    expect(moved[0]).toEqual(plain[0])
    expect(trims(moved[1]!)[0]).toMatchObject({ x: 138, y: 14.5 })
  })

  it('a fold page has its fronts left, its backs right, and no second page', () => {
    const pages = two({ backs: 'fold' })
    expect(pages).toHaveLength(1)
    // 2 mm of white on each side of the fold at 105 mm.
    expect(trims(pages[0]!).map(({ x }) => x)).toEqual([15, 15, 107, 107])
  })

  it('no backs wanted, no back pages; nor where no piece has one', () => {
    expect(two({ backs: 'none' })).toHaveLength(1)
    const bare = cutouts(12).map(({ id, front }) => ({ id, front }))
    expect(two({ cutouts: bare })).toHaveLength(2)
  })

  it('a lot without backs keeps its empty back pages among lots that have some', () => {
    const bare = cutouts(9).map(({ id, front }) => ({ id, front }))
    const lots = [bare, cutouts(9)].map((cards) => ({ cutouts: cards, trim: TRIMS.standard }))
    const { sheets } = impose({ ...job(), lots, share: true })
    expect(sheets.map(({ back }) => back && cardsOn(back).length)).toEqual([0, 9])
  })

  it('a sheet of cutouts without backs keeps an empty back page, so that the stack keeps count', () => {
    const cards = cutouts(18).map((card, i) => (i < 9 ? { id: card.id, front: card.front } : card))
    const pages = two({ cutouts: cards })
    expect(pages).toHaveLength(4)
    expect(framesOn(pages[1]!.items)).toEqual([])
    expect(framesOn(pages[3]!.items)).toHaveLength(9)
  })
})
