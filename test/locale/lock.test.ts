import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type LockEntry, lockText, readLock } from '../../src/locale/lock.ts'
import { readLocale } from '../../src/locale/read.ts'
import { unitsOf, wordsOf } from '../../src/locale/units.ts'
import { memoryFolder } from '../../src/source/folder.ts'

const digits = fc.stringMatching(/^[0-9a-f]{12}$/)
/** What the words of a text can be: read from a file, lines folded. */
const words = fc
  .array(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('"', '\\\\', ': ', '#', '\n\n', '{a}', '- ')),
  )
  .map((parts) => {
    const value = JSON.stringify(parts.join(''))
    const { texts } = readLocale(memoryFolder({ 'locales/en/labels.yaml': `a: ${value}\n` }), 'en')
    const [unit] = unitsOf({ lang: 'en', files: [], texts, findings: [] }).values()
    return unit ? wordsOf(unit) : ''
  })
  .filter((text) => !text.includes('\ufffd'))
const entry = fc.record(
  { follows: words, text: digits, facts: digits },
  { requiredKeys: ['follows'] },
) as fc.Arbitrary<LockEntry>

it('a lock is read as it was written', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.stringMatching(/^labels:[a-z]{1,4}( [a-z])?$/), entry), {
        maxLength: 6,
        minLength: 1,
      }),
      (list) => {
        const entries = new Map(list)
        const lock = readLock(memoryFolder({ 'locales/de/lock.yaml': lockText(entries) }), 'de')
        expect(lock.findings).toEqual([])
        expect(lock.entries).toEqual(entries)
      },
    ),
  )
})
