import { describe, expect, it } from 'vitest'
import { mm } from '../../src/geometry/length.ts'
import { parseTrim, TRIMS } from '../../src/sheet/format.ts'

describe('a piece size on the command line', () => {
  it('is a name', () => {
    expect(parseTrim('poker')).toBe(TRIMS.poker)
    expect(parseTrim('token')).toMatchObject({ width: mm(20), shape: 'round' })
  })

  it.each(['57x87', '57 × 87 mm', '57X87mm'])('or width by height in millimetres: %s', (text) => {
    expect(parseTrim(text)).toEqual({ width: mm(57), height: mm(87), shape: 'rectangle' })
  })

  it.each(['', 'pokr', '63', '63x', '63x88x1', '-63x88', '1e3x88', '63,5x88', 'constructor', '12345x1'])(
    'and nothing else: %j',
    (text) => expect(parseTrim(text)).toBeUndefined(),
  )
})
