import { expect, it } from 'vitest'
import { History } from '../../../../src/desk/page/translate/history.ts'

it('goes back and forth through the wordings of each text', () => {
  const history = new History()
  history.note('a', 'one', 0)
  history.note('a', 'one t', 100)
  history.note('a', 'one two', 2000)
  history.note('b', 'other', 2100)
  expect(history.undo('a', 'one two three')).toBe('one two')
  expect(history.undo('a', 'one two')).toBe('one')
  expect(history.undo('a', 'one')).toBeUndefined()
  expect(history.redo('a', 'one')).toBe('one two')
  expect(history.can('a')).toEqual({ undo: true, redo: true })
  expect(history.undo('b', 'another')).toBe('other')
})

it('what is written after going back is a way of its own', () => {
  const history = new History()
  history.note('a', 'one', 0)
  expect(history.undo('a', 'two')).toBe('one')
  history.note('a', 'one', 5000)
  expect(history.redo('a', 'three')).toBeUndefined()
})
