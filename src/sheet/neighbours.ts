import type { Box } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'

/**
 * Finds the boxes of a sheet that are nearer to one of them than `apart`, and perhaps some more. They are sorted into squares as wide as
 * the widest box and the distance: to look at the nine squares around a box is enough, however many thousand lie on the sheet.
 */
export function neighbours<Kind extends Box>(boxes: readonly Kind[], apart: Pt): (box: Kind) => Kind[] {
  const side = boxes.reduce((most, { width, height }) => Math.max(most, width, height), 0) + apart
  const step = (length: Pt): number => Math.floor(length / side)
  const squares = new Map<string, Kind[]>()
  for (const box of boxes) {
    const square = `${step(box.x)} ${step(box.y)}`
    const there = squares.get(square)
    if (there) there.push(box)
    else squares.set(square, [box])
  }
  return (box) =>
    AROUND.flatMap(
      ([across, down]) => squares.get(`${step(box.x) + across} ${step(box.y) + down}`) ?? [],
    ).filter((other) => other !== box)
}

const AROUND = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => [across, down] as const))
