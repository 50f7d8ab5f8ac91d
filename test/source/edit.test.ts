import { expect, it } from 'vitest'
import { edited, placeNamed, showEdit } from '../../src/source/edit.ts'
import { memoryFolder, readText } from '../../src/source/folder.ts'

const folder = memoryFolder({ 'a.yaml': 'one: 1\ntwo: 2\nthree: 3\n', 'b.yaml': 'x: y\n' })
const edit = { file: 'a.yaml', now: 'two: 2', instead: 'two: 22\nhalf: 2' }

it('an edit replaces words of one file, or a whole file', () => {
  expect(readText(edited(folder, edit), 'a.yaml')).toBe('one: 1\ntwo: 22\nhalf: 2\nthree: 3\n')
  expect(edited(folder, { file: 'a.yaml', shown: '(gone)' }).bytes('a.yaml')).toBe('missing')
  const both = edited(folder, { ...edit, and: { file: 'b.yaml', now: 'y', instead: 'z' } })
  expect(readText(both, 'b.yaml')).toBe('x: z\n')
})

it('words to be replaced stand in the file exactly once', () => {
  expect(() => edited(folder, { file: 'a.yaml', now: 'four', instead: '' })).toThrow('is not once in a.yaml')
  expect(() => edited(folder, { file: 'a.yaml', now: ': ', instead: '' })).toThrow('is not once in a.yaml')
})

it('an edit is shown as numbered lines with one before and one after', () => {
  expect(showEdit(edit, folder)).toBe(
    ['a.yaml', '   1 | one: 1', '-  2 | two: 2', '+  2 | two: 22', '+  3 | half: 2', '   4 | three: 3'].join(
      '\n  ',
    ),
  )
  expect(showEdit({ file: 'a.yaml', now: 'one: 1' }, folder)).toBe(
    ['a.yaml', '   1 | one: 1', '   2 | two: 2'].join('\n  '),
  )
})

it('lines taken out are shown, and what follows them', () => {
  expect(showEdit({ file: 'a.yaml', now: 'two: 2\n', instead: '' }, folder)).toBe(
    ['a.yaml', '   1 | one: 1', '-  2 | two: 2', '   2 | three: 3'].join('\n  '),
  )
})

it('a place is named by line and column, or by words with a mark', () => {
  expect(placeNamed(folder, 'a.yaml:2:6')).toBe('a.yaml:2:6')
  expect(placeNamed(folder, 'a.yaml “two”')).toBe('a.yaml:2:1')
  expect(placeNamed(folder, 'a.yaml “two: ▸2”')).toBe('a.yaml:2:6')
})
