import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mm } from '../../src/geometry/length.ts'
import { type Inside, roomFor } from '../../src/tuck-box/measure.ts'
import { type Net, netsFor, type Panel, type PanelName } from '../../src/tuck-box/net.ts'
import { type Folded, fold, near, type Vector } from './fold.ts'

const anyInside: fc.Arbitrary<Inside> = fc.record({
  width: fc.integer({ min: 20, max: 150 }).map(mm),
  height: fc.integer({ min: 20, max: 200 }).map(mm),
  depth: fc.integer({ min: 6, max: 120 }).map(mm),
})
const usual: Inside = { width: mm(64), height: mm(89), depth: mm(26) }
const pieces = fc.constantFrom(1 as const, 2 as const)

/** Every panel of a box, folded; of two halves put together at the edge that they share. */
function box(inside: Inside, of: 1 | 2): Folded {
  const [first, second] = netsFor(inside, of)
  const whole = fold(first!)
  if (!second) return whole
  // The back of the second half faces the other way, behind the front of the first.
  const turned = (at: Vector): Vector => [inside.width - at[0], at[1], -inside.depth - at[2]]
  for (const [name, points] of fold(second)) whole.set(name, points.map(turned))
  return whole
}

/** The box that a panel fills in space, as [least, most] along x (to the right), y (down) and z (towards whoever looks at the front). */
function extent(points: readonly Vector[]): [number, number][] {
  return [0, 1, 2].map((axis) => {
    const along = points.map((point) => point[axis]!)
    return [Math.min(...along), Math.max(...along)]
  })
}

describe('a net folds up to a box', () => {
  it.each([1, 2] as const)('of six sides that close, in %i', (of) => {
    fc.assert(
      fc.property(anyInside, (inside) => {
        const { width, height, depth } = inside
        const folded = box(inside, of)
        const sides: Partial<Record<PanelName, [number, number][]>> = {
          front: [
            [0, width],
            [0, height],
            [0, 0],
          ],
          back: [
            [0, width],
            [0, height],
            [-depth, -depth],
          ],
          left: [
            [0, 0],
            [0, height],
            [-depth, 0],
          ],
          right: [
            [width, width],
            [0, height],
            [-depth, 0],
          ],
          top: [
            [mm(0.5), width - mm(0.5)],
            [0, 0],
            [-depth, 0],
          ],
          bottom: [
            [mm(0.5), width - mm(0.5)],
            [height, height],
            [-depth, 0],
          ],
        }
        for (const [name, expected] of Object.entries(sides))
          expect([name, extent(folded.get(name as PanelName)!)]).toEqual([
            name,
            expected.map((range) => range.map(near)),
          ])
      }),
    )
  })

  it('whose flaps lie against the side they belong to, and are smaller than it', () => {
    fc.assert(
      fc.property(anyInside, pieces, (inside, of) => {
        const folded = box(inside, of)
        const covers: [PanelName, PanelName][] = [
          ['tuck', 'front'],
          ['glue', 'left'],
          ['inner', 'bottom'],
          ['foot-left', 'bottom'],
          ['foot-right', 'bottom'],
          ['dust-left', 'top'],
          ['dust-right', 'top'],
          ...(of === 2 ? ([['joint', 'right']] as [PanelName, PanelName][]) : []),
        ]
        for (const [flap, side] of covers) {
          const [small, large] = [extent(folded.get(flap)!), extent(folded.get(side)!)]
          for (const axis of [0, 1, 2]) {
            // A dust flap hangs on the side, half a millimetre outside the lid's own edge.
            const [least, most] = large[axis]!
            expect([
              flap,
              axis,
              small[axis]![0] >= least - mm(0.5) - 0.01,
              small[axis]![1] <= most + mm(0.5) + 0.01,
            ]).toEqual([flap, axis, true, true])
          }
          expect(area(folded.get(flap)!), flap).toBeLessThan(area(folded.get(side)!))
        }
      }),
    )
  })

  it('whose small flaps do not meet', () => {
    fc.assert(
      fc.property(anyInside, pieces, (inside, of) => {
        const folded = box(inside, of)
        for (const [left, right] of [
          ['dust-left', 'dust-right'],
          ['foot-left', 'foot-right'],
        ] as const)
          expect(extent(folded.get(left)!)[0]![1]).toBeLessThan(extent(folded.get(right)!)[0]![0])
      }),
    )
  })
})

/** Of a polygon in space. */
function area(points: readonly Vector[]): number {
  const sum: [number, number, number] = [0, 0, 0]
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!
    for (const axis of [0, 1, 2] as const) {
      const [one, two] = [(axis + 1) % 3, (axis + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2]
      sum[axis] += a[one] * b[two] - a[two] * b[one]
    }
  })
  return Math.hypot(...sum) / 2
}

describe('what is printed on a box', () => {
  /** Where the head and the beginning of the words of each side point once the box is folded. */
  function readingOf(inside: Inside, of: 1 | 2) {
    const nets = netsFor(inside, of)
    const folded = box(inside, of)
    const directions = (panel: Panel) => {
      const { box: at, turn } = panel.art!
      const points = folded.get(panel.name)!
      // The corner of the outline at each corner of the art's box; the notch has none of its own.
      const corner = (x: number, y: number) =>
        points[
          panel.outline.findIndex((point) => Math.abs(point.x - x) < 1e-6 && Math.abs(point.y - y) < 1e-6)
        ]!
      const upright = [
        corner(at.x, at.y),
        corner(at.x + at.width, at.y),
        corner(at.x + at.width, at.y + at.height),
        corner(at.x, at.y + at.height),
      ]
      // Turned clockwise by a quarter, the art's first corner is at the box's second.
      const [topLeft, topRight, , bottomLeft] = [0, 1, 2, 3].map((i) => upright[(i + turn / 90) % 4]!) as [
        Vector,
        Vector,
        Vector,
        Vector,
      ]
      return [panel.name, { across: named(topLeft, topRight), down: named(topLeft, bottomLeft) }] as const
    }
    return Object.fromEntries(
      nets
        .flatMap(({ panels }: Net) => panels)
        .filter(({ art }) => art)
        .map(directions),
    )
  }
  const named = (from: Vector, to: Vector): string => {
    const names = [
      ['left', 'right'],
      ['up', 'down'],
      ['back', 'front'],
    ]
    const [axis, by] = [0, 1, 2]
      .map((i) => [i, to[i]! - from[i]!] as const)
      .toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]))[0]!
    return names[axis]![by > 0 ? 1 : 0]!
  }

  it.each([1, 2] as const)(
    'stands upright on every side, and can be read from the front on top, in %i',
    (of) => {
      expect(readingOf(usual, of)).toEqual({
        front: { across: 'right', down: 'down' },
        // Behind, right and left are swapped for whoever has walked round.
        back: { across: 'left', down: 'down' },
        // On the sides words run downwards, as on spines of books: seen from there, their feet are to the left.
        left: { across: 'down', down: 'back' },
        right: { across: 'down', down: 'front' },
        top: { across: 'right', down: 'front' },
        bottom: { across: 'left', down: 'front' },
      })
    },
  )

  it('is on the outside: seen from there, words run from left to right', () => {
    const vectors: Record<string, Vector> = {
      left: [-1, 0, 0],
      right: [1, 0, 0],
      up: [0, -1, 0],
      down: [0, 1, 0],
      back: [0, 0, -1],
      front: [0, 0, 1],
    }
    const outward: Record<string, string> = {
      front: 'front',
      back: 'back',
      left: 'left',
      right: 'right',
      top: 'up',
      bottom: 'down',
    }
    for (const [side, { across, down }] of Object.entries(readingOf(usual, 1))) {
      const [a, b] = [vectors[across]!, vectors[down]!]
      const cross: Vector = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
      expect([side, cross.map((n) => n + 0)]).toEqual([side, vectors[outward[side]!]!])
    }
  })
})

describe('the thumb notch', () => {
  it('is in the upper edge of the front, where the lid is opened', () => {
    const [net] = netsFor(usual, 1)
    const front = net!.panels.find(({ name }) => name === 'front')!
    const middle = front.art!.box.x + usual.width / 2
    const depth = Math.max(...front.outline.filter(({ x }) => Math.abs(x - middle) < 0.01).map(({ y }) => y))
    expect(depth).toBeCloseTo(mm(9), 3)
    expect(net!.panels.filter(({ outline }) => outline.length > 6).map(({ name }) => name)).toEqual(['front'])
  })
})

describe('the room in a box', () => {
  const card = { width: mm(63), height: mm(88) }
  const room = (deck: Partial<Parameters<typeof roomFor>[0]>) => {
    const { width, height, depth } = roomFor({ card, cards: 80, thickness: mm(0.3), sleeved: false, ...deck })
    return [width, height, depth].map((length) => Math.round((length / mm(1)) * 10) / 10)
  }
  it('is that of the cards and a millimetre of play', () => {
    expect(room({})).toEqual([64, 89, 25])
    expect(room({ thickness: mm(0.5), cards: 100 })).toEqual([64, 89, 51])
  })
  it('is larger for sleeves, and never too thin to be folded', () => {
    expect(room({ sleeved: true, thickness: mm(0.5) })).toEqual([67, 92, 41])
    expect(room({ cards: 2 })).toEqual([64, 89, 6])
  })
})
