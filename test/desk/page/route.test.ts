import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashOf, routeOf } from '../../../src/desk/page/route.ts'

it.each([
  ['', 'print', {}],
  ['#print?lang=de&paper=letter', 'print', { lang: 'de', paper: 'letter' }],
  ['#print?english-names=off', 'print', { englishNames: 'off' }],
  ['#about', 'about', {}],
  ['#nowhere?lang=de', 'print', { lang: 'de' }],
])('%j is the view %s with %j', (hash, view, options) => {
  expect(routeOf(hash)).toEqual({ view, options })
})

it('an address says what the command line would', () => {
  expect(hashOf({ view: 'print', options: { lang: 'de', pieces: 'cards,tiles', englishNames: 'off' } })).toBe(
    '#print?lang=de&pieces=cards,tiles&english-names=off',
  )
})

it('whatever is chosen comes back out of the address', () => {
  const name = fc.constantFrom('lang', 'cards', 'englishNames', 'offset', 'sideBySide')
  fc.assert(
    fc.property(fc.dictionary(name, fc.string()), (options) => {
      expect(routeOf(hashOf({ view: 'print', options }))).toEqual({ view: 'print', options: { ...options } })
    }),
  )
})
