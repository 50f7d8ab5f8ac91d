import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openPress } from '../../src/book/book.ts'
import { layBlocks } from '../../src/book/lay.ts'
import { paginate } from '../../src/book/paginate.ts'
import { ALWAYS, NEVER, type Strip } from '../../src/book/strip.ts'
import { styleOf } from '../../src/book/style.ts'
import { layText } from '../../src/book/text.ts'
import { WHOLE } from '../locale/shipped.ts'
import { A5, bookOf, HALF_LETTER } from './shelf.ts'

const strip = (height: number, breakBefore = 0, gap = 0): Strip => ({
  height,
  gap,
  breakBefore,
  draw: () => [],
})
const cuts = (strips: readonly Strip[], room: number) => paginate(strips, room).map(({ from }) => from)

describe('pages', () => {
  it('are filled as far as they go', () => {
    expect(cuts([strip(40), strip(40), strip(40), strip(40)], 100)).toEqual([0, 2])
  })

  it('never part what belongs together', () => {
    expect(cuts([strip(40), strip(40), strip(15), strip(30, NEVER), strip(30)], 100)).toEqual([0, 2])
  })

  it('begin where a page break was asked for', () => {
    expect(cuts([strip(10), strip(10, ALWAYS), strip(10)], 100)).toEqual([0, 1])
  })

  it('do not count the room above what begins a page', () => {
    expect(cuts([strip(60), strip(100, 0, 30)], 100)).toEqual([0, 1])
  })

  it('lose nothing, keep the order, overflow only when one strip is higher than a page', () => {
    const strips = fc.array(
      fc.record({
        height: fc.integer({ min: 1, max: 130 }),
        gap: fc.integer({ min: 0, max: 20 }),
        breakBefore: fc.constantFrom(0, 0, 0, 4, 30, NEVER, ALWAYS),
      }),
      { minLength: 1, maxLength: 60 },
    )
    fc.assert(
      fc.property(strips, (given) => {
        const all = given.map(({ height, gap, breakBefore }) => strip(height, breakBefore, gap))
        const pages = paginate(all, 100)
        expect(pages[0]!.from).toBe(0)
        expect(pages.at(-1)!.to).toBe(all.length)
        for (const [i, { from, to, height }] of pages.entries()) {
          expect(to).toBeGreaterThan(from)
          expect(pages[i + 1]?.from ?? all.length).toBe(to)
          if (to - from > 1) expect(height).toBeLessThanOrEqual(100.01)
          for (let inside = from + 1; inside < to; inside++) expect(all[inside]!.breakBefore).not.toBe(ALWAYS)
        }
      }),
    )
  })

  it('are cut at a forbidden place only when there is no other', () => {
    const groups = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(groups, (sizes) => {
        // Groups of strips that stay together, none higher than a page.
        const all = sizes.flatMap((size) =>
          Array.from({ length: size }, (_, i) => strip(25, i === 0 ? 0 : NEVER)),
        )
        for (const { from } of paginate(all, 100)) expect(all[from]!.breakBefore).not.toBe(NEVER)
      }),
    )
  })
})

describe('a paragraph', () => {
  it('leaves no line alone at the head or the foot of a page, however long it is', async () => {
    const book = await bookOf('en')
    const { words, theme } = book.source
    const { press } = openPress(book, styleOf(words.language, A5, theme.book))
    const story = words.text('rules:goal.story')!
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 400 }), fc.integer({ min: 3, max: 30 }), (width, lines) => {
        const column = { width, path: [], narrow: false }
        const strips = layText(press, story, column)
        const room = Math.max(4, lines) * strips[0]!.height + 0.5
        for (const { from } of paginate(strips, room)) {
          if (from === 0) continue
          expect(from).not.toBe(1)
          expect(from).not.toBe(strips.length - 1)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('the shipped rulebooks', () => {
  it.each(WHOLE)('have no heading at a foot, no lone line, no table cut: %s', async (lang) => {
    const book = await bookOf(lang)
    const { words, theme } = book.source
    for (const page of [A5, HALF_LETTER]) {
      const { press } = openPress(book, styleOf(words.language, page, theme.book))
      const { margin } = press.style
      const column = { width: page.width - 2 * margin.side, path: [], narrow: false }
      const strips = layBlocks(press, book.blocks, column)
      const pages = paginate(strips, page.height - margin.top - margin.bottom)
      expect(pages.length).toBeGreaterThan(10)
      for (const { from } of pages.slice(1)) expect(strips[from]!.breakBefore).not.toBe(NEVER)
    }
  })
})
