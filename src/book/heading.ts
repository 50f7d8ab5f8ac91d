import type { Item, Tag } from '../frame/frame.ts'
import type { Heading } from './blocks.ts'
import type { Column, Press } from './press.ts'
import { artifact, NEVER, type Strip } from './strip.ts'
import { layText } from './text.ts'

/** A chapter's title stands over a rule; smaller ones are words only. */
export function layHeading(press: Press, heading: Heading, column: Column): Strip[] {
  const { style } = press
  const { level } = heading
  const size = style.heads[level]
  const lines = layText(press, heading.text, column, {
    size,
    line:
      size *
      (level === 3 ? style.line / style.body : Math.max(1.15, press.setting.language.lineHeight * 0.9)),
    fill: level === 3 ? style.colors.accent : style.colors.head,
    style: 'title',
    align: 'left',
    role: `H${heading.rank}` as Tag['role'],
    gap: 0,
  })
  const above = style.line * { 1: 1.9, 2: 1.1, 3: 0.7 }[level]
  const { id } = heading
  const strips = lines.map(
    (line, i): Strip => ({
      ...line,
      gap: i === 0 ? above : 0,
      // A chapter is a better place to begin a page than a paragraph.
      breakBefore: i > 0 ? NEVER : level === 1 ? -1 : 0,
      ...(i === 0 && id && { mark: { id, title: plain(heading.text), level } }),
    }),
  )
  return level === 1 ? [...strips, rule(press, column)] : strips
}

const plain = (words: string): string => words.replace(/\*\*|:[a-z0-9-]+:/g, '').trim()

function rule(press: Press, column: Column): Strip {
  const { colors, body, line } = press.style
  return {
    height: line * 0.35,
    gap: 0,
    breakBefore: NEVER,
    draw: (x, y): Item[] => [
      artifact([
        {
          kind: 'path',
          d: `M${x} ${y + 1.1}H${x + column.width}`,
          stroke: { color: colors.line, width: 0.5 },
        },
        {
          kind: 'path',
          d: `M${x} ${y + 1.1}H${x + body * 4.5}`,
          stroke: { color: colors.accent, width: 2.2 },
        },
      ]),
    ],
  }
}
