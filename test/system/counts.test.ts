import { expect, it } from 'vitest'
import { deckFor } from '../../src/game/deck.ts'
import { fileOf, gameOf, kitOf } from '../kit/printed.ts'
import { fold, titles } from '../kit/titles.ts'

// Every language at every table: long, so it runs beside the system programs rather than with every change.

const game = gameOf()
const tables = game.languages.flatMap((lang) => game.columns.map(({ players }) => [lang, players] as const))

it.each(tables)(
  '%s, %d players: the cards on the sheets are those of the setup table',
  async (lang, players) => {
    const kit = await kitOf(game, lang, {
      players,
      groups: ['cards'],
      englishNames: false,
      backs: 'none',
    })
    const main = await titles(fileOf(kit, 'main'))
    for (const { card, count } of deckFor(game, players)!.cards)
      expect([card, main.get(fold(kit.words.card(card).title))]).toEqual([card, count])
    for (const name of ['night', 'final-night']) {
      const nights = await titles(fileOf(kit, name))
      for (const card of game.cards.filter(({ kind }) => kind === name))
        expect([card.id, nights.get(fold(kit.words.card(card.id).title))]).toEqual([card.id, 1])
    }
  },
)
