import type { Place } from '../finding.ts'
import { startsOf } from './words.ts'

/** Where `text.slice(from, to)` stands in its file. */
export type PlaceOf = (from: number, to: number) => Place

export function placesIn(text: string, file: string): PlaceOf {
  const starts = startsOf(text.split('\n'))
  const position = (offset: number) => {
    const line = lastNotAfter(starts, offset)
    return { line: line + 1, column: offset - starts[line]! + 1 }
  }
  return (from, to) => {
    const [start, end] = [position(from), position(Math.max(from, to))]
    return { file, ...start, endLine: end.line, endColumn: end.column }
  }
}

/** Index of the last number that is not greater than `value`, in a sorted list that begins with 0. */
function lastNotAfter(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (sorted[middle]! > value) high = middle
    else low = middle
  }
  return low
}
