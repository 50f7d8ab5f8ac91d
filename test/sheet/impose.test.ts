import { describe, expect, it } from 'vitest'
import type { Page } from '../../src/frame/document.ts'
import { mm } from '../../src/geometry/length.ts'
import { PAPERS, TRIMS } from './formats.ts'
import { art, cutouts, framesOn, job, printed } from './on-paper.ts'

const codes = (wanted: Parameters<typeof job>[0]) => printed(job(wanted)).findings.map(({ code }) => code)

describe('sheets of cutouts', () => {
  it('are pages of the paper itself, without a trim or bleed box', () => {
    const { pages, sheets } = printed(job({ cutouts: cutouts(20) }))
    expect(sheets).toBe(3)
    expect(pages).toHaveLength(6)
    for (const page of pages) {
      expect(page).toMatchObject({ width: PAPERS.a4.width, height: PAPERS.a4.height })
      expect(page).not.toHaveProperty('trim')
      expect(page).not.toHaveProperty('bleed')
    }
  })

  it('set the same frame object down wherever a face repeats, so that it is painted once', () => {
    const [bite, back] = [art(TRIMS.standard), art(TRIMS.standard)]
    const cards = Array.from({ length: 20 }, () => ({ id: 'bite', front: bite, back }))
    const seen = printed(job({ cutouts: cards })).pages.flatMap(({ items }) => framesOn(items))
    expect(seen.filter(({ frame }) => frame === bite)).toHaveLength(20)
    expect(seen.filter(({ frame }) => frame === back)).toHaveLength(20)
  })

  it('come out the same every time', () => {
    const asked = job({ bleed: mm(3), backs: 'short' })
    expect(JSON.stringify(printed(asked))).toBe(JSON.stringify(printed(asked)))
  })

  it('need no page for no cutouts', () => {
    expect(printed(job({ cutouts: [] }))).toMatchObject({ pages: [], sheets: 0 })
  })

  it('are as many as it takes: 80 for 720 cards', () => {
    const { sheets } = printed(job({ cutouts: cutouts(720) }))
    expect(sheets).toBe(80)
  })
})

describe('page order', () => {
  const cards = cutouts(20)
  const side = ({ items }: Page) => {
    const frames = new Set(framesOn(items).map(({ frame }) => frame))
    const front = cards.findIndex((card) => frames.has(card.front))
    return front < 0 ? `back ${cards.findIndex((card) => frames.has(card.back!))}` : `front ${front}`
  }

  it('interleaved: each front is followed by its back', () => {
    const { pages } = printed(job({ cutouts: cards, order: 'interleaved' }))
    expect(pages.map(side)).toEqual(['front 0', 'back 0', 'front 9', 'back 9', 'front 18', 'back 18'])
  })

  it('fronts first: the stack is turned over once and goes through again', () => {
    const { pages } = printed(job({ cutouts: cards, order: 'fronts-first' }))
    expect(pages.map(side)).toEqual(['front 0', 'front 9', 'front 18', 'back 0', 'back 9', 'back 18'])
  })

  it('a fold needs no order', () => {
    const { pages } = printed(job({ cutouts: cards, order: 'fronts-first', backs: 'fold' }))
    expect(pages.map(side)).toEqual(['front 0', 'front 4', 'front 8', 'front 12', 'front 16'])
  })
})

describe('what a sheet has to say', () => {
  it('nothing, for what people usually print', () => {
    for (const paper of Object.values(PAPERS)) {
      for (const [name, trim] of Object.entries(TRIMS)) {
        for (const backs of ['long', 'short', 'fold', 'none'] as const) {
          for (const bleed of [0, 1, 2, 3, 3.175]) {
            expect([name, ...codes({ paper, trim, backs, bleed: mm(bleed) })]).toEqual([name])
          }
        }
      }
    }
  })

  it('a piece that does not fit: how much it needs, how much there is', () => {
    const trim = { width: mm(190), height: mm(300), shape: 'rect' } as const
    const { pages, findings } = printed(job({ trim, bleed: mm(3) }))
    expect(pages).toEqual([])
    expect(findings).toMatchObject([
      {
        code: 'piece-too-large',
        severity: 'error',
        message:
          'a piece of 190 × 300 mm does not fit A4: with its bleed it needs 196 × 306 mm; ' +
          '200 × 287 mm of the paper can be printed on',
        hint: 'Choose a smaller size, less bleed, or larger paper.',
      },
    ])
  })

  it('a piece that only fits unfolded: print the backs on the other side', () => {
    const trim = { width: mm(150), height: mm(200), shape: 'rect' } as const
    const [finding] = printed(job({ trim, backs: 'fold' })).findings
    expect(finding).toMatchObject({
      code: 'piece-too-large',
      message: expect.stringContaining('a folded sheet needs it twice with 4 mm between'),
      hint: expect.stringContaining('other side of the paper'),
    })
    expect(codes({ trim, backs: 'long' })).toEqual([])
  })

  it.each([
    [0, 88, 0],
    [5, 88, 0],
    [Number.NaN, 88, 0],
    [63, Number.POSITIVE_INFINITY, 0],
    [63, 88, -1],
  ])('a size of %s × %s mm with %s mm of bleed means nothing', (width, height, bleed) => {
    const trim = { width: mm(width), height: mm(height), shape: 'rect' } as const
    expect(printed(job({ trim, cutouts: cutouts(1), bleed: mm(bleed) }))).toMatchObject({
      pages: [],
      findings: [{ code: 'piece-size', severity: 'error' }],
    })
  })

  it('art that ends before the bleed does, by name', () => {
    const bare = { width: TRIMS.standard.width, height: TRIMS.standard.height, items: [] }
    const cards = cutouts(9).map((card, i) => (i % 2 === 0 ? { ...card, front: bare } : card))
    const { findings } = printed(job({ cutouts: [...cards, ...cards], bleed: mm(3) }))
    expect(findings).toMatchObject([
      {
        code: 'art-short-of-bleed',
        severity: 'warning',
        message: 'the art of card-0, card-2, card-4 and 2 more ends less than 3 mm beyond the cut',
      },
    ])
    expect(codes({ cutouts: cards, bleed: 0 })).toEqual([])
  })

  it('an offset that moves backs where nothing is printed', () => {
    const letter = { paper: PAPERS.letter, trim: TRIMS.poker }
    expect(codes({ ...letter, offset: { x: mm(2), y: mm(-1) } })).toEqual([])
    const { findings } = printed(job({ ...letter, offset: { x: mm(0.5), y: mm(-2) } }))
    expect(findings).toMatchObject([
      {
        code: 'offset-past-edge',
        message: expect.stringMatching(/offset of 0\.5,-2\.0 mm moves backs 0\.65 mm into/),
      },
    ])
    expect(codes({ ...letter, backs: 'fold', offset: { x: 0, y: mm(-2) } })).toEqual([])
  })

  it('a single piece so large that nothing fits beside it', () => {
    const trim = { width: mm(200), height: mm(287), shape: 'rect' } as const
    const { findings, pages } = printed(job({ trim, cutouts: cutouts(1, trim), backs: 'none' }))
    expect(pages).toHaveLength(1)
    expect(findings).toMatchObject([
      {
        code: 'margins-narrow',
        message:
          'the margins of the front page have no room for the header, the ruler and cut marks on every side',
      },
    ])
  })
})
