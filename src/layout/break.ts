import type { Language } from '../locale/languages.ts'
import type { BreakKind } from './opportunities.ts'
import type { Word } from './words.ts'

/** Pieces measured for breaking: arrays, because every size tried walks through them. Ems. */
export interface Row {
  readonly words: readonly Word[]
  /** Where each word begins when all stand on one endless line. */
  readonly starts: Float64Array
  /** Where a line that begins or ends with the word begins or ends. */
  readonly froms: Float64Array
  readonly tos: Float64Array
  /** How many joints lie before the word. */
  readonly joints: Float64Array
  /** How bad it is to end a line behind the word, as a rank of its kind. */
  readonly ranks: Uint8Array
}

const RANKS: Readonly<Record<BreakKind, number>> = { free: 0, inside: 1, hyphen: 2, held: 3, torn: 4 }

export function makeRow(words: readonly Word[]): Row {
  const count = words.length
  const row = {
    words,
    starts: new Float64Array(count),
    froms: new Float64Array(count),
    tos: new Float64Array(count),
    joints: new Float64Array(count),
    ranks: new Uint8Array(count),
  }
  let x = 0
  let joints = 0
  for (let i = 0; i < count; i++) {
    const word = words[i]!
    row.starts[i] = x
    row.froms[i] = x + word.trimStart
    row.tos[i] = x + word.width - word.trimEnd + (word.hyphen?.width ?? 0)
    row.joints[i] = joints
    row.ranks[i] = RANKS[word.kind]
    x += word.width + word.gap
    joints += word.joints + (word.elastic ? 1 : 0)
  }
  return row
}

/** Pieces from..to stand on one line. */
export interface LineRange {
  readonly from: number
  readonly to: number
}

// Widths add up with errors in the last place; a line may stick out by what nobody can see.
const TOLERANCE = 1e-6

/** How many lines at least, ending lines only at places as good as `worst`; nothing if some word is too wide. */
export function countLines(row: Row, width: number, worst: BreakKind): number | undefined {
  const { froms, tos, ranks } = row
  const last = ranks.length - 1
  const allowed = RANKS[worst]
  let lines = 0
  for (let from = 0; from <= last; ) {
    let end = -1
    for (let to = from; to <= last; to++) {
      // Trims and hyphens change the width by less than an em, so a wider line cannot fit again further on.
      const excess = tos[to]! - froms[from]! - width
      if (excess <= TOLERANCE && (to === last || ranks[to]! <= allowed)) end = to
      if (excess > 1) break
    }
    if (end < 0) return undefined
    lines++
    from = end + 1
  }
  return lines
}

export type Justify = Language['justify']

export interface BreakOptions {
  readonly width: number
  /** Lines end at places as good as this. */
  readonly worst: BreakKind
  /** Where justified lines take room; absent: lines are as long as they are. */
  readonly justify?: Justify | undefined
  /** The last line is as long as the others if possible: for centred text. */
  readonly balanced: boolean
}

/**
 * The best lines for a whole paragraph: the fewest, and among those the evenest (Knuth and Plass's idea, as a shortest
 * path over the places where lines may end). Nothing if some word is too wide; where lines may be torn, such a word
 * stands alone and sticks out.
 */
export function breakLines(row: Row, options: BreakOptions): LineRange[] | undefined {
  const { froms, tos, ranks } = row
  const { width } = options
  const count = ranks.length
  const allowed = RANKS[options.worst]
  const force = options.worst === 'torn'
  const costs = new Float64Array(count).fill(Number.POSITIVE_INFINITY)
  const begins = new Int32Array(count)
  for (let to = 0; to < count; to++) {
    if (to < count - 1 && ranks[to]! > allowed) continue
    // The longest line that may be set, or squeezed, comes first: it leaves the fewest lines before it, and most others are dearer.
    for (let from = farthest(row, to, options, force); from <= to; from++) {
      if (from > 0 && ranks[from - 1]! > allowed) continue
      const before = from > 0 ? costs[from - 1]! : 0
      if (before + LINE > costs[to]! || before === Number.POSITIVE_INFINITY) continue
      const excess = tos[to]! - froms[from]! - width
      const alone = force && from === to && excess > TOLERANCE
      const cost = before + (alone ? LINE : lineCost(row, from, to, excess, options))
      // Of equals the shortest.
      if (cost <= costs[to]! && cost < Number.POSITIVE_INFINITY) {
        costs[to] = cost
        begins[to] = from
      }
    }
  }
  if (costs[count - 1] === Number.POSITIVE_INFINITY) return undefined
  const lines: LineRange[] = []
  for (let to = count - 1; to >= 0; to = begins[to]! - 1) lines.push({ from: begins[to]!, to })
  return lines.reverse()
}

/** Where the longest line begins that could end behind a word. */
function farthest(row: Row, to: number, options: BreakOptions, force: boolean): number {
  const { froms } = row
  const room = row.tos[to]! - options.width
  let from = force ? to - 1 : to
  while (
    from >= 0 &&
    (room - froms[from]! <= 1 || room - froms[from]! <= 1 + shrinkable(row, from, to, options))
  )
    from--
  return from + 1
}

/** One line more costs more than any unevenness. */
const LINE = 1e6
/** By rank. A phrase is cut rather than its line stretched by a fourteenth of an em between all characters. */
const PENALTIES = [0, 300, 12, 3000, 3000]
const TWO_HYPHENS = 20
/** A last line that begins inside a word. */
const LAST_HYPHEN = 800
/** A last line of a single short word, or shorter than two ems. Only a much too loose line before it is worse. */
const WIDOW = 6000
const WIDOW_WIDTH = 2
/** In ragged text a last line shorter than this part of the width costs as much as half a line left empty before it. */
const LONELY = { part: 0.25, cost: 60 }
/** Room that a justified line may take from, or comfortably add to, one joint. Squares never come closer. */
const SHRINK = { spaces: 0.05, characters: 0 }
const STRETCH = { spaces: 0.1, characters: 0.05 }
/** What a line costs that would have to be stretched beyond measure; without spaces it is left short, which is no disaster. */
const TOO_LOOSE = { spaces: 10_000, characters: 4500 }

function lineCost(row: Row, from: number, to: number, excess: number, options: BreakOptions): number {
  const last = to === row.ranks.length - 1
  let cost = LINE + (last ? 0 : PENALTIES[row.ranks[to]!]!)
  if (from > 0 && row.ranks[from - 1] === RANKS.hyphen)
    cost += last ? LAST_HYPHEN : row.ranks[to] === RANKS.hyphen ? TWO_HYPHENS : 0
  const slack = -excess / options.width
  if (last && from > 0 && (options.width + excess < WIDOW_WIDTH || (slack > 0.5 && from === to)))
    cost += WIDOW
  if (excess > TOLERANCE) {
    const room = shrinkable(row, from, to, options)
    return excess > room + TOLERANCE ? Number.POSITIVE_INFINITY : cost + 100 * (excess / room) ** 3
  }
  if (last && !options.balanced)
    return cost + (from > 0 && !options.justify && slack > 1 - LONELY.part ? LONELY.cost : 0)
  if (!options.justify) return cost + 100 * slack * slack
  const comfort = STRETCH[options.justify] * (jointsIn(row, from, to) + 0.01)
  return cost + Math.min(100 * (-excess / comfort) ** 3, TOO_LOOSE[options.justify])
}

/** Two lines that can be parted between two sentences are, where neither gets lonely. */
export function partedBySentence(
  row: Row,
  ranges: readonly LineRange[],
  width: number,
): readonly LineRange[] {
  const last = row.ranks.length - 1
  if (ranges.length !== 2) return ranges
  let best = { to: -1, wider: Number.POSITIVE_INFINITY }
  for (let to = 0; to < last; to++) {
    if (row.ranks[to] !== RANKS.free || !endsSentence(row.words[to]!)) continue
    const lines = [row.tos[to]! - row.froms[0]!, row.tos[last]! - row.froms[to + 1]!] as const
    const wider = Math.max(...lines)
    const fits = wider <= width + TOLERANCE && Math.min(...lines) >= LONELY.part * width
    if (fits && wider < best.wider) best = { to, wider }
  }
  return best.to < 0
    ? ranges
    : [
        { from: 0, to: best.to },
        { from: best.to + 1, to: last },
      ]
}

function endsSentence({ boxes }: Word): boolean {
  const content = boxes.at(-1)?.content
  return content?.kind === 'text' && /[.!?。！？][”’」』）)]*$/.test(content.text)
}

const shrinkable = (row: Row, from: number, to: number, { justify }: BreakOptions) =>
  justify ? SHRINK[justify] * jointsIn(row, from, to) : 0

/** How many places in the line may take room. */
export const jointsIn = (row: Row, from: number, to: number): number =>
  row.joints[to]! - row.joints[from]! + row.words[to]!.joints
