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
    expect(page).toContain('This kit has home tiles; --homes cards prints home cards instead.')
    expect(page).toContain('The setup card can also be a tile: --setup tile.')
  })

  it('as chosen', async () => {
    const page = await firstPage('de', { choices: { homes: 'cards', setup: 'both' } })
    expect(page).toContain('Dabei sind Spieler-Karten; mit --homes tiles werden stattdessen')
    expect(page).toContain('Auf Aufbaukarte und Aufbauplättchen steht dasselbe')
  })

  it('and nothing where none of them is printed', async () => {
    expect(await firstPage('en', { groups: ['tokens'] })).not.toContain('Tiles or cards?')
  })
})

it('the first page says for how many players the kit is, if not for all', async () => {
  expect(await firstPage('en', { players: 7 })).toContain('GROWL · English · for 7 players')
  expect(await firstPage('th', { players: 12, groups: ['tokens'] })).toContain('สำหรับ 12 คน')
  expect(await firstPage('en')).not.toContain('players')
})

it.each([
  ['en', 'GROWL · Rulebook · Draft 1'],
  ['de', 'GROWL · Spielregeln · Entwurf 1'],
  ['fr', 'GROWL · Règles du jeu · Ébauche 1'],
])('another edition is called by its name at the foot of its pages: %s', async (lang, title) => {
  const pages = await textByPdfium(fileOf(await rulesOf(game, lang, { edition: 'draft-1' }), 'rules-draft-1'))
  expect(pages[2]).toContain(title)
})
