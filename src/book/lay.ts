import { mm, type Pt } from '../geometry/length.ts'
import { type Block, type Entry, firstWords, type Grid } from './blocks.ts'
import { layFramed } from './callout.ts'
import { layContents } from './contents.ts'
import { drawnAt, layFigure } from './figure.ts'
import { layHeading } from './heading.ts'
import { layList } from './list.ts'
import type { Column, Press } from './press.ts'
import { ALWAYS, artifact, drawStack, NEVER, type Strip, stackHeight } from './strip.ts'
import { headOf } from './style.ts'
import { layTable } from './table.ts'
import { layText } from './text.ts'

/** Blocks → strips of a column, one below the other. */
export function layBlocks(press: Press, blocks: readonly Block[], column: Column): Strip[] {
  const strips: Strip[] = []
  let { path } = column
  let before: Block | undefined
  for (const block of blocks) {
    // A chapter is a section of the document, from its heading to the next.
    if (block.kind === 'heading' && block.level === 1)
      path = [...column.path, { role: 'Sect', id: press.id() }]
    const about = firstWords(block)
    const [first, ...rest] = layBlock(press, block, { ...column, path }).map((strip) => ({ about, ...strip }))
    if (first) strips.push({ ...first, ...after(press, before, first, block) }, ...rest)
    before = block
  }
  return strips
}

/** A heading stays with what it heads, close to it; notes to a table, and boxes in a row, are best not parted. */
export function after(
  press: Press,
  before: Block | undefined,
  next: Strip,
  block: Block | undefined,
): Pick<Strip, 'gap' | 'breakBefore'> {
  const { gap, breakBefore } = next
  if (before?.kind === 'page') return { gap, breakBefore: ALWAYS }
  if (before?.kind === 'heading')
    return { gap: press.style.line * headOf(press.style, before.level).below, breakBefore: NEVER }
  const close = before?.kind === 'table' || (before?.kind === 'callout' && block?.kind === 'callout')
  return { gap, breakBefore: close ? breakBefore + PARTED : breakBefore }
}
const PARTED = 30

function layBlock(press: Press, block: Block, column: Column): Strip[] {
  const inside = (blocks: readonly Block[], inner: Column) => layBlocks(press, blocks, inner)
  switch (block.kind) {
    case 'heading':
      return layHeading(press, block, column)
    case 'prose':
      return layText(press, block.text, column)
    case 'list':
      return layList(press, block, column, inside)
    case 'callout':
      return [layFramed(press, block, column, inside)]
    case 'table':
      return layTable(press, block, column)
    case 'figure':
      return layFigure(press, block, column)
    case 'entry':
      return [layEntry(press, block, column)]
    case 'grid':
      return layGrid(press, block, column)
    case 'contents':
      return layContents(press, block, column)
    case 'cover':
    case 'page':
      return []
  }
}

/** Rows of cells; a row is as high as its highest cell and is not cut. */
function layGrid(press: Press, { columns, cells }: Grid, column: Column): Strip[] {
  const gutter = mm(press.style.grid.gutter)
  const width = (column.width - gutter * (columns - 1)) / columns
  const laid = cells.map((cell) => layBlocks(press, [cell], { ...column, width, narrow: columns > 1 }))
  const rows = Array.from({ length: Math.ceil(laid.length / columns) }, (_, row) =>
    laid.slice(row * columns, (row + 1) * columns),
  )
  return rows.map(
    (row): Strip => ({
      height: Math.max(...row.map(stackHeight)),
      gap: Math.max(...row.map(([first]) => first?.gap ?? 0)),
      breakBefore: 0,
      draw: (x, y, book) => row.flatMap((strips, i) => drawStack(strips, x + i * (width + gutter), y, book)),
    }),
  )
}

/** An emblem with the words beside it; in narrow columns only the title stands beside it, the words run below. */
function layEntry(press: Press, { icon, look, blocks }: Entry, column: Column): Strip {
  const { body, line, entry } = press.style
  const [title, ...rest] = blocks
  const titled = title?.kind === 'heading'
  const below = titled && column.narrow ? rest : []
  const beside = below.length > 0 ? blocks.slice(0, 1) : blocks
  const size = body * (below.length > 0 ? entry.over : titled ? entry.titled : entry.emblem)
  const frame = press.drawings.emblem(icon, look, size)
  const indent = frame ? size + body * entry.indent : 0
  const right = layBlocks(press, beside, { ...column, width: column.width - indent })
  const under = layBlocks(press, below, column)
  const words = stackHeight(right)
  const head = Math.max(words, frame ? size : 0)
  const gap = below.length > 0 ? body * entry.below : 0
  // Beside a title the emblem hangs from the top, beside a line it is centred on it.
  const centred = below.length > 0 || !titled
  const lower = (high: Pt) => (centred ? (head - high) / 2 : 0)
  return {
    height: head + gap + stackHeight(under),
    gap: line * (titled ? entry.apart : entry.gap),
    breakBefore: 0,
    draw: (x, y, book) => [
      ...(frame ? [artifact([drawnAt(frame, x, y + lower(size))])] : []),
      ...drawStack(right, x + indent, y + lower(words), book),
      ...drawStack(under, x, y + head + gap, book),
    ],
  }
}
