/** A stretch of a text that something is to be said about. */
export interface Mark {
  readonly from: number
  readonly to: number
  /** How it looks. */
  readonly look: string
  /** Under which number more is said of it; nothing: it is told by its look alone. */
  readonly number?: number
}

export interface Segment {
  readonly from: number
  readonly text: string
  readonly looks: readonly string[]
  /** Of the marks that end with it. */
  readonly numbers: readonly number[]
}

/** A text cut wherever a mark begins or ends. */
export function segmentsOf(text: string, marks: readonly Mark[]): Segment[] {
  const inside = marks
    .map((mark) => ({ ...mark, from: Math.max(0, mark.from), to: Math.min(text.length, mark.to) }))
    .filter(({ from, to }) => from < to)
  const cuts = [...new Set([0, text.length, ...inside.flatMap(({ from, to }) => [from, to])])].sort(
    (a, b) => a - b,
  )
  return cuts.slice(0, -1).map((from, i) => ({
    from,
    text: text.slice(from, cuts[i + 1]),
    looks: [...new Set(inside.flatMap((mark) => (mark.from <= from && from < mark.to ? [mark.look] : [])))],
    numbers: [...new Set(inside.flatMap(({ to, number }) => (to === cuts[i + 1] ? (number ?? []) : [])))],
  }))
}

/** Marks of a text as it was, on the text as it is: those at what was typed since are gone until it has been looked at again. */
export function movedMarks(marks: readonly Mark[], was: string, is: string): Mark[] {
  if (was === is) return [...marks]
  const most = Math.min(was.length, is.length)
  let head = 0
  while (head < most && was[head] === is[head]) head++
  let tail = 0
  while (tail < most - head && was.at(-1 - tail) === is.at(-1 - tail)) tail++
  const by = is.length - was.length
  return marks.flatMap((mark) => {
    const { from, to } = mark
    if (to <= head) return [mark]
    return from >= was.length - tail ? [{ ...mark, from: from + by, to: to + by }] : []
  })
}
