import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedMarks, segmentsOf } from '../../../../src/desk/page/translate/segments.ts'

describe('marks in a text', () => {
  it('cut it where they begin and end, also where they overlap', () => {
    expect(
      segmentsOf('one two three', [
        { from: 0, to: 7, look: 'a' },
        { from: 4, to: 13, look: 'b', number: 3 },
      ]),
    ).toEqual([
      { from: 0, text: 'one ', looks: ['a'], numbers: [] },
      { from: 4, text: 'two', looks: ['a', 'b'], numbers: [] },
      { from: 7, text: ' three', looks: ['b'], numbers: [3] },
    ])
  })

  it('never change what it says', () => {
    const mark = fc.record({ from: fc.integer(), to: fc.integer(), look: fc.constant('a') })
    fc.assert(
      fc.property(fc.string(), fc.array(mark), (text, marks) => {
        expect(
          segmentsOf(text, marks)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  it('move with their words while somebody types elsewhere', () => {
    const marks = [{ from: 4, to: 7, look: 'a' }]
    expect(movedMarks(marks, 'one two', 'one one two')[0]).toMatchObject({ from: 8, to: 11 })
    expect(movedMarks(marks, 'one two', 'one two!')).toEqual(marks)
    expect(movedMarks(marks, 'one two', 'one tyo')).toEqual([])
  })
})
