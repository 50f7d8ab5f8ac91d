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
  const look = ordered ? press.style.steps : press.style.list
  const indent = body * look.indent
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
      gap: line * look.gap,
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
  const { body, colors, steps } = press.style
  const text = composeText(press, String(number), 'title')
  const [line] = flow(text, body * 4, body * steps.number).lines
  const radius = body * steps.disc
  return (x, y, height) => {
    const [cx, cy] = [x + radius, y + height / 2]
    const disc = `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
    const capital = text.capHeight * body * steps.number
    return [
      artifact([{ kind: 'path', d: disc, fill: colors.accent }]),
      ...(line ? draw(line, cx - line.width / 2, cy + capital / 2, { fill: colors.number }) : []),
    ]
  }
}

function bullet(press: Press): Label {
  const { body, line, colors, list } = press.style
  const text = composeText(press, '·', 'bold')
  const [dot] = flow(text, body * 4, body).lines
  const r = body * list.bullet
  return (x, y) => {
    const [cx, cy] = [
      x + body * list.left,
      y + baselineIn(text, body, line) - text.capHeight * body * list.rise,
    ]
    return [
      // Drawn large; the character is there for those who copy or listen.
      artifact([
        {
          kind: 'path',
          d: `M${cx} ${cy - r * list.tall}L${cx + r * list.wide} ${cy}L${cx} ${cy + r * list.tall}L${cx - r * list.wide} ${cy}Z`,
          fill: colors.accent,
        },
      ]),
      ...(dot
        ? draw(dot, cx - dot.width / 2, y + baselineIn(text, body, line), { fill: colors.accent })
        : []),
    ]
  }
}
