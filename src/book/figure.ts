import type { Frame, Placed } from '../frame/frame.ts'
import type { Pt } from '../geometry/length.ts'
import type { Figure } from './blocks.ts'
import type { Column, Press } from './press.ts'
import { drawStack, type Strip, stackHeight, tagged } from './strip.ts'
import { layText } from './text.ts'

/** A drawing over its caption, never parted. */
export function layFigure(press: Press, { name, alt, caption }: Figure, column: Column): Strip[] {
  const { body, line, colors, figure } = press.style
  const frame = press.drawings.draw(`figure-${name}`, column.width)
  if (!frame) return []
  const by = Math.min(1, column.width / frame.width)
  const high = frame.height * by
  const words = caption
    ? layText(press, caption, column, {
        size: body * figure.caption,
        style: 'italic',
        fill: colors.quiet,
        align: 'center',
      })
    : []
  const gap = body * figure.below
  const id = press.id()
  return [
    {
      height: high + (words.length > 0 ? gap + stackHeight(words) : 0),
      gap: line * figure.gap,
      breakBefore: 0,
      draw: (x, y, book) => [
        ...tagged([...column.path, { role: 'Figure', id, alt }], [drawnAt(frame, x, y, by)]),
        ...drawStack(words, x, y + high + gap, book),
      ],
    },
  ]
}

export const drawnAt = (frame: Frame, x: Pt, y: Pt, by = 1): Placed => ({
  kind: 'placed',
  frame,
  matrix: [by, 0, 0, by, x, y],
})
