import type { Frame, Placed } from '../frame/frame.ts'
import type { Pt } from '../geometry/length.ts'
import { translate } from '../geometry/matrix.ts'
import type { Figure } from './blocks.ts'
import type { Column, Press } from './press.ts'
import { drawStack, type Strip, stackHeight, tagged } from './strip.ts'
import { layText } from './text.ts'

/** A drawing over its caption, never parted. */
export function layFigure(press: Press, { name, alt, caption }: Figure, column: Column): Strip[] {
  const { body, line, colors } = press.style
  const frame = press.drawings.draw(`figure-${name}`, column.width)
  if (!frame) return []
  const words = caption
    ? layText(press, caption, column, {
        size: body * 0.92,
        style: 'italic',
        fill: colors.soft,
        align: 'center',
      })
    : []
  const gap = body * 0.4
  const id = press.id()
  return [
    {
      height: frame.height + (words.length > 0 ? gap + stackHeight(words) : 0),
      gap: line * 0.8,
      breakBefore: 0,
      draw: (x, y, book) => [
        ...tagged([...column.path, { role: 'Figure', id, alt }], [drawnAt(frame, x, y)]),
        ...drawStack(words, x, y + frame.height + gap, book),
      ],
    },
  ]
}

export const drawnAt = (frame: Frame, x: Pt, y: Pt): Placed => ({
  kind: 'placed',
  frame,
  matrix: translate(x, y),
})
