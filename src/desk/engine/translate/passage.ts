import type { Block } from '../../../book/blocks.ts'
import { type Book, openPress } from '../../../book/book.ts'
import { coverPage } from '../../../book/cover.ts'
import { layBlocks } from '../../../book/lay.ts'
import { drawStack, type Strip, stackHeight } from '../../../book/strip.ts'
import { styleOf } from '../../../book/style.ts'
import type { Finding } from '../../../finding.ts'
import type { Frame } from '../../../frame/frame.ts'
import type { Size } from '../../../geometry/box.ts'

/** A block of a rulebook with what stands before and after it. */
export interface Passage {
  readonly blocks: readonly Block[]
  /** Which of them it is about. */
  readonly at: number
}

/** The passage that holds these words; of a figure also those inside its drawing. */
export function passageWith(book: Book, words: string): Passage | undefined {
  const { blocks, context, source } = book
  const isDrawn = (name: string): boolean => {
    const rendered = source.templates.render(`${name}.svg.hbs`, context)
    return 'restore' in rendered && rendered.restore(rendered.text).includes(words)
  }
  const holds = (block: Block): boolean =>
    JSON.stringify(block).includes(words) ||
    figuresIn(block).some(isDrawn) ||
    (block.kind === 'cover' && isDrawn('cover'))
  const at = blocks.findIndex(holds)
  if (at < 0) return undefined
  const block = narrowed(blocks[at]!, holds)
  const before = neighbours(blocks.slice(0, at).reverse()).reverse()
  const after = blocks[at]!.kind === 'cover' ? [] : neighbours(blocks.slice(at + 1))
  return { blocks: [...before, block, ...after], at: before.length }
}

const figuresIn = (block: Block): string[] =>
  block.kind === 'figure'
    ? [`figure-${block.name}`]
    : block.kind === 'list'
      ? block.items.flat().flatMap(figuresIn)
      : []

/** Of a long list or grid the part that matters. */
function narrowed(block: Block, holds: (block: Block) => boolean): Block {
  if (block.kind === 'list') {
    const at = Math.max(
      0,
      block.items.findIndex((item) => item.some(holds)),
    )
    const { continued, start = 1, ...list } = block
    return {
      ...list,
      ...(at === 0 && continued && { continued }),
      start: start + at,
      items: [block.items[at]!],
    }
  }
  if (block.kind !== 'grid') return block
  const row = Math.floor(Math.max(0, block.cells.findIndex(holds)) / block.columns) * block.columns
  return { ...block, cells: block.cells.slice(row, row + block.columns) }
}

/** The next block, if it is words, not more than a line or two of them. */
function neighbours([next]: readonly Block[]): Block[] {
  if (next?.kind === 'heading' || next?.kind === 'prose') return [next]
  return next?.kind === 'list' ? [narrowed(next, () => false)] : []
}

/** The same passage with other words for those that marked it. */
export const reworded = ({ blocks, at }: Passage, mark: string, words: string): Passage => ({
  blocks: replacedIn(blocks, mark, words),
  at,
})

function replacedIn<Value>(value: Value, mark: string, words: string): Value {
  if (typeof value === 'string') return value.replaceAll(mark, () => words) as Value
  if (Array.isArray(value)) return value.map((each) => replacedIn(each, mark, words)) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, replacedIn(inner, mark, words)]),
  ) as Value
}

export interface SetPassage {
  readonly frame: Frame
  /** Where the block is, from the top, in parts of the height. */
  readonly mark?: readonly [from: number, to: number]
  readonly findings: readonly Finding[]
}

/** A passage as wide as its column, and as high as it gets. */
export function setPassage(book: Book, { blocks, at }: Passage, page: Size): SetPassage {
  const { words, theme } = book.source
  const { press, findings } = openPress(book, styleOf(words.language, page, theme.book))
  if (blocks[at]!.kind === 'cover') {
    const [cover] = coverPage(press, page)
    return { frame: cover ?? { ...page, items: [] }, findings: findings.all }
  }
  const { side, top } = press.style.margin
  const lay = (some: readonly Block[]): Strip[] =>
    layBlocks(press, some, { width: page.width - 2 * side, path: [], narrow: false })
  const strips = lay(blocks)
  const edge = Math.min(top, EDGE)
  const height = stackHeight(strips) + 2 * edge
  const [from, to] = [lay(blocks.slice(0, at)).length, lay(blocks.slice(0, at + 1)).length]
  const above = stackHeight(strips.slice(0, from)) + (from > 0 ? (strips[from]?.gap ?? 0) : 0)
  const items = drawStack(strips, edge, edge, { pageOf: () => undefined })
  return {
    frame: { width: page.width - 2 * side + 2 * edge, height, items },
    mark: [(edge + above) / height, (edge + stackHeight(strips.slice(0, to))) / height],
    findings: findings.all,
  }
}

/** Room round the passage, in points. */
const EDGE = 14
