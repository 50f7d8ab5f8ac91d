import { expect, it } from 'vitest'
import { readLocale } from '../../src/locale/read.ts'
import { textByPdfium } from '../paint/readers.ts'
import { fileOf, gameOf, kitOf } from './printed.ts'

const game = gameOf()

it('nothing printed is hard-coded: no plain English word of the locale files is in a kit of the pseudo-language', async () => {
  const kit = await kitOf(game, 'pseudo', { englishNames: false })
  const printed = new Set((await textByPdfium(fileOf(kit, 'kit'))).join(' ').match(/[A-Za-z]{4,}/g))
  const english = new Set<string>()
  for (const { value } of readLocale(game.folder, 'en').texts.values())
    for (const word of value.replaceAll(/\{[^}]*\}|:[a-z-]+:/g, ' ').match(/[A-Za-z]{4,}/g) ?? [])
      english.add(word)
  expect(english.size).toBeGreaterThan(300)
  expect([...printed].filter((word) => english.has(word))).toEqual([])
})
