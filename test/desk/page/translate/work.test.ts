import { expect, it } from 'vitest'
import { workOf } from '../../../../src/desk/page/translate/work.ts'

it('what is kept thing by thing is told by language', () => {
  expect(
    workOf([
      { kind: 'text', lang: 'de', key: 'a', value: 'A', was: '' },
      { kind: 'begun', lang: 'nl', name: 'Nederlands' },
      { kind: 'accepted', lang: 'de', key: 'a', seen: '"1"' },
      { kind: 'text', lang: 'nl', key: 'b', value: 'B', was: 'b' },
      { kind: 'waived', lang: 'de', key: 'a', code: 'key-order', reason: 'why', value: 'A' },
    ]),
  ).toEqual({
    begun: [{ code: 'nl', name: 'Nederlands' }],
    drafts: {
      de: {
        texts: { a: 'A' },
        accepted: ['a'],
        waived: [{ code: 'key-order', key: 'a', reason: 'why', value: 'A' }],
      },
      nl: { texts: { b: 'B' }, accepted: [], waived: [] },
    },
  })
})
