import { describe, expect, it } from 'vitest'
import type { PrintRequest } from '../../src/kit/request.ts'
import { textByPdfium } from '../paint/readers.ts'
import { fileOf, gameOf, kitOf, rulesOf } from './printed.ts'

const game = gameOf()

/** What the first page of the kit says, on one line. */
async function firstPage(lang: string, request: Partial<PrintRequest> = {}): Promise<string> {
  const kit = await kitOf(game, lang, { split: false, ...request })
  return (await textByPdfium(fileOf(kit, 'kit')))[0]!.replaceAll(/\s+/g, ' ')
}

describe('the first page says which of the pieces that stand in for one another are here', () => {
  it('as usual', async () => {
    const page = await firstPage('en')
    expect(page).toContain(
      'This kit has home tiles. For home cards: “In front of each player” on the web page, or --homes cards.',
    )
    expect(page).toContain('The setup card can also be a tile: “Setup reference”, or --setup tile.')
  })

  it('as chosen', async () => {
    const page = await firstPage('de', { choices: { homes: 'cards', setup: 'both' } })
    expect(page).toContain('Dabei sind Spieler-Karten; Spieler-Plättchen gibt es auf der Webseite unter')
    expect(page).toContain('Auf Aufbaukarte und Aufbauplättchen steht dasselbe')
  })

  it('and nothing where none of them is printed', async () => {
    expect(await firstPage('en', { groups: ['tokens'] })).not.toContain('Tiles or cards?')
  })
})

/** A text without its marks and spaces, as it is found again on a page. */
const bare = (text: string) => text.replaceAll(/[*\s\u00ad\u200b-]/g, '')

describe.each(game.languages)('what to choose and do, in %s', (lang) => {
  const says = async (request: Partial<PrintRequest>, ...keys: string[]) => {
    const kit = await kitOf(game, lang, { split: false, groups: ['tokens'], ...request })
    const pages = (await textByPdfium(fileOf(kit, 'kit'))).map(bare)
    const values = { paper: 'A4', first: '1–3', turn: 3, second: '5', page: 4, pages: '5' }
    const files = { rules: 'rules.pdf', booklet: 'rules-booklet.pdf' }
    for (const key of keys) {
      const words = kit.words.program(key, { ...values, ...files })
      // Beside the pictures of the page between, PDFium reads their numbers into the texts.
      if (key.startsWith('turn.')) expect(pages[2]).toContain(bare(words).slice(0, 30))
      else expect(pages[0]).toContain(bare(words))
    }
  }

  it('when the printer turns the paper', () =>
    says(
      { groups: ['tokens', 'rules'] },
      'print.dialogue',
      'print.paper-size',
      'print.scale',
      'print.backs-long',
      'print.test',
      'print.rulebook',
    ))

  it('over the short edge', () => says({ backs: 'short' }, 'print.backs-short', 'print.test'))

  it('when somebody turns the stack', () =>
    says(
      { order: 'fronts-first' },
      'print.one-side',
      'print.by-hand',
      ...['apart', 'try', 'look', 'right', 'half', 'over', 'stack'].map((key) => `turn.${key}`),
    ))

  it('when the paper is folded', () => says({ backs: 'fold' }, 'print.one-side', 'print.backs-fold'))

  it('without backs', () => says({ backs: 'none' }, 'print.one-side', 'print.backs-none'))
})

it('a booklet is turned by hand like the cards', async () => {
  const page = await firstPage('en', { groups: ['tokens', 'rules'], order: 'fronts-first' })
  expect(page).toContain(
    'print pages 1–4 of rules-booklet.pdf, put the stack back in as you did with the cards',
  )
})

it('a game that says nothing about it has the page too, without a rulebook if it has none', async () => {
  const orchard = gameOf('test/games/orchard')
  const kit = await kitOf(orchard, 'en', { split: false, groups: ['cards', 'rules'] })
  const [page] = await textByPdfium(fileOf(kit, 'kit'))
  expect(page).toContain('How to print and cut')
  expect(page).not.toContain('Rulebook')
})

it('the first page says for how many players the kit is', async () => {
  expect(await firstPage('en', { players: 7 })).toContain('GROWL · English · for 7 players')
  expect(await firstPage('th', { players: 12, groups: ['tokens'] })).toContain('สำหรับ 12 คน')
  expect(await firstPage('en')).toContain('GROWL · English · for 4 to 10 players')
})

it.each([
  ['en', 'GROWL · Rulebook · Draft 1'],
  ['de', 'GROWL · Spielregeln · Entwurf 1'],
  ['fr', 'GROWL · Règles du jeu · Ébauche 1'],
])('another edition is called by its name at the foot of its pages: %s', async (lang, title) => {
  const pages = await textByPdfium(fileOf(await rulesOf(game, lang, { edition: 'draft-1' }), 'rules-draft-1'))
  expect(pages[2]).toContain(title)
})
