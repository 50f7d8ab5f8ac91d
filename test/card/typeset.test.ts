import { expect, it } from 'vitest'
import { draw } from '../../src/card/draw.ts'
import { readMarkup } from '../../src/card/markup.ts'
import { composeDrawing, sharedSizes, typeset } from '../../src/card/typeset.ts'
import { languageOf } from '../../src/locale/languages.ts'
import { asWritten } from '../template/as-written.ts'

const composed = (words: string, share = ' share="text"') => {
  const svg = `<svg><text-box x="0" y="0" width="40" height="12" size="14" min="5"${share}>${words}</text-box></svg>`
  const rendered = asWritten(svg)
  const markup = readMarkup(rendered)
  if ('code' in markup) throw new Error(markup.message)
  const { placeOf } = rendered
  const request = { size: { width: 200, height: 200 }, placeOf, placeOfElement: () => placeOf(0) }
  const nothing = { findIcon: () => undefined, findPicture: () => ({ problem: 'none' }) }
  return composeDrawing(draw(markup, { ...request, ...nothing }).drawing, { language: languageOf('en') })
}

it('boxes of a deck that share a name have the size that fits them all', () => {
  const texts = [1, 2, 3].map((times) => 'Lay a card face-down on a home tile. '.repeat(times))
  const alone = texts.map((words) => typeset(composed(words, ''), new Map(), 0).boxes[0]!.fitted.size)
  expect(new Set(alone).size).toBeGreaterThan(1)
  const deck = texts.map((words) => composed(words))
  const sizes = sharedSizes(deck)
  expect(sizes.get('text')).toBe(Math.min(...alone))
  for (const card of deck) {
    const { size, overflow } = typeset(card, sizes, 0).boxes[0]!.fitted
    expect(size).toBe(Math.min(...alone))
    expect(overflow).toBeUndefined()
  }
})
