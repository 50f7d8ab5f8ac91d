import type { ContextSource } from '../card/context.ts'
import type { Tag } from '../frame/frame.ts'
import { sourceLanguage } from '../game/game.ts'
import type { Pt } from '../geometry/length.ts'
import type { Entry } from './blocks.ts'
import type { PairPress, Press } from './press.ts'
import { artifact, drawStack, NEVER, type Strip, stackHeight } from './strip.ts'
import { layText } from './text.ts'

export interface CardPair {
  readonly left: Entry
  readonly right: Entry
}

interface Side {
  readonly press: Press
  readonly of: (pair: CardPair) => Entry
  readonly head: string
}

/** Name, translation, English: the table translators of this game have always worked with. */
export function layCardTable(
  pair: PairPress,
  cards: readonly CardPair[],
  path: readonly Tag[],
  sources: { readonly left: ContextSource; readonly right: ContextSource },
): Strip[] {
  const { press, source, sides } = arrange(pair, sources)
  const table: Tag = { role: 'Table', id: pair.left.id() }
  const label = (key: string) => source.words.program(`book.${key}`)
  const head = rowOf(pair, path, table, [
    { press, parts: [label('name')], head: 'Column' },
    ...sides.map((side) => ({ press, parts: [side.head], head: 'Column' as const })),
  ])
  const rows = cards.map((card) =>
    rowOf(pair, path, table, [
      {
        press: sides[0]!.press,
        parts: [titleOf(sides[0]!.of(card))],
        second: { press: sides[1]!.press, parts: [titleOf(sides[1]!.of(card))] },
        head: 'Row',
      },
      ...sides.map((side) => ({ press: side.press, parts: textsOf(side.of(card)) })),
    ]),
  )
  const [first, ...rest] = rows
  return [head, ...(first ? [{ ...first, breakBefore: NEVER }] : []), ...rest].map((strip, i) => ({
    ...strip,
    gap: i === 0 ? pair.left.style.line * pair.left.style.pair.gap : 0,
  }))
}

/** The source language comes last; of two translations the one on the left comes first. */
function arrange(
  { left, right }: PairPress,
  sources: { readonly left: ContextSource; readonly right: ContextSource },
): { press: Press; source: ContextSource; sides: readonly Side[] } {
  const original = sourceLanguage(sources.left.game)
  const nameOf = ({ words }: ContextSource) => words.languageName
  const ours: Side = { press: left, of: (pair) => pair.left, head: nameOf(sources.left) }
  const theirs: Side = { press: right, of: (pair) => pair.right, head: nameOf(sources.right) }
  const turned = sources.left.words.lang === original
  const english = turned || sources.right.words.lang === original
  const [first, second] = turned ? [theirs, ours] : [ours, theirs]
  const source = turned ? sources.right : sources.left
  const label = (key: string, otherwise: string) =>
    english ? source.words.program(`book.${key}`) : otherwise
  return {
    press: first.press,
    source,
    sides: [
      { ...first, head: label('translation', first.head) },
      { ...second, head: label('original', second.head) },
    ],
  }
}

const titleOf = ({ blocks }: Entry): string => (blocks[0]?.kind === 'heading' ? blocks[0].text : '')
const textsOf = ({ blocks }: Entry): string[] =>
  blocks.flatMap((block) => (block.kind === 'prose' ? [block.text] : []))

interface Cell {
  readonly press: Press
  readonly parts: readonly string[]
  /** Words of the other language below. */
  readonly second?: Cell
  readonly head?: 'Row' | 'Column'
}

function rowOf({ left, width }: PairPress, path: readonly Tag[], table: Tag, cells: readonly Cell[]): Strip {
  const { body, colors, pair } = left.style
  const padding = body * pair.padding
  const widths: Pt[] = [
    width * pair.name,
    ...cells.slice(1).map(() => (width * (1 - pair.name)) / (cells.length - 1)),
  ]
  const tr: Tag = { role: 'TR', id: left.id() }
  const laid = cells.map((cell, i) => {
    const tag: Tag = { role: cell.head ? 'TH' : 'TD', id: left.id(), ...(cell.head && { scope: cell.head }) }
    const column = { width: widths[i]! - 2 * padding, path: [...path, table, tr, tag], narrow: true }
    const strips = ({ press, parts }: Cell, style: 'bold' | 'italic' | 'regular') =>
      parts.flatMap((words) =>
        layText(press, words, column, { style, size: press.style.body * pair.words, align: 'left' }),
      )
    return [
      ...strips(cell, cell.head ? 'bold' : 'regular'),
      ...(cell.second ? strips(cell.second, 'italic') : []),
    ]
  })
  const height = Math.max(...laid.map(stackHeight)) + 2 * padding
  const isHead = cells.every(({ head }) => head === 'Column')
  return {
    height,
    gap: 0,
    breakBefore: 0,
    draw: (x, y, book) => {
      const line = `M${x} ${y + height}H${x + width}`
      let at = x
      return [
        artifact([
          ...(isHead
            ? [{ kind: 'path', d: `M${x} ${y}h${width}v${height}h${-width}Z`, fill: colors.table } as const]
            : []),
          { kind: 'path', d: line, stroke: { color: colors.line, width: pair.rule } },
        ]),
        ...laid.flatMap((strips, i) => {
          const items = drawStack(strips, at + padding, y + padding, book)
          at += widths[i]!
          return items
        }),
      ]
    },
  }
}
