import { describe, expect, it } from 'vitest'
import { deckFor } from '../../src/game/deck.ts'
import { copiesOf } from '../../src/game/game.ts'
import type { PrintRequest } from '../../src/kit/request.ts'
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
  const pages = await textByPdfium(fileOf(kit, 'token'))
  // Tokens stand in rows of figures; the other lines are the head and the ruler.
  const figures = pages.map((page) =>
    page
      .split(/\r?\n/)
      .filter((line) => /^[\d ]+$/.test(line))
      .join(' '),
  )
  const worth = (side: string, value: string) => side.split(' ').filter((figure) => figure === value).length
  expect(figures.map((side) => [worth(side, '1'), worth(side, '3'), side.split(' ').length])).toEqual([
    [18, 6, 24],
    [18, 6, 24],
  ])
})

describe('the manifest counts what was printed', () => {
  const counts = async (request: Partial<PrintRequest>) => {
    const kit = await kitOf(game, 'en', request)
    const all = kit.files.find(({ kind }) => kind === 'kit')!.contents
    return Object.fromEntries(
      all.map(({ piece, counts }) => [piece, Object.values(counts).reduce((a, b) => a + b, 0)]),
    )
  }
  const deck = { main: 56, night: 8, 'final-night': 8 }

  it('home tiles and the setup card, unless others are asked for', async () => {
    expect(await counts({})).toEqual({ ...deck, 'home-tile': 15, token: 24, 'setup-card': 1, aid: 10 })
    expect(await counts({ choices: { homes: 'cards', setup: 'tile' } })).toEqual({
      ...deck,
      'home-card': 10,
      token: 24,
      'setup-tile': 1,
      aid: 10,
    })
  })

  it('or everything that is in the box', async () => {
    expect(await counts({ choices: { homes: 'both', setup: 'both' } })).toEqual({
      ...deck,
      'home-card': 10,
      'home-tile': 15,
      token: 24,
      'setup-card': 1,
      'setup-tile': 1,
      aid: 10,
    })
  })

  it.each([7, 10, 12, 15])('for %d players as many homes of either kind as aids', async (players) => {
    const both = await counts({ players, choices: { homes: 'both' } })
    expect([both['home-tile'], both['home-card'], both.aid]).toEqual([players, players, players])
  })
})
