import fc from 'fast-check'
import { expect, it } from 'vitest'
import { idOf, isKept, type Kept, newerThan } from '../../../../src/desk/page/translate/store.ts'
import { workOf } from '../../../../src/desk/page/translate/work.ts'

const TEXT: Kept = { kind: 'text', lang: 'de', key: 'cards:pear.title', value: 'Birne', was: 'Pear' }

it.each<[string, unknown, boolean]>([
  ['a text', TEXT, true],
  [
    'a text of an earlier version, which did not note what it took the place of',
    { ...TEXT, was: undefined },
    true,
  ],
  ['a text without words', { ...TEXT, value: 5 }, false],
  ['a new language', { kind: 'begun', lang: 'pt-BR', name: 'Português' }, true],
  ['a new language that would be a path', { kind: 'begun', lang: '../de', name: 'x' }, false],
  ['something unheard of', { kind: 'constructor' }, false],
  ['nothing', null, false],
])('%s in the store of the browser', (_, thing, isOne) => {
  expect(isKept(thing)).toBe(isOne)
})

it('whatever lies in the store of the browser becomes work, or is left alone', () => {
  const odd = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'de'))
  const thing = fc.record({
    kind: fc.oneof(fc.constantFrom('text', 'accepted', 'waived', 'begun'), odd),
    lang: fc.oneof(odd, fc.anything()),
    key: odd,
    value: fc.oneof(odd, fc.anything()),
    code: odd,
    reason: odd,
    name: odd,
  })
  fc.assert(
    fc.property(fc.array(fc.oneof(thing, fc.anything())), (things) => {
      const kept = things.filter(isKept)
      const { drafts } = workOf(kept)
      for (const each of kept) {
        expect(typeof idOf(each)).toBe('string')
        if (each.kind === 'text') expect(Object.keys(drafts[each.lang]!.texts)).toContain(each.key)
      }
      expect(({} as Record<string, unknown>).texts).toBeUndefined()
    }),
  )
})

it('a text that has come into its file is kept no longer; what was written since stays, and comes after it', () => {
  const inFile = { lang: 'de', key: 'cards:pear.title', value: 'Birne' }
  expect(newerThan(TEXT, inFile)).toBeUndefined()
  expect(newerThan(TEXT, { ...inFile, value: 'Die Birne' })).toEqual({ ...TEXT, was: 'Die Birne' })
  expect(newerThan(undefined, inFile)).toBeUndefined()
})
