import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePath, pathBounds } from '../../src/geometry/path.ts'

const near = (d: string) => {
  const { ops, points } = parsePath(d)
  return { ops, points: points.map((n) => Math.round(n * 1000) / 1000 + 0) }
}

describe('path data', () => {
  it('reads lines, absolute and relative, with commands left out', () => {
    expect(near('M1 2 3 4l1-1h2V0z')).toEqual({ ops: 'MLLLLZ', points: [1, 2, 3, 4, 4, 3, 6, 3, 6, 0] })
    expect(near('m1,2 3,4')).toEqual({ ops: 'ML', points: [1, 2, 4, 6] })
  })

  it('turns quadratic and smooth curves into cubics', () => {
    expect(near('M0 0Q3 3 6 0T12 0')).toEqual({
      ops: 'MCC',
      points: [0, 0, 2, 2, 4, 2, 6, 0, 8, -2, 10, -2, 12, 0],
    })
    expect(near('M0 0C0 1 1 2 2 2S4 3 4 4')).toEqual({
      ops: 'MCC',
      points: [0, 0, 0, 1, 1, 2, 2, 2, 3, 2, 4, 3, 4, 4],
    })
    // After a line there is nothing to mirror.
    expect(near('M0 0L1 1S2 2 3 3').points.slice(4, 6)).toEqual([1, 1])
  })

  it('turns arcs into cubics of at most a quarter turn, flags written without gaps', () => {
    const quarter = 0.5523
    expect(near('M1 0a1 1 0 01-1 1').points.slice(2)).toEqual([
      1,
      expect.closeTo(quarter, 3),
      expect.closeTo(quarter, 3),
      1,
      0,
      1,
    ])
    expect(parsePath('M0 0A5 5 0 1 1 0 1').ops).toBe('MCCCC')
    // Radii too small for the way grow: a half circle.
    expect(pathBounds(parsePath('M0 0A1 1 0 0 1 8 0'))!.height).toBeCloseTo(4, 1)
    expect(near('M0 0A0 5 0 0 1 8 0')).toEqual({ ops: 'MC', points: [0, 0, 0, 0, 8, 0, 8, 0] })
  })

  it('starts a new figure after Z where the last one started', () => {
    expect(near('M1 1h1zl2 2')).toEqual({ ops: 'MLZML', points: [1, 1, 2, 1, 1, 1, 3, 3] })
  })

  it.each([
    ['L1 1', 0],
    ['M1 1 L x', 7],
    ['M1 1 2', 6],
    ['M1 1 ♞', 5],
    ['M1 1 B2 2', 5],
    ['M1e999 1', 0],
  ])('%j makes sense up to a point', (d, error) => {
    const path = parsePath(d)
    expect(path.error).toBeGreaterThanOrEqual(error)
    expect(path.points.every(Number.isFinite)).toBe(true)
  })

  it('reads numbers as JavaScript does', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (n) => {
        expect(parsePath(`M${n} 0`).points[0]).toBe(Number(`${n}`) + 0)
      }),
    )
  })

  it('never throws and never yields more than it is given', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'MmLlHhVvCcSsQqTtAaZz0123456789.-+eE ,x'), maxLength: 60 }),
        (d) => {
          const { ops, points } = parsePath(d)
          expect(points).toHaveLength([...ops].reduce((sum, op) => sum + { M: 2, L: 2, C: 6, Z: 0 }[op]!, 0))
          expect(points.every(Number.isFinite)).toBe(true)
        },
      ),
    )
  })
})
