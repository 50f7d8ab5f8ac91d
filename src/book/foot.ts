import type { Group, Item } from '../frame/frame.ts'
import { draw, flow } from '../layout/layout.ts'
import { composeText, type Press } from './press.ts'
import { artifact } from './strip.ts'

/** The page's number between two rules, and the book's title in small type. */
export function footOf(press: Press, number: number, title: string): Group {
  const { page, margin, body, colors } = press.style
  const y = page.height - margin.bottom * 0.5
  const figures = composeText(press, String(number), 'title')
  const [line] = flow(figures, 100, body * 1.15).lines
  const name = composeText(press, title)
  const [words] = flow(name, page.width / 2, body * 0.72).lines
  const centre = page.width / 2
  const half = body * 1.6
  const items: Item[] = [
    {
      kind: 'path',
      d: `M${margin.side} ${y - body * 0.35}H${centre - half}M${centre + half} ${y - body * 0.35}H${page.width - margin.side}`,
      stroke: { color: colors.line, width: 0.5 },
    },
    ...(line ? draw(line, centre - line.width / 2, y, { fill: colors.accent }) : []),
    ...(words ? draw(words, centre - words.width / 2, y + body * 1.1, { fill: colors.soft }) : []),
  ]
  return artifact(items)
}
