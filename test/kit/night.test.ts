import { describe, expect, it } from 'vitest'
import { layPieces, type PrintedFace, type PrintedPiece } from '../../src/card/pieces.ts'
import type { BoxReport } from '../../src/card/typeset.ts'
import { checkKit } from '../../src/check/groups.ts'
import type { Frame, Item, Shape, TextRun } from '../../src/frame/frame.ts'
import { identity, inTurn, type Matrix, mapBox } from '../../src/geometry/matrix.ts'
import { boundsOf } from '../../src/geometry/path.ts'
import { layAlone } from '../../src/kit/lay.ts'
import { defaultRequest, type PrintRequest } from '../../src/kit/request.ts'
import { parseInline } from '../../src/locale/inline.ts'
import { gameOf, libraryOf } from './printed.ts'

const game = gameOf()

/** Cards in one language, or in two, without sheets. */
async function cardsOf(lang: string, changes: Partial<PrintRequest> = {}): Promise<readonly PrintedPiece[]> {
  const expansions = game.expansions.map(({ id }) => id)
  const request: PrintRequest = { ...defaultRequest(game), groups: ['cards'], expansions, ...changes }
  return layPieces(await libraryOf(game).source(lang, request), request).pieces
}

const facesOf = (pieces: readonly PrintedPiece[], template: string): PrintedFace[] =>
  pieces.flatMap(({ type, faces }) => (type.template === template ? faces : []))
const textOf = ({ front }: PrintedFace, share: string): BoxReport =>
  front.boxes.find(({ box }) => box.share === share)!

describe('night cards use the room they have', () => {
  it.each(game.languages)('%s: the text fills its paper on 9 of 10 cards', async (lang) => {
    const faces = facesOf(await cardsOf(lang), 'night.svg.hbs')
    const filled = faces.map((face) => {
      const { box, fitted } = textOf(face, 'night-text')
      return fitted.height / box.height
    })
    expect(filled.length).toBeGreaterThanOrEqual(16)
    const full = filled.filter((share) => share >= 0.6 && share <= 1)
    expect(full.length / filled.length).toBeGreaterThanOrEqual(0.9)
  })

  // Points of the longest card, and of most. A text that makes them smaller should be shortened.
  const SIZES: Readonly<Record<string, readonly [least: number, usual: number]>> = {
    en: [10.5, 10.5],
    es: [10, 10.5],
    de: [9.6, 10.5],
    it: [10, 10.5],
    fr: [9.4, 10.4],
    zh: [9.2, 10.4],
    ja: [7.9, 9],
    th: [9.4, 10.4],
  }
  it.each(Object.entries(SIZES))('%s: type as large as it was', async (lang, [least, usual]) => {
    const sizes = facesOf(await cardsOf(lang), 'night.svg.hbs')
      .map((face) => textOf(face, 'night-text').fitted.size)
      .sort((a, b) => a - b)
    expect(sizes[0]).toBeGreaterThanOrEqual(least)
    expect(sizes[8]).toBeGreaterThanOrEqual(usual)
    expect(sizes.at(-1)! / sizes[0]!, 'no card much larger than another').toBeLessThanOrEqual(1.16)
  })

  it('the picture takes what the text leaves', async () => {
    const faces = facesOf(await cardsOf('en'), 'night.svg.hbs')
    const top = (id: string) => textOf(faces.find(({ face }) => face.id === id)!, 'night-text').box.y
    expect(top('blood-hound') - top('the-unwanted')).toBeGreaterThan(50)
  })

  it.each([{}, { bilingual: 'de' }, { cardSize: game.formats.cards.bridge! }])(
    'the woods reach the foot: %o',
    async (changes) => {
      const faces = facesOf(await cardsOf('en', changes), 'night.svg.hbs')
      const woods = faces.flatMap(({ front: { frame } }) =>
        clearPaths(frame.items).map(({ shape, matrix }) => {
          const { y, height } = mapBox(boundsOf(shape.d)!, inTurn(shape.matrix ?? identity, matrix))
          return y + height - frame.height
        }),
      )
      expect(woods.length).toBeGreaterThan(0)
      for (const below of woods) expect(below).toBeGreaterThan(-0.01)
    },
  )
})

describe('cards in two languages', () => {
  const pairs = game.languages.flatMap((lang) =>
    game.languages.flatMap((other) => (other === lang ? [] : [[lang, other] as const])),
  )

  it('are promised for 56 pairs', () => expect(pairs).toHaveLength(56))

  it.each(pairs)('%s with %s: both texts whole, in 7.5 points or more', async (lang, other) => {
    const pieces = await cardsOf(lang, { bilingual: other })
    const [first, second] = [await libraryOf(game).words(lang), await libraryOf(game).words(other)]
    for (const [template, share] of [
      ['night.svg.hbs', 'night-text'],
      ['main.svg.hbs', 'main-text'],
    ] as const)
      for (const face of facesOf(pieces, template)) {
        const { fitted, texts } = textOf(face, share)
        expect(
          face.front.boxes.filter((report) => report.fitted.overflow),
          face.face.id,
        ).toEqual([])
        expect(texts.map(({ language }) => language.code)).toEqual([lang, other])
        expect(fitted.size).toBeGreaterThanOrEqual(7.5)
        const said = lettersOn(face.front.frame)
        const { id } = face.face.card!
        for (const words of [first, second])
          for (const text of [words.card(id).title, words.card(id).text])
            for (const paragraph of text.split('\n\n')) expect(said).toContain(letters(paragraph))
      }
  })

  it.each(['poker', 'euro', 'tarot'])('also at %s size', async (size) => {
    const cardSize = game.formats.cards[size]!
    for (const [lang, other] of [
      ['ja', 'th'],
      ['th', 'ja'],
      ['zh', 'ja'],
      ['fr', 'ja'],
      ['de', 'th'],
    ] as const)
      for (const { faces } of await cardsOf(lang, { bilingual: other, cardSize }))
        for (const { front, face } of faces)
          expect(
            front.boxes.filter(({ fitted }) => fitted.overflow),
            `${lang} ${other} ${face.id}`,
          ).toEqual([])
  })

  it('are refused where they do not fit, with the card and a way out', async () => {
    const laid = await layAlone(
      libraryOf(game),
      { groups: ['cards'], bilingual: 'ja', cardSize: game.formats.cards.bridge! },
      'de',
    )
    const [first] = (await checkKit(laid)).filter(({ severity }) => severity === 'error')
    expect(first).toMatchObject({ code: 'text-overflow', key: 'cards:the-unwanted.text' })
    expect(first!.message).toMatch(
      /“Zähle .*” together with “カウント.*” on the final-night “the-unwanted” .* fit only at 7\.\d pt/,
    )
    expect(first!.hint).toContain('leave out --bilingual')
  })

  it('have the backs of cards in one language', async () => {
    const backs = (pieces: readonly PrintedPiece[]) => pieces.map(({ faces }) => faces[0]!.back!.frame)
    expect(backs(await cardsOf('de', { bilingual: 'ja' }))).toEqual(backs(await cardsOf('de')))
  })
})

/** The paths that the ground shines through as it does through the woods, and how they lie on the card. */
function clearPaths(
  items: readonly Item[],
  matrix: Matrix = identity,
  isClear = false,
): { shape: Shape; matrix: Matrix }[] {
  return items.flatMap((item) => {
    if (item.kind === 'path') return isClear ? [{ shape: item, matrix }] : []
    if (item.kind !== 'group') return []
    const inner = inTurn(item.matrix ?? identity, matrix)
    return clearPaths(item.items, inner, isClear || item.opacity === 0.6)
  })
}

/** Letters and digits alone: hyphens, spaces and icons are the typesetter's. */
const letters = (text: string): string =>
  parseInline(text)
    .inlines.map((inline) => (inline.kind === 'text' ? inline.text : ''))
    .join('')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')

function lettersOn({ items }: Frame): string {
  const runs = (each: readonly Item[]): TextRun[] =>
    each.flatMap((item) => (item.kind === 'group' ? runs(item.items) : item.kind === 'text' ? [item] : []))
  return runs(items)
    .map(({ text }) => text)
    .join('')
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')
}
