import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../src/finding.ts'
import { offsetIn, readCsv } from '../../src/source/csv.ts'

const values = (text: string, separator = ',') =>
  readCsv(text, separator).records.map((record) => record.map(({ value }) => value))

describe('a CSV file', () => {
  it('has a record a line, with fields between separators', () => {
    expect(values('a,b\nc,d\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(values('a;b, c\n', ';')).toEqual([['a', 'b, c']])
    expect(values('a\t"b\tc"', '\t')).toEqual([['a', 'b\tc']])
  })

  it('has blanks round fields that do not count, and empty lines that are no records', () => {
    expect(values('\n  a ,  "b"  \n\n,\nc,\n')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ])
  })

  it('holds separators, line ends and double quotes in double quotes', () => {
    expect(values('a,"b, ""c""\nd"\ne,f')).toEqual([
      ['a', 'b, "c"\nd'],
      ['e', 'f'],
    ])
    expect(values('a,say "b"')).toEqual([['a', 'say "b"']])
  })

  it.each([
    ['a,"b', 2, 'not closed'],
    ['a,"b"c', 5, 'not "c"'],
  ])('%s is wrong at its character %i', (text, at, message) => {
    const fault = readCsv(text, ',').fault!
    expect([fault.at, inEnglish(fault.message)]).toEqual([at, expect.stringContaining(message)])
  })

  it('has no end of fields', () => {
    const { records, fault } = readCsv(','.repeat(400_000), ',')
    expect(records).toEqual([])
    expect(inEnglish(fault!.message)).toContain('50000 fields')
  })

  it('is read back as written, and every character of it stands where it was written', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'aб界 ,;\t"\n'), maxLength: 12 })
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), (rows, separator) => {
        const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
        const text = rows.map((row) => row.map(quoted).join(separator)).join('\n')
        const filled = rows.filter((row) => row.some((value) => value !== ''))
        const { records, fault } = readCsv(text, separator)
        expect(fault).toBeUndefined()
        expect(records.map((record) => record.map(({ value }) => value))).toEqual(filled)
        for (const field of records.flat())
          for (const [i, character] of [...field.value.split('')].entries())
            expect(text[offsetIn(field, i)]).toBe(character)
      }),
    )
  })

  it('ends for any text, in records no longer than it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a,;"\n \t') }), (text) => {
        const { records } = readCsv(text, ',')
        expect(records.flat().reduce((sum, { value }) => sum + value.length, 0)).toBeLessThanOrEqual(
          text.length,
        )
      }),
    )
  })
})
