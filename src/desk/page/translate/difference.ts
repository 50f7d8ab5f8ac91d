export interface Piece {
  readonly text: string
  readonly is: 'same' | 'gone' | 'new'
}

/** What of an old text is gone and what is new in another, word by word. */
export function difference(old: string, now: string): Piece[] {
  const [a, b] = [wordsOf(old), wordsOf(now)]
  // Texts are a few hundred words at most; of longer ones the whole is shown as changed.
  if (a.length * b.length > MOST)
    return [
      { text: old, is: 'gone' },
      { text: now, is: 'new' },
    ]
  const table = longestCommon(a, b)
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      pieces.push({ text: a[i++]!, is: 'same' })
      j++
    } else if (i < a.length && (j === b.length || table[i + 1]![j]! >= table[i]![j + 1]!))
      pieces.push({ text: a[i++]!, is: 'gone' })
    else pieces.push({ text: b[j++]!, is: 'new' })
  }
  return joined(pieces)
}

const MOST = 1_000_000

/** Each with the blanks behind it. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []

/** For each pair of places, how many words the rests have in common, in order. */
function longestCommon(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      table[i]![j] =
        a[i] === b[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!)
  return table
}

/** Pieces of a kind that follow one another are one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (last?.is === piece.is) all[all.length - 1] = { text: last.text + piece.text, is: last.is }
    else all.push(piece)
  }
  return all
}
