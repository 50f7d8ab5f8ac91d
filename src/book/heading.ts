import type { Item, Tag } from '../frame/frame.ts'
import type { Heading } from './blocks.ts'
import type { Column, Press } from './press.ts'
import { artifact, NEVER, type Strip } from './strip.ts'
import { headOf } from './style.ts'
import { layText } from './text.ts'

/** A chapter's title stands over a rule; smaller ones are words only. */
export function layHeading(press: Press, heading: Heading, column: Column): Strip[] {
  const { style } = press
  const { level } = heading
  const head = headOf(style, level)
  const size = style.body * head.size
  const lines = layText(press, heading.text, column, {
    size,
    line:
      size *
      (level === 3
        ? style.line / style.body
        : Math.max(style.heads.least, press.setting.language.lineHeight * style.heads.line)),
    fill: level === 3 ? style.colors.accent : style.colors.head,
    style: 'title',
    align: 'left',
    role: `H${heading.rank}` as Tag['role'],
    gap: 0,
  })
  const above = style.line * head.above
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
  return level === 1 ? [...strips, ruleBelow(press, column)] : strips
}

const plain = (words: string): string => words.replace(/\*\*|:[a-z0-9-]+:/g, '').trim()

function ruleBelow(press: Press, column: Column): Strip {
  const { colors, body, line, rule } = press.style
  return {
    height: line * rule.room,
    gap: 0,
    breakBefore: NEVER,
    draw: (x, y): Item[] => [
      artifact([
        {
          kind: 'path',
          d: `M${x} ${y + rule.drop}H${x + column.width}`,
          stroke: { color: colors.line, width: rule.line },
        },
        {
          kind: 'path',
          d: `M${x} ${y + rule.drop}H${x + body * rule.length}`,
          stroke: { color: colors.accent, width: rule.accent },
        },
      ]),
    ],
  }
}
