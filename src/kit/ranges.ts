/** "1–6"; one number alone is itself. */
export const rangeOf = (first: number, last: number): string =>
  first === last ? String(first) : `${first}–${last}`

/** Numbers from small to large as people write them: "1–6, 12". */
export function rangesOf(numbers: readonly number[]): string {
  const starts = numbers.filter((n, i) => numbers[i - 1] !== n - 1)
  const ends = numbers.filter((n, i) => numbers[i + 1] !== n + 1)
  return starts.map((first, i) => rangeOf(first, ends[i]!)).join(', ')
}
