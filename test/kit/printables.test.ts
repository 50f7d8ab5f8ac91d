import { describe, expect, it } from 'vitest'
import { namesOf, printablesOf } from '../../src/kit/printables.ts'
import { openGame } from '../../src/library/open.ts'
import { plainly } from '../../src/source/plain-name.ts'

const library = openGame()
const { expansions } = library.readableGame
const printables = printablesOf(library.readableGame, expansions)
const names = await namesOf(library, printables)

it('no name of GROWL, in any of its languages, is that of two things', () => {
  const things = new Map<string, Set<string>>()
  for (const [{ id }, all] of names)
    for (const name of all) things.set(plainly(name), (things.get(plainly(name)) ?? new Set()).add(id))
  expect([...things.values()].filter(({ size }) => size > 1)).toEqual([])
})

describe('what can be printed by itself', () => {
  const namesOfId = (id: string) => names.get(printables.find((each) => each.id === id)!)

  it('is every card, with its title in every language', () => {
    expect(namesOfId('the-gift')).toEqual(
      expect.arrayContaining(['The Gift', 'Das Geschenk', '交換禮物', '贈り物', 'ของขวัญ']),
    )
    expect(namesOfId('bite.6+')).toContain('Biss 6+')
  })

  it('is every other piece, as lists and sentences call it', () => {
    expect(namesOfId('home-tile')).toEqual(expect.arrayContaining(['Home tiles', 'home tile', '玩家板']))
    expect(namesOfId('token')).toContain('Goldstücke')
  })

  it('but no book', () => {
    expect(printables.map(({ piece }) => piece.id)).not.toContain('rules')
  })
})

it.each([
  ['All Hallows’ Eve', "all hallows' eve"],
  ['Víspera de Todos los Santos', 'vispera de todos los santos'],
  ['「最後の夜」カード', '最後の夜カード'],
  ['Größe', 'GROESSE'.replace('OE', 'ö')],
])('%s is remembered as %s', (name, remembered) => {
  expect(plainly(remembered)).toBe(plainly(name))
})

it('but letters of scripts without accents stay as they are', () => {
  expect(plainly('か')).not.toBe(plainly('が'))
  expect(plainly('ก่า')).not.toBe(plainly('กา'))
})
