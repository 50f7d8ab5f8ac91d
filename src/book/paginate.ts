import type { Pt } from '../geometry/length.ts'
import { ALWAYS, NEVER, type Strip } from './strip.ts'

/** Strips from one index up to, not including, another. */
export interface PageRange {
  readonly from: number
  readonly to: number
  readonly height: Pt
}

/** What an empty page costs; less of a hole costs by its square. */
const HOLE = 100
/** A hole before a new chapter looks meant. */
const BEFORE_CHAPTER = 0.4
/** A last page with a line or two on it looks forgotten. */
const NEARLY_EMPTY = 0.25

/**
 * Cuts a column into pages so that the book as a whole looks best: holes at the feet of pages and cuts in bad places
 * cost, and the cheapest way through is taken. A strip higher than a page gets a page of its own.
 */
export function paginate(strips: readonly Strip[], room: Pt): PageRange[] {
  const count = strips.length
  const cost = new Array<number>(count + 1).fill(Number.POSITIVE_INFINITY)
  const end = new Array<number>(count + 1).fill(count)
  cost[count] = 0
  for (let from = count - 1; from >= 0; from--) {
    let height = 0
    for (let to = from + 1; to <= count; to++) {
      const last = strips[to - 1]!
      height += last.height + (to - 1 > from ? last.gap : 0)
      if (height > room + 0.01 && to > from + 1) break
      const next = strips[to]
      if (cost[to] !== Number.POSITIVE_INFINITY) {
        const total = cost[to]! + costOfPage(height / room, next)
        if (total < cost[from]! || cost[from] === Number.POSITIVE_INFINITY) {
          cost[from] = total
          end[from] = to
        }
      }
      if (next?.breakBefore === ALWAYS) break
    }
  }
  const pages: PageRange[] = []
  for (let from = 0; from < count; from = end[from]!)
    pages.push({ from, to: end[from]!, height: heightOf(strips, from, end[from]!) })
  return pages
}

/** Forbidden cuts are dear, not impossible: a page has to end somewhere. */
const FORBIDDEN = 1e6

function costOfPage(filled: number, next: Strip | undefined): number {
  if (!next || next.breakBefore === ALWAYS) return filled < NEARLY_EMPTY ? HOLE * (NEARLY_EMPTY - filled) : 0
  const hole = Math.max(0, 1 - filled)
  const seen = next.mark?.level === 1 ? BEFORE_CHAPTER : 1
  return HOLE * hole * hole * seen + (next.breakBefore === NEVER ? FORBIDDEN : next.breakBefore)
}

const heightOf = (strips: readonly Strip[], from: number, to: number): Pt =>
  strips.slice(from, to).reduce((sum, { height, gap }, i) => sum + height + (i > 0 ? gap : 0), 0)
