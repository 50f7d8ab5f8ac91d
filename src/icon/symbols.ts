import type { Icon } from './icon.ts'
import { bar, bow, disc, polygon, ring } from './strokes.ts'

/** Signs that our text faces lack, drawn by us in a square of 24. */
const EDGE = 24
const MID = EDGE / 2

const star = (points: number, outer: number, inner: number): string =>
  polygon(
    ...Array.from({ length: 2 * points }, (_, i): [number, number] => {
      const [angle, r] = [(i / points - 0.5) * Math.PI, i % 2 ? inner : outer]
      return [MID + r * Math.cos(angle), MID + r * Math.sin(angle)]
    }),
  )

type Point = readonly [number, number]
const RIGHT: readonly Point[] = [
  [1, 9],
  [12, 9],
  [12, 3],
  [23, 12],
  [12, 21],
  [12, 15],
  [1, 15],
]
/** Quarter turns clockwise about the middle. */
const turned = (points: readonly Point[], quarters: number): readonly Point[] =>
  quarters === 0
    ? points
    : turned(
        points.map(([x, y]): Point => [EDGE - y, x]),
        quarters - 1,
      )

/** Digits as strokes in a box from -3 -5 to 3 5. */
const DIGITS: readonly ((x: number, y: number, s: number) => string)[] = [
  (x, y, s) =>
    bow(x, y - 2 * s, 3 * s, 180, 360, PEN * s) +
    bow(x, y + 2 * s, 3 * s, 0, 180, PEN * s) +
    bar(x - 3 * s, y - 2 * s, x - 3 * s, y + 2 * s, PEN * s) +
    bar(x + 3 * s, y - 2 * s, x + 3 * s, y + 2 * s, PEN * s),
  (x, y, s) =>
    bar(x + 0.5 * s, y - 5 * s, x + 0.5 * s, y + 5 * s, PEN * s) +
    bar(x + 0.5 * s, y - 5 * s, x - 2 * s, y - 3 * s, PEN * s),
  (x, y, s) =>
    bow(x, y - 2 * s, 3 * s, 190, 400, PEN * s) +
    bar(x + 2.3 * s, y - 0.07 * s, x - 3 * s, y + 5 * s, PEN * s) +
    bar(x - 3 * s, y + 5 * s, x + 3 * s, y + 5 * s, PEN * s),
  (x, y, s) =>
    bow(x, y - 2.5 * s, 2.5 * s, 200, 450, PEN * s) + bow(x, y + 2.4 * s, 2.7 * s, 270, 520, PEN * s),
  (x, y, s) =>
    bar(x + 1.5 * s, y - 5 * s, x + 1.5 * s, y + 5 * s, PEN * s) +
    bar(x + 1.5 * s, y - 5 * s, x - 3.2 * s, y + 2 * s, PEN * s) +
    bar(x - 3.2 * s, y + 2 * s, x + 3.2 * s, y + 2 * s, PEN * s),
  (x, y, s) =>
    bar(x - 2 * s, y - 5 * s, x + 2.5 * s, y - 5 * s, PEN * s) +
    bar(x - 2 * s, y - 5 * s, x - 2.4 * s, y - 0.3 * s, PEN * s) +
    bow(x - 0.1 * s, y + 1.8 * s, 3.1 * s, 222, 500, PEN * s),
  (x, y, s) => ring(x, y + 2 * s, 3 * s, PEN * s) + bow(x + 4 * s, y + 2 * s, 7 * s, 180, 250, PEN * s),
  (x, y, s) =>
    bar(x - 3 * s, y - 5 * s, x + 3 * s, y - 5 * s, PEN * s) +
    bar(x + 3 * s, y - 5 * s, x - 1 * s, y + 5 * s, PEN * s),
  (x, y, s) => ring(x, y - 2.6 * s, 2.4 * s, PEN * s) + ring(x, y + 2.3 * s, 2.7 * s, PEN * s),
  (x, y, s) => ring(x, y - 2 * s, 3 * s, PEN * s) + bow(x - 4 * s, y - 2 * s, 7 * s, 0, 70, PEN * s),
]
const PEN = 1.7

function circled(n: number): string {
  const circle = ring(MID, MID, 10.7, 1.4)
  const [tens, ones] = [Math.floor(n / 10), n % 10]
  if (tens === 0) return circle + DIGITS[ones]!(MID, MID, 1.05)
  return circle + DIGITS[tens]!(MID - 3.5, MID, 0.85) + DIGITS[ones]!(MID + 3.2, MID, 0.85)
}

const drawings: Record<string, string> = {
  star: star(5, 12, 4.8),
  dot: disc(MID, MID, 6),
  diamond: polygon([12, 1], [21, 12], [12, 23], [3, 12]),
  'arrow-right': polygon(...RIGHT),
  'arrow-down': polygon(...turned(RIGHT, 1)),
  'arrow-left': polygon(...turned(RIGHT, 2)),
  'arrow-up': polygon(...turned(RIGHT, 3)),
  check: bar(3.5, 13, 9.5, 19, 3.4) + bar(9.5, 19, 20.5, 5.5, 3.4),
  cross: bar(4.5, 4.5, 19.5, 19.5, 3.4) + bar(19.5, 4.5, 4.5, 19.5, 3.4),
  plus: bar(MID, 3, MID, 21, 3.4) + bar(3, MID, 21, MID, 3.4),
  minus: bar(3, MID, 21, MID, 3.4),
  /** Scissors, blades to the right: along a line to cut. */
  cut:
    ring(4.6, 6.4, 3.1, 1.9) +
    ring(4.6, 17.6, 3.1, 1.9) +
    polygon([7.6, 7], [13, 10.6], [23.5, 17.6], [20.8, 18.3], [12, 13.6], [6.5, 9.2]) +
    polygon([6.5, 14.8], [12, 10.4], [20.8, 5.7], [23.5, 6.4], [13, 13.4], [7.6, 17]),
  /** A dashed line with an arrow over it: fold here. */
  fold:
    bar(MID, 22, MID, 19.5, 1.6) +
    bar(MID, 16, MID, 13.5, 1.6) +
    bar(MID, 10, MID, 7.5, 1.6) +
    bow(MID, 12, 8, 185, 345, 1.8) +
    polygon([16.2, 9.6], [23.2, 8.4], [20.6, 15]),
  /** An arrow in a circle: turn over. */
  turn: bow(MID, MID, 8, 0, 290, 2.6) + polygon([13.2, 0.4], [20.6, 3.2], [14.2, 8.4]),
  /** Cross hairs that must fall on one another on front and back. */
  register: ring(MID, MID, 6, 0.7) + bar(MID, 1, MID, 23, 0.7) + bar(1, MID, 23, MID, 0.7),
}
for (let n = 0; n <= 20; n++) drawings[`circled-${n}`] = circled(n)

export const symbols: Readonly<Record<string, Icon>> = Object.fromEntries(
  Object.entries(drawings).map(([name, d]) => [name, { d, width: EDGE, height: EDGE }]),
)
