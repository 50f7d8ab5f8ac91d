import type { Tag } from '../frame/frame.ts'
import type { Pt } from '../geometry/length.ts'
import type { Table } from './blocks.ts'
import type { Column, Press } from './press.ts'
import { artifact, drawStack, NEVER, type Strip, stackHeight } from './strip.ts'
import { layText, naturalWidth, type TextLook } from './text.ts'

/** Larger tables may be cut between their rows: they would leave half a page empty. */
const WHOLE = 0.7

export function layTable(press: Press, { caption, head, rows }: Table, column: Column): Strip[] {
  const { style } = press
  const size = style.body * style.table.size
  const table: Tag = { role: 'Table', id: press.id() }
  const padding = style.body * style.table.padding
  const widths = columnWidths(press, [head, ...rows], column.width, size, 2 * padding)
  const lookOf = (row: number, cell: number): TextLook => ({
    size,
    gap: style.line * style.table.gap,
    style: row === 0 || cell === 0 ? 'bold' : 'regular',
    align: cell === 0 || widths[cell]! > column.width * style.table.narrow ? 'left' : 'center',
  })
  const strips = [head, ...rows].map((cells, row) => {
    const tr: Tag = { role: 'TR', id: press.id() }
    const laid = cells.map((words, cell) => {
      const role = row === 0 || cell === 0 ? 'TH' : 'TD'
      const scope = row === 0 ? 'Column' : 'Row'
      const tag: Tag = { role, id: press.id(), ...(role === 'TH' && { scope }) }
      const inner = {
        width: widths[cell]! - 2 * padding,
        path: [...column.path, table, tr, tag],
        narrow: true,
      }
      return layText(press, words, inner, lookOf(row, cell))
    })
    const height = Math.max(style.line, ...laid.map(stackHeight)) + style.body * style.table.row
    const strip: Strip = {
      height,
      gap: 0,
      breakBefore: row === 0 ? 0 : NEVER,
      draw: (x, y, book) => {
        const starts = widths.map((_, i) => x + widths.slice(0, i).reduce((sum, w) => sum + w, 0))
        return [
          artifact(ground(press, row, x, y, column.width, height)),
          ...laid.flatMap((lines, i) =>
            drawStack(lines, starts[i]! + padding, y + (height - stackHeight(lines)) / 2, book),
          ),
        ]
      },
    }
    return strip
  })
  const room = style.page.height - style.margin.top - style.margin.bottom
  const whole = stackHeight(strips) < room * WHOLE
  const body = whole ? strips : strips.map((strip, i) => (i > 1 ? { ...strip, breakBefore: 2 } : strip))
  const above = style.line * style.table.above
  if (!caption) return body.map((strip, i) => (i === 0 ? { ...strip, gap: above } : strip))
  const title = layText(
    press,
    caption,
    { ...column, path: [...column.path, table] },
    {
      style: 'bold',
      role: 'Caption',
      align: 'left',
      fill: style.colors.head,
      gap: above,
    },
  )
  return [
    ...title,
    ...body.map((strip, i) =>
      i === 0 ? { ...strip, gap: style.body * style.table.caption, breakBefore: NEVER } : strip,
    ),
  ]
}

function ground(press: Press, row: number, x: Pt, y: Pt, width: Pt, height: Pt) {
  const { colors, table } = press.style
  const line = {
    kind: 'path',
    d: `M${x} ${y + height}H${x + width}`,
    stroke: { color: colors.line, width: table.line },
  } as const
  if (row > 0) return [line]
  const head = { kind: 'path', d: `M${x} ${y}h${width}v${height}h${-width}Z`, fill: colors.table } as const
  const top = { ...line, d: `M${x} ${y}H${x + width}`, stroke: { color: colors.head, width: table.head } }
  return [head, top, line]
}

/** Short columns get what they need, the rest is shared: by all when everything fits, else by the long ones. */
function columnWidths(
  press: Press,
  rows: readonly (readonly string[])[],
  width: Pt,
  size: Pt,
  padding: Pt,
): Pt[] {
  const natural = rows[0]!.map(
    (_, i) =>
      padding + 1 + Math.max(...rows.map((row) => naturalWidth(press, row[i]!, { size, style: 'bold' }))),
  )
  const total = natural.reduce((sum, each) => sum + each, 0)
  const rest = natural.slice(1)
  if (total <= width) {
    const equal = (width - natural[0]!) / rest.length
    // Columns of figures look best equally wide.
    return Math.max(...rest) <= equal
      ? [natural[0]!, ...rest.map(() => equal)]
      : natural.map((each) => (each * width) / total)
  }
  const fair = width / natural.length
  const short = natural.filter((each) => each <= fair)
  const left = width - short.reduce((sum, each) => sum + each, 0)
  const long = natural.length - short.length
  return natural.map((each) => (each <= fair ? each : left / long))
}
