import type { Item, Tag } from '../frame/frame.ts'
import { draw, flow } from '../layout/layout.ts'
import type { Contents } from './blocks.ts'
import { layHeading } from './heading.ts'
import { type Chapter, type Column, composeText, type Press } from './press.ts'
import { artifact, drawStack, NEVER, type Strip, stackHeight, tagged } from './strip.ts'
import { baselineIn, layText } from './text.ts'

/** Chapters with their pages, which are known when it is drawn. */
export function layContents(press: Press, { title }: Contents, column: Column): Strip[] {
  const toc: Tag = { role: 'TOC', id: press.id() }
  const head = layHeading(press, { kind: 'heading', level: 1, rank: 1, text: title }, column)
  const lines = press.chapters.map((chapter, i) => ({
    ...entry(press, chapter, column, toc),
    ...(i === 0 && { breakBefore: NEVER, gap: press.style.line * press.style.contents.above }),
  }))
  return [...head, ...lines]
}

function entry(press: Press, chapter: Chapter, column: Column, toc: Tag): Strip {
  const { body, line, colors, contents } = press.style
  const numbers = body * contents.numbers
  const path: Tag[] = [
    ...column.path,
    toc,
    { role: 'TOCI', id: press.id() },
    { role: 'Link', id: press.id() },
  ]
  const inner = { ...column, width: column.width - numbers, path }
  const title = layText(press, chapter.text, inner, { align: 'left', gap: 0 })
  const height = stackHeight(title)
  const wide = flow(composeText(press, chapter.text), inner.width, body).lines.at(-1)?.width ?? 0
  return {
    height,
    gap: line * contents.gap,
    breakBefore: 2,
    draw: (x, y, book) => {
      const number = composeText(press, String(book.pageOf(chapter.id) ?? ''), 'bold')
      const [figures] = flow(number, numbers, body).lines
      const baseline = y + height - line + baselineIn(number, body, line)
      const right = x + column.width
      const [from, to] = [
        x + wide + body * contents.before,
        right - (figures?.width ?? 0) - body * contents.after,
      ]
      const leader: Item = {
        kind: 'path',
        d: `M${right - Math.floor((right - from) / contents.step) * contents.step} ${baseline - contents.rise}H${to}`,
        stroke: { color: colors.line, width: contents.dot, dash: [0, contents.step], cap: 'round' },
      }
      return [
        ...(to - from > contents.step ? [artifact([leader])] : []),
        ...drawStack(title, x, y, book),
        ...tagged(path, [
          ...(figures ? draw(figures, right - figures.width, baseline, { fill: colors.accent }) : []),
          { kind: 'link', x, y, width: column.width, height, to: { anchor: chapter.id } },
        ]),
      ]
    },
  }
}
