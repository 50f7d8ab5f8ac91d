import { classOf, isBoundary, type PlainText, plainWord } from '../lexicon/plain.ts'
import { WordTable } from '../lexicon/word-table.ts'

/** A number in a text, and where it stands as written. */
export interface Figure {
  readonly value: number
  /** The word for it; none where it is in digits. */
  readonly word?: string
  readonly from: number
  readonly to: number
}

/** Finds numbers in the texts of a language: digits of all kinds, and the words for them that are known. */
export class FigureReader {
  readonly #words: WordTable<number>

  constructor(words: Iterable<readonly [word: string, value: number]>) {
    const values = new Map<string, number>()
    for (const [word, value] of words) {
      const plain = plainWord(word)
      if (plain !== '' && !values.has(plain)) values.set(plain, value)
    }
    const inOrder = [...values.values()]
    this.#words = new WordTable(values.keys(), (number) => inOrder[number]!)
  }

  read({ text, from, to }: PlainText): Figure[] {
    const figures: Figure[] = []
    for (let at = 0; at < text.length; ) {
      const found = isBoundary(text, at) ? (digitsAt(text, at) ?? this.#wordAt(text, at)) : undefined
      if (found) {
        const { end, ...figure } = found
        figures.push({ ...figure, from: from[at]!, to: to[end - 1]! })
      }
      at = found?.end ?? at + 1
    }
    return figures
  }

  /** The longest word for a number that stands here. */
  #wordAt(text: string, at: number): Found | undefined {
    let longest: Found | undefined
    this.#words.forEachAt(text, at, (value, end) => {
      if (isBoundary(text, end) && end > (longest?.end ?? 0))
        longest = { value, word: text.slice(at, end), end }
    })
    return longest
  }
}

interface Found {
  readonly value: number
  readonly word?: string
  readonly end: number
}

function digitsAt(text: string, at: number): Found | undefined {
  let end = at
  while (classOf(text[end]) === 'digit') end++
  return end > at ? { value: Number(text.slice(at, end)), end } : undefined
}
