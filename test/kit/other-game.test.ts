import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { growl } from '../command/run.ts'
import { textByPdfium } from '../paint/readers.ts'
import { fileOf, gameOf, kitOf } from './printed.ts'

const folder = fileURLToPath(new URL('../games/orchard', import.meta.url))

it('another game passes the checks', async () => {
  expect(await growl('check', '--game', folder)).toMatchObject({ code: 0, err: '' })
})

it('another game prints, in its own languages, with words that stay words', async () => {
  const game = gameOf(folder)
  for (const [lang, title, line] of [
    ['en', 'Apple', 'Lose a fruit <of> your choice & scream.'],
    ['pt', 'Maçã', 'Perde uma fruta à <tua> escolha & grita.'],
  ] as const) {
    const kit = await kitOf(game, lang, { backs: 'none' })
    const text = (await textByPdfium(fileOf(kit, 'deck'))).join('\n')
    expect(text.match(new RegExp(title, 'g'))).toHaveLength(4)
    expect(text.replaceAll(/\s+/g, ' ')).toContain(line)
  }
})

it('an expansion prints with the game, marked as one', async () => {
  const game = gameOf()
  const kit = await kitOf(game, 'en', {
    expansions: ['hunters-moon'],
    only: { main: { moonstone: 2, 'cursed-coin': 2 }, night: { 'changing-wind': 1 } },
  })
  const main = (await textByPdfium(fileOf(kit, 'main'))).join('\n')
  expect(main.match(/Moonstone/g)).toHaveLength(2)
  expect(main.match(/Cursed Coin/g)).toHaveLength(2)
  expect(main.match(/EXP/g)).toHaveLength(4)
  expect((await textByPdfium(fileOf(kit, 'night'))).join('\n')).toContain('Changing Wind')
})
