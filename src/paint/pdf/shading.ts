import type { Gradient } from '../../frame/frame.ts'
import { inkOf, isGrey } from './strings.ts'
import type { Dictionary } from './writer.ts'

/** A gradient as a shading, in the coordinates of what it fills. */
export function shadingOf({ linear, radial, stops }: Gradient): Dictionary {
  const known = inOrder(stops)
  const [first, last] = [known[0]!, known.at(-1)!]
  const grey = known.every(({ color }) => isGrey(color))
  const parts = (color: string) => channels(color, grey ? 1 : 3)
  const shading = {
    ColorSpace: grey ? 'DeviceGray' : 'DeviceRGB',
    Domain: [first.at, last.at],
    Extend: [true, true],
    Function: {
      FunctionType: 3,
      Domain: [first.at, last.at],
      Functions: known.slice(1).map(({ color }, i) => ({
        FunctionType: 2,
        Domain: [0, 1],
        C0: parts(known[i]!.color),
        C1: parts(color),
        N: 1,
      })),
      Bounds: known.slice(1, -1).map(({ at }) => at),
      Encode: known.slice(1).flatMap(() => [0, 1]),
    },
  }
  // The domain begins at the first stop and ends at the last: so must the line and the circles.
  if (linear) {
    const [x1, y1, x2, y2] = linear
    const along = (t: number): [number, number] => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t]
    return { ShadingType: 2, Coords: [...along(first.at), ...along(last.at)], ...shading }
  }
  const [cx, cy, r] = radial ?? [0, 0, 0]
  return { ShadingType: 3, Coords: [cx, cy, r * first.at, cx, cy, r * last.at], ...shading }
}

/** A grey among colours has three parts, as they have. */
function channels(color: string, count: 1 | 3): number[] {
  const parts = inkOf(color).split(' ').map(Number)
  return parts.length === count ? parts : [parts[0]!, parts[0]!, parts[0]!]
}

/** Stops as SVG understands them: from 0 to 1, none before the one ahead of it; at least two, not all in one place. */
function inOrder(stops: Gradient['stops']): { at: number; color: string }[] {
  let least = 0
  const known = stops.map(({ at, color }) => {
    least = Math.min(1, Math.max(least, at))
    return { at: least, color }
  })
  const last = known.at(-1)
  if (!last) throw new Error('A gradient needs at least one stop')
  if (known[0]!.at === last.at) known.push(last.at < 1 ? { at: 1, color: last.color } : last)
  if (known[0]!.at === 1) known.unshift({ at: 0, color: known[0]!.color })
  return known
}
