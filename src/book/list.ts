import type { Item } from '../frame/frame.ts'
import type { Pt } from '../geometry/length.ts'
import { draw, flow } from '../layout/layout.ts'
import type { Block, List } from './blocks.ts'
import { type Column, composeText, type Press } from './press.ts'
import { artifact, type Strip, tagged } from './strip.ts'
import { baselineIn } from './text.ts'

/** Items beside their bullet or number; steps that begin with a heading have their number in a disc. */
export function layList(
  press: Press,
  { ordered, items, start = 1, continued }: List,
  column: Column,
  layInside: (blocks: readonly Block[], column: Column) => Strip[],
): Strip[] {
  const { body, line } = press.style
  const indent = body * (ordered ? 2.3 : 1.3)
  const list = { role: 'L', id: press.id() } as const
  return items.flatMap((blocks, i) => {
    const item = { role: 'LI', id: press.id() } as const
    const path = [...column.path, list, item]
    const strips = layInside(blocks, {
      ...column,
      width: column.width - indent,
      path: [...path, { role: 'LBody', id: press.id() }],
    })
    const [first, ...rest] = strips
    if (!first) return []
    const label = continued && i === 0 ? () => [] : ordered ? numberLabel(press, start + i) : bullet(press)
    const begin: Strip = {
      ...first,
      gap: line * (ordered ? 0.65 : 0.3),
      draw: (x, y, book) => [
        ...tagged([...path, { role: 'Lbl' }], label(x, y, first.height)),
        ...shifted(first, indent).draw(x, y, book),
      ],
    }
    return [begin, ...rest.map((strip) => shifted(strip, indent))]
  })
}

const shifted = (strip: Strip, by: Pt): Strip => ({
  ...strip,
  draw: (x, y, book) => strip.draw(x + by, y, book),
})

type Label = (x: Pt, y: Pt, height: Pt) => Item[]

function numberLabel(press: Press, number: number): Label {
  const { body, colors } = press.style
  const text = composeText(press, String(number), 'title')
  const [line] = flow(text, body * 4, body * 1.05).lines
  const radius = body * 0.8
  return (x, y, height) => {
    const [cx, cy] = [x + radius, y + height / 2]
    const disc = `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
    const capital = text.capHeight * body * 1.05
    return [
      artifact([{ kind: 'path', d: disc, fill: colors.accent }]),
      ...(line ? draw(line, cx - line.width / 2, cy + capital / 2, { fill: '#ffffff' }) : []),
    ]
  }
}

function bullet(press: Press): Label {
  const { body, line, colors } = press.style
  const text = composeText(press, '·', 'bold')
  const [dot] = flow(text, body * 4, body).lines
  const r = body * 0.2
  return (x, y) => {
    const [cx, cy] = [x + body * 0.5, y + baselineIn(text, body, line) - text.capHeight * body * 0.45]
    return [
      // Drawn large; the character is there for those who copy or listen.
      artifact([
        {
          kind: 'path',
          d: `M${cx} ${cy - r * 1.5}L${cx + r * 1.1} ${cy}L${cx} ${cy + r * 1.5}L${cx - r * 1.1} ${cy}Z`,
          fill: colors.accent,
        },
      ]),
      ...(dot
        ? draw(dot, cx - dot.width / 2, y + baselineIn(text, body, line), { fill: colors.accent })
        : []),
    ]
  }
}
