import type { Item } from '../frame/frame.ts'
import { findIcon } from '../icon/find.ts'
import type { Block, Callout } from './blocks.ts'
import type { Column, Press } from './press.ts'
import { artifact, drawStack, type Strip, stackHeight } from './strip.ts'
import { layText } from './text.ts'

/** Words in a tinted box with a sign beside them. */
export function layFramed(
  press: Press,
  { look, label, blocks }: Callout,
  column: Column,
  layInside: (blocks: readonly Block[], column: Column) => Strip[],
): Strip {
  const { body, line, colors, callout } = press.style
  const padding = body * callout.padding
  const sign = body * callout.sign
  const inner: Column = {
    ...column,
    width: column.width - 3 * padding - sign,
    path: [...column.path, { role: 'Sect', id: press.id() }],
  }
  const head = label
    ? layText(press, label, inner, {
        style: 'title',
        size: body * callout.label,
        fill: colors.accent,
        align: 'left',
      })
    : []
  const strips = [
    ...head,
    ...layInside(blocks, inner).map((strip, i) => (i === 0 ? { ...strip, gap: 0 } : strip)),
  ]
  const height = Math.max(stackHeight(strips), sign) + 2 * padding
  const icon = findIcon(callout[look])
  return {
    height,
    gap: line * callout.gap,
    breakBefore: 0,
    draw: (x, y, book) => {
      const ground: Item[] = [
        {
          kind: 'path',
          d: box(x, y, column.width, height, body * callout.corner),
          fill: look === 'important' ? colors.important : colors.tip,
          stroke: { color: look === 'important' ? colors.accent : colors.line, width: callout.line },
        },
      ]
      if (icon) {
        const by = sign / Math.max(icon.width, icon.height)
        ground.push({
          kind: 'path',
          d: icon.d,
          matrix: [by, 0, 0, by, x + padding, y + (height - sign) / 2],
          fill: look === 'important' ? colors.accent : colors.head,
        })
      }
      const top = y + (height - stackHeight(strips)) / 2
      return [artifact(ground), ...drawStack(strips, x + 2 * padding + sign, top, book)]
    },
  }
}

const box = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(width - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(height - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`
