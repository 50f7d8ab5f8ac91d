import fc from 'fast-check'
import { expect, it } from 'vitest'
import { difference } from '../../../../src/desk/page/translate/difference.ts'

it('what is gone and what is new, word by word', () => {
  expect(difference('Choose two players.', 'Choose three living players.')).toEqual([
    { text: 'Choose ', is: 'same' },
    { text: 'two ', is: 'gone' },
    { text: 'three living ', is: 'new' },
    { text: 'players.', is: 'same' },
  ])
})

it('both texts can be read from it', () => {
  const words = fc
    .array(fc.constantFrom('a', 'b', 'c', '\n'), { maxLength: 30 })
    .map((list) => list.join(' '))
  fc.assert(
    fc.property(words, words, (old, now) => {
      const pieces = difference(old, now)
      const without = (is: string) => pieces.flatMap((piece) => (piece.is === is ? [] : piece.text)).join('')
      expect(without('new')).toBe(old)
      expect(without('gone')).toBe(now)
    }),
  )
})

it('texts without end are shown whole', () => {
  const long = 'word '.repeat(2000)
  expect(difference(long, `${long}more`)).toHaveLength(2)
})
