import type { Tag } from '../frame/frame.ts'
import type { Size } from '../geometry/box.ts'
import { mm } from '../geometry/length.ts'
import type { Block } from './blocks.ts'
import { type Book, type LaidBook, openPress } from './book.ts'
import { type CardPair, layCardTable } from './card-table.ts'
import { after, layBlocks } from './lay.ts'
import { makePages, outlineOf } from './pages.ts'
import type { PairPress } from './press.ts'
import { artifact, drawStack, type Strip, stackHeight } from './strip.ts'
import { styleOf } from './style.ts'

/** Two languages of one book beside each other, paragraph by paragraph, as translators compare them. */
export function laySideBySide(left: Book, right: Book, page: Size): LaidBook {
  // Two columns of a large page take smaller type than one of a small page.
  const styleFor = ({ source: { words, theme } }: Book) =>
    styleOf(words.language, page, theme.book, theme.book.pair.smaller)
  const first = openPress(left, styleFor(left))
  const second = openPress(right, styleFor(right), true)
  const width = page.width - 2 * first.press.style.margin.side
  const pair: PairPress = { left: first.press, right: second.press, width }
  const strips: Strip[] = []
  let path: Tag[] = []
  let before: Block | undefined
  for (const { ours, theirs } of pairUp(left.blocks, right.blocks)) {
    const block = ours ?? theirs
    if (block?.kind === 'heading' && block.level === 1) path = [{ role: 'Sect', id: first.press.id() }]
    const cards = cardsOf(ours, theirs)
    const rows = cards
      ? layCardTable(pair, cards, path, { left: left.source, right: right.source })
      : [row(pair, ours, theirs, path)]
    for (const [i, strip] of rows.entries())
      strips.push(
        i === 0 ? { ...strip, ...after(first.press, titleIn(before) ?? before, strip, block) } : strip,
      )
    before = block
  }
  const title = [left.title, right.title].join(' / ')
  const { pages, marks } = makePages(first.press, strips, [], title)
  return {
    document: { title, lang: left.source.words.language.tag, pages, outline: outlineOf(marks), tagged: true },
    drawings: [first, second].flatMap(({ press }) => press.drawings.sides()),
    findings: [first, second].flatMap(({ findings }) => findings.all),
  }
}

/** Both sides of a block, as high as the higher one. */
function row(
  { left, right, width }: PairPress,
  ours: Block | undefined,
  theirs: Block | undefined,
  path: readonly Tag[],
): Strip {
  const gutter = mm(left.style.pair.gutter)
  const column = { width: (width - gutter) / 2, path, narrow: true }
  const a = ours ? layBlocks(left, [ours], column) : []
  const b = theirs ? layBlocks(right, [theirs], column) : []
  const height = Math.max(stackHeight(a), stackHeight(b))
  const mark = (a.find((strip) => strip.mark) ?? b.find((strip) => strip.mark))?.mark
  return {
    height,
    gap: Math.max(a[0]?.gap ?? 0, b[0]?.gap ?? 0),
    breakBefore: 0,
    draw: (x, y, book) => {
      const middle = x + width / 2
      const line = { color: left.style.colors.line, width: left.style.pair.line }
      return [
        artifact([{ kind: 'path', d: `M${middle} ${y}V${y + height}`, stroke: line }]),
        ...drawStack(a, x, y, book),
        ...drawStack(b, middle + gutter / 2, y, book),
      ]
    },
    ...(mark && { mark }),
  }
}

/** A heading, also one that is the title of a step. */
function titleIn(block: Block | undefined): Block | undefined {
  const inside = block?.kind === 'list' ? block.items[0]?.[0] : block
  return inside?.kind === 'heading' ? inside : undefined
}

interface Pair {
  readonly ours: Block | undefined
  readonly theirs: Block | undefined
}

/** The same template wrote both books, so blocks line up; lists and boxes are taken apart to their paragraphs. */
export function pairUp(ours: readonly Block[], theirs: readonly Block[]): Pair[] {
  const [a, b] = [ours.flatMap(takeApart), theirs.flatMap(takeApart)]
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => ({ ours: a[i], theirs: b[i] }))
}

function takeApart(block: Block): Block[] {
  switch (block.kind) {
    case 'cover':
      return [...block.blocks]
    case 'page':
      return []
    case 'grid':
      return isCards(block) ? [block] : [...block.cells]
    case 'list':
      return block.items.flatMap((item, i) =>
        item.map(
          (inside, k): Block => ({
            ...block,
            items: [[inside]],
            start: (block.start ?? 1) + i,
            continued: k > 0,
          }),
        ),
      )
    default:
      return [block]
  }
}

/** A grid of entries with titles and texts: cards. */
const isCards = (block: Block | undefined): boolean =>
  block?.kind === 'grid' &&
  block.cells.every((cell) => cell.kind === 'entry' && cell.blocks[0]?.kind === 'heading')

function cardsOf(ours: Block | undefined, theirs: Block | undefined): CardPair[] | undefined {
  if (!isCards(ours) || !isCards(theirs) || ours?.kind !== 'grid' || theirs?.kind !== 'grid') return undefined
  return ours.cells.flatMap((cell, i): CardPair[] => {
    const other = theirs.cells[i]
    return cell.kind === 'entry' && other?.kind === 'entry' ? [{ left: cell, right: other }] : []
  })
}
