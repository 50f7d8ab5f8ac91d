import { describe, expect, it } from 'vitest'
import { draw } from '../../src/card/draw.ts'
import { readMarkup } from '../../src/card/markup.ts'
import { composeDrawing, sharedSizes, spareIn, typeset } from '../../src/card/typeset.ts'
import type { Finding } from '../../src/finding.ts'
import { say } from '../../src/finding.ts'
import { mm } from '../../src/geometry/length.ts'
import type { Line } from '../../src/layout/flow.ts'
import { languageOf } from '../../src/locale/languages.ts'
import { asWritten } from '../template/as-written.ts'

const read = (words: string, attributes: string) => {
  const svg = `<svg><text-box x="0" y="0" width="40" size="14" min="5" ${attributes}>${words}</text-box></svg>`
  const rendered = asWritten(svg)
  const markup = readMarkup(rendered)
  if ('code' in markup) throw new Error(markup.message)
  const { placeOf } = rendered
  const request = { size: { width: 200, height: 200 }, placeOf, placeOfElement: () => placeOf(0) }
  const nothing = {
    findIcon: () => undefined,
    isToldOf: () => false,
    findPicture: () => ({ problem: say`none` }),
  }
  return draw(markup, { ...request, ...nothing })
}
const composed = (words: string, attributes = 'height="12" share="text"') =>
  composeDrawing(read(words, attributes).drawing, { language: languageOf('en') })

const SENTENCE = 'Lay a card face-down on a home tile. '
const texts = [1, 2, 3].map((times) => SENTENCE.repeat(times))
const alone = (words: string) => typeset(composed(words, 'height="12"'), new Map(), 0).boxes[0]!.fitted.size
const LEAST = Math.min(...texts.map(alone))

describe('boxes of a deck that share a name', () => {
  const sizesWith = (attributes: string) => {
    const deck = texts.map((words) => composed(words, `height="12" share="text" ${attributes}`))
    const sizes = sharedSizes(deck)
    return deck.map((card) => typeset(card, sizes, 0).boxes[0]!.fitted)
  }

  it('have the size that fits them all', () => {
    expect(new Set(texts.map(alone)).size).toBeGreaterThan(1)
    const fitted = sizesWith('')
    expect(new Set(fitted.map(({ size }) => size)).size).toBe(1)
    expect(Math.abs(fitted[0]!.size - LEAST)).toBeLessThan(0.25)
    expect(fitted.filter(({ overflow }) => overflow)).toEqual([])
  })

  it('may grow beyond it as far as they say, where their words leave the room', () => {
    const [short, middle, long] = sizesWith('grow="1.2"')
    expect(long!.size).toBe(sizesWith('')[2]!.size)
    expect(short!.size).toBeCloseTo(long!.size * 1.2)
    expect(middle!.size).toBeGreaterThanOrEqual(long!.size)
    expect(middle!.size).toBeLessThanOrEqual(long!.size * 1.2)
  })
})

describe('a box that could be higher', () => {
  it('has words of the size for that height, and says how much they leave', () => {
    const sizes = sharedSizes([composed(SENTENCE, 'height="30" most="30" share="text"')])
    const high = composed(SENTENCE, 'height="30" most="30" share="text"')
    const spare = spareIn(high, sizes)
    const { size, height } = typeset(high, sizes, 0).boxes[0]!.fitted
    expect(spare).toBeCloseTo(mm(30) - height)
    const low = composed(SENTENCE, `height="${30 - Math.floor((spare / mm(1)) * 100) / 100}" most="30"`)
    const fitted = typeset(low, sizes, 0).boxes[0]!.fitted
    expect([fitted.size, fitted.overflow]).toEqual([size, undefined])
  })

  it('has smaller words where the template gives it less than they need', () => {
    const { fitted } = typeset(composed(SENTENCE.repeat(3), 'height="12" most="30"'), new Map(), 0).boxes[0]!
    expect(Math.abs(fitted.size - LEAST)).toBeLessThan(0.25)
    expect(fitted.overflow).toBeUndefined()
  })
})

describe('words that stand in a box also', () => {
  const both = (attributes = '') =>
    composed(`${SENTENCE}<also lang="de" ${attributes}>Lege eine Karte verdeckt hin.</also>`, 'height="20"')

  it('are set in the same size below the first, in their own language', () => {
    const { boxes, frame } = typeset(both(), new Map(), 0)
    const { texts: set, fitted } = boxes[0]!
    expect(set.map(({ language }) => language.code)).toEqual(['en', 'de'])
    const runs = frame.items.filter((item) => item.kind === 'text')
    expect(new Set(runs.map(({ size }) => size)).size).toBe(1)
    const [english, german] = [runs.filter(({ lang }) => !lang), runs.filter(({ lang }) => lang === 'de')]
    expect(Math.max(...english.map(({ y }) => y))).toBeLessThan(Math.min(...german.map(({ y }) => y)))
    expect(fitted.height).toBeLessThanOrEqual(mm(20))
  })

  it('have a line between them and the first if they have a stroke', () => {
    const paths = (attributes: string) =>
      typeset(both(attributes), new Map(), 0).frame.items.filter((item) => item.kind === 'path')
    expect(paths('')).toEqual([])
    expect(paths('stroke="#123456" stroke-width="0.2"')).toMatchObject([
      { stroke: { color: '#123456', width: mm(0.2) } },
    ])
  })

  it('take no room where there are none', () => {
    const none = typeset(composed(`${SENTENCE}<also lang="de"></also>`, 'height="20"'), new Map(), 0)
    expect(none.boxes[0]!.texts).toHaveLength(1)
  })

  it('are all that a box may hold besides words', () => {
    const messages = ({ findings }: { findings: readonly Finding[] }) =>
      findings.map(({ message }) => message)
    expect(messages(read('a <g>word</g>', 'height="20"'))[0]).toContain(
      '<g> cannot stand in it, only words and <also>',
    )
  })
})

describe('a text that overflows, printed all the same', () => {
  const linesOf = (words: string) => typeset(composed(words, 'height="12"'), new Map(), 0)

  it('is seen to overflow, and ends', () => {
    const { boxes, frame } = linesOf(SENTENCE.repeat(200))
    const { overflow, parts, size } = boxes[0]!.fitted
    expect(overflow!.lines).toBeGreaterThan(150)
    expect(parts[0]!.lines.length).toBeGreaterThan(mm(12) / size)
    expect(parts[0]!.lines.length).toBeLessThan((2 * mm(12)) / size + 6)
    expect(JSON.stringify(frame).length).toBeLessThan(60_000)
  })

  it('a word without end is torn into a few parts per line, not into letters', () => {
    const { fitted } = linesOf('w'.repeat(9_000)).boxes[0]!
    expect(fitted.overflow).toMatchObject({ torn: true })
    const [{ row }] = fitted.parts[0]!.lines as [Line]
    expect(row.words.length / fitted.overflow!.lines).toBeLessThan(13)
  })
})
