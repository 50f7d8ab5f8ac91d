import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keptChoices } from '../../../src/desk/page/kept-choices.ts'

it('what was chosen is there again', () => {
  expect(keptChoices('print', '{"lang":"de","ink":"low"}')).toEqual({ lang: 'de', ink: 'low' })
  expect(keptChoices('print', null)).toEqual({})
})

it('whatever else is kept in its place is nobody’s choice, and no fault', () => {
  for (const broken of ['', '{', '5', '"x"', 'null', '[1]', '["a"]'])
    expect(keptChoices('print', broken)).toEqual({})
  fc.assert(
    fc.property(fc.json(), (kept) => {
      for (const value of Object.values(keptChoices('print', kept))) expect(typeof value).toBe('string')
    }),
  )
})
