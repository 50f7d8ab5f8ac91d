import { expect, it } from 'vitest'
import { deckFor } from '../../src/game/deck.ts'
import { copiesOf } from '../../src/game/game.ts'
import { textByPdfium } from '../paint/readers.ts'
import { fileOf, gameOf, kitOf } from './printed.ts'
import { fold, titles } from './titles.ts'

const game = gameOf()

it.each(game.languages)('the whole box, counted in the PDFs: %s', async (lang) => {
  const kit = await kitOf(game, lang, { groups: ['cards'], englishNames: false })
  for (const name of ['main', 'night', 'final-night']) {
    const counted = await titles(fileOf(kit, name))
    const cards = game.cards.filter((card) => (name === 'main' ? card.back === 'main' : card.kind === name))
    for (const card of cards)
      expect([card.id, counted.get(fold(kit.words.card(card.id).title))]).toEqual([card.id, copiesOf(card)])
  }
})

it.each(game.columns.map(({ players }) => players))(
  'what %d players need, second copy included',
  async (players) => {
    const kit = await kitOf(game, 'en', { players, groups: ['cards', 'tiles'] })
    const counted = await titles(fileOf(kit, 'main'))
    for (const { card, count } of deckFor(game, players)!.cards)
      expect([card, counted.get(fold(kit.words.card(card).title))]).toEqual([card, count])
    const homes = await titles(fileOf(kit, 'home-tile'))
    expect(homes.get('Home')).toBe(players)
    expect(homes.get('IDied')).toBe(players)
  },
)

it('one tile bears the start-player symbol', async () => {
  const kit = await kitOf(game, 'en', { groups: ['tiles'] })
  const text = (await textByPdfium(fileOf(kit, 'home-tile'))).join('\n')
  expect(text.match(/start player/g)).toHaveLength(1)
})

it('18 tokens are worth 1 and 6 worth 3, on both sides', async () => {
  const kit = await kitOf(game, 'en', { groups: ['tokens'] })
  const [front, back] = (await textByPdfium(fileOf(kit, 'token'))).map((page) =>
    page.match(/\b[13]\b(?! of| mm)/g)?.join(''),
  )
  expect(front?.replace(/^11/, '').length).toBeGreaterThanOrEqual(22)
  expect(back?.match(/1/g)?.length).toBeGreaterThanOrEqual(18)
  expect(back?.match(/3/g)?.length).toBe(6)
})

it('the manifest counts what was printed', async () => {
  const kit = await kitOf(game, 'en')
  const all = kit.files.find(({ kind }) => kind === 'kit')!.contents
  const total = (id: string) =>
    Object.values(all.find(({ piece }) => piece === id)!.counts).reduce((a, b) => a + b, 0)
  expect(Object.fromEntries(all.map(({ piece }) => [piece, total(piece)]))).toEqual({
    main: 56,
    night: 8,
    'final-night': 8,
    'home-card': 10,
    'home-tile': 15,
    token: 24,
    'setup-card': 1,
    'setup-tile': 1,
    aid: 10,
  })
})
