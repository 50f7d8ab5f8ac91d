import type { Group, Item } from '../frame/frame.ts'
import { draw, flow } from '../layout/layout.ts'
import { composeText, type Press } from './press.ts'
import { artifact } from './strip.ts'

/** The page's number between two rules, and the book's title in small type. */
export function footOf(press: Press, number: number, title: string): Group {
  const { page, margin, body, colors, foot } = press.style
  const y = page.height - margin.bottom * foot.height
  const figures = composeText(press, String(number), 'title')
  const [line] = flow(figures, 100, body * foot.number).lines
  const name = composeText(press, title)
  const [words] = flow(name, page.width / 2, body * foot.title).lines
  const centre = page.width / 2
  const half = body * foot.gap
  const items: Item[] = [
    {
      kind: 'path',
      d: `M${margin.side} ${y - body * foot.rise}H${centre - half}M${centre + half} ${y - body * foot.rise}H${page.width - margin.side}`,
      stroke: { color: colors.line, width: foot.line },
    },
    ...(line ? draw(line, centre - line.width / 2, y, { fill: colors.accent }) : []),
    ...(words ? draw(words, centre - words.width / 2, y + body * foot.drop, { fill: colors.quiet }) : []),
  ]
  return artifact(items)
}
