import { say, type Value } from '../finding.ts'

/** "Did you mean": the candidate that a slip of the finger or two turns into `word`. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = word.length > 4 ? 3 : 2
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue
    const distance = editDistance(word, candidate)
    // A single sign in place of another is a different word, not a slip.
    const sharesNothing = distance >= Math.max(word.length, candidate.length)
    if (distance < bestDistance && !sharesNothing) [best, bestDistance] = [candidate, distance]
  }
  return best
}

/** For the end of a hint: ' Did you mean "flame"?', or nothing. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const guess = nearest(word, candidates)
  return guess === undefined ? '' : ` Did you mean "${guess}"?`
}

/** The same in a hint that can be said in other languages. */
export function guessed(word: string, candidates: Iterable<string>): Value {
  const guess = nearest(word, candidates)
  return guess === undefined ? '' : say` Did you mean "${guess}"?`
}

/** The same for the end of a message, which has no full stop of its own. */
export const andGuess = (guess: string): string => (guess ? `.${guess}` : '')

export function andGuessed(word: string, candidates: Iterable<string>): Value {
  const guess = nearest(word, candidates)
  return guess === undefined ? '' : say`. Did you mean "${guess}"?`
}

/** Letters added, dropped, replaced or swapped with their neighbour. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? beforeLast[j - 2]! + 1 : change
      row.push(Math.min(change, swapped, last[j]! + 1, row[j - 1]! + 1))
    }
    ;[beforeLast, last] = [last, row]
  }
  return last[b.length]!
}
