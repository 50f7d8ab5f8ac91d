import { expect, it } from 'vitest'
import { paperHere } from '../../../src/desk/page/print/paper.ts'

const PAPERS = ['a4', 'letter']

it.each([['en-US'], ['en-CA', 'fr'], ['es-MX'], ['fil-PH'], ['es-419', 'es-CL'], ['en', 'es-CO']])(
  'Letter is what people have there: %s %s',
  (...preferred) =>
    expect(paperHere(PAPERS, preferred)).toEqual(preferred[0] === 'es-419' ? {} : { paper: 'letter' }),
)

it.each([['en-GB', 'en-US'], ['de'], ['en'], ['zh-Hant-TW'], ['C', 'x'], []])(
  'A4 is what people have there, or nobody knows: %s %s',
  (...preferred) => expect(paperHere(PAPERS, preferred)).toEqual({}),
)

it('no paper that the game does not have', () => expect(paperHere(['a4'], ['en-US'])).toEqual({}))
