import { expect, it } from 'vitest'
import {
  earlierWording,
  isChangedHere,
  noteAccepted,
  noteChange,
} from '../../../../src/desk/page/translate/earlier.ts'

it('a text that was changed here is known as such, and can be put back, also when its file has it', () => {
  const id = 'text de a'
  noteChange(id, 'one')
  noteChange(id, 'two')
  expect([isChangedHere(id, 'three'), isChangedHere(id, 'one'), isChangedHere('text de b', 'x')]).toEqual([
    true,
    false,
    false,
  ])
  expect(earlierWording(id)).toBe('one')
  noteAccepted(id, 'three')
  expect([earlierWording(id), isChangedHere(id, 'three')]).toEqual(['three', true])
  // Nothing was written in this one.
  noteAccepted('text de b', 'x')
  expect(earlierWording('text de b')).toBeUndefined()
})
