import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldLines } from '../../src/locale/fold.ts'

test.each([
  ['one\ntwo', ['one two']],
  ['one\n\ntwo\n  \n\nthree\n', ['one', 'two', 'three']],
  ['  one  \r\n  two\r\n\r\nthree', ['one two', 'three']],
  ['手札を\n見る', ['手札を見る']],
  ['プレイヤー\nは', ['プレイヤーは']],
  ['ผู้เล่น\nทุกคน', ['ผู้เล่นทุกคน']],
  ['**重要**\nです', ['**重要**です']],
  ['です。\nNight', ['です。Night']],
  ['Night\n「', ['Night「']],
  ['Night\nカード', ['Night カード']],
  ['ใบ\n3 ใบ', ['ใบ 3 ใบ']],
  ['傷害\n:wound:', ['傷害:wound:']],
  ['**:wound:**\n傷害', ['**:wound:**傷害']],
  ['wound\n:wound:\nhere', ['wound :wound: here']],
  ['𠮷\n野家', ['𠮷野家']],
  ['', []],
  ['***\n***', ['*** ***']],
] as const)('%j', (source, paragraphs) => expect(foldLines(source)).toEqual(paragraphs))

test('folding changes nothing but white space, and folding again changes nothing', () => {
  const soup = fc.string({
    unit: fc.constantFrom('a', '字', 'ก', '。', '\n', ' ', '*', ':i:', '𠮷'),
    maxLength: 30,
  })
  fc.assert(
    fc.property(soup, (source) => {
      const folded = foldLines(source)
      expect(folded.join('').replaceAll(/\s/g, '')).toBe(source.replaceAll(/\s/g, ''))
      expect(foldLines(folded.join('\n\n'))).toEqual(folded)
    }),
  )
})
