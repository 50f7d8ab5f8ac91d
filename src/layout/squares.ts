import { type Font, openFont } from '../font/open.ts'
import type { Item } from './itemize.ts'
import { edgeOf } from './script.ts'
import type { SetItem, Side } from './shaped.ts'

/**
 * Han and Kana: character after character, each in its square. Full-width marks fill only half of theirs: two marks in
 * a row share the empty halves, and at the edge of a line the empty half is cut.
 */
export function setSquares(text: string, item: Item, lang: string): SetItem {
  const font = openFont(item.face)
  const [glyphs, clusters, xs, ys]: [number[], number[], number[], number[]] = [[], [], [], []]
  let pen = 0
  let count = 0
  let first: Side | undefined
  let last: Side | undefined
  for (const [character, at] of charactersOf(text, item)) {
    const square = squareOf(font, character, lang)
    if (last) pen += roomBetween(last, square.start)
    for (let i = 0; i < square.glyphs.length; i++) {
      glyphs.push(square.glyphs[i]!)
      clusters.push(at)
      xs.push(pen + square.xs[i]!)
      ys.push(square.ys[i]!)
    }
    pen += square.width
    first ??= square.start
    last = square.end
    count++
  }
  const { face, script, start, end } = item
  const run = { face, script, start, end, elastic: true, glyphs, clusters, xs, ys }
  return { run, width: pen, joints: count - 1, start: first!, end: last! }
}

/** Characters with the marks attached to them, and where they begin. */
function* charactersOf(text: string, item: Item): Generator<readonly [string, number]> {
  const whole = text.slice(item.start, item.end)
  for (const match of whole.matchAll(/[\s\S][\p{M}\p{Default_Ignorable_Code_Point}]*/gu))
    yield [match[0], item.start + match.index]
}

interface Square {
  readonly glyphs: readonly number[]
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly width: number
  readonly start: Side
  readonly end: Side
}

const CACHE_LIMIT = 20_000
const known = new Map<string, Square>()

function squareOf(font: Font, character: string, lang: string): Square {
  const key = `${font.key} ${lang} ${character}`
  const found = known.get(key)
  if (found) return found
  const square = setSquare(font, character, lang)
  if (known.size >= CACHE_LIMIT) known.clear()
  known.set(key, square)
  return square
}

function setSquare(font: Font, character: string, lang: string): Square {
  const how = { script: 'Hani', lang }
  const scale = 1 / font.unitsPerEm
  const full = font.shape(character, how)
  const edge = edgeOf(character)
  let start: Side = { edge, trim: 0 }
  let end: Side = start
  if (edge === 'open' || edge === 'close') {
    // The font says how a mark sits in half its square; what that cuts off on either side is empty.
    const half = font.shape(character, { ...how, features: ['halt'] })
    const shift = half.dx[0]! - full.dx[0]!
    const cut = full.advances[0]! - half.advances[0]!
    start = { edge, trim: -shift * scale }
    end = { edge, trim: (cut + shift) * scale }
  }
  let pen = 0
  const xs = full.advances.map((advance, i) => {
    const x = (pen + full.dx[i]!) * scale
    pen += advance
    return x
  })
  return { glyphs: full.ids, xs, ys: full.dy.map((y) => -y * scale), width: pen * scale, start, end }
}

/** Air between Han or Kana and Latin letters, digits or icons, where the writer typed none. */
const AUTOSPACE = 0.16
const BETWEEN_ICONS = 0.1

/** What is added to (or cut from) the widths of two things standing next to each other on a line. */
export function roomBetween(left: Side, right: Side): number {
  if (right.edge === 'open') return left.edge === 'open' || left.edge === 'close' ? -right.trim : 0
  if (left.edge === 'close') return right.edge === 'close' ? -left.trim : 0
  if (left.edge === 'wide') return right.edge === 'narrow' || right.edge === 'icon' ? AUTOSPACE : 0
  if (right.edge === 'wide') return left.edge === 'narrow' || left.edge === 'icon' ? AUTOSPACE : 0
  return left.edge === 'icon' && right.edge === 'icon' ? BETWEEN_ICONS : 0
}
