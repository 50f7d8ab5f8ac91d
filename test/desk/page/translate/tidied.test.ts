import { expect, it } from 'vitest'
import { tidied } from '../../../../src/desk/page/translate/tidied.ts'
import { setText } from '../../../../src/source/set-text.ts'

it.each([
  ['a blank in front', ' one\ntwo', 'one\ntwo'],
  ['lines in front and behind', '\n \none\n\n', 'one'],
  ['blanks at the ends of lines', 'one \t\ntwo  ', 'one\ntwo'],
  ['line ends of Windows, and what no file can hold', 'one\r\n\0two', 'one\ntwo'],
  ['a wide blank', '\u3000一\u3000二\u3000', '一\u3000二'],
])('%s', (_, typed, kept) => expect(tidied(typed)).toBe(kept))

it('blanks between words and paragraphs, and at the beginning of a line, stay', () => {
  const text = '- one  two\n  - three\n\nfour'
  expect(tidied(text)).toBe(text)
})

it('so a block of lines stays one, and the file as it was', () => {
  const file = 'goal:\n  story: |-\n    One.\n    Two.\n'
  expect(setText(file, ['goal', 'story'], tidied(' One.\nTwo. \n'))).toBe(file)
})
