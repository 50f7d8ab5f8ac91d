import { expect, it } from 'vitest'
import {
  earlierWording,
  isChangedHere,
  noteAccepted,
  noteChange,
} from '../../../../src/desk/page/translate/earlier.ts'

it('a text that was changed here is known as such, and can be put back, also when its file has it', () => {
  noteChange('de', 'a', 'one')
  noteChange('de', 'a', 'two')
  expect([
    isChangedHere('de', 'a', 'three'),
    isChangedHere('de', 'a', 'one'),
    isChangedHere('de', 'b', 'x'),
  ]).toEqual([true, false, false])
  expect(earlierWording('de', 'a')).toBe('one')
  noteAccepted('de', 'a', 'three')
  expect([earlierWording('de', 'a'), isChangedHere('de', 'a', 'three')]).toEqual(['three', true])
  // Nothing was written in this one.
  noteAccepted('de', 'b', 'x')
  expect(earlierWording('de', 'b')).toBeUndefined()
})
