import type { Language } from '../locale/languages.ts'

/** Where words begin inside stretches of Thai, which writes no spaces between them; never in a cluster. */
export function thaiWordStarts(text: string, language: Language, glossary: Glossary): number[] {
  if (!/[\u0e00-\u0e7f]/.test(text)) return []
  const wordStarts = glossary.segmenter(language)
  const starts: number[] = []
  for (const { 0: stretch, index } of text.matchAll(/[\u0e00-\u0e7f]+/g))
    for (const at of wordStarts(stretch)) starts.push(index + at)
  return starts
}

type WordStarts = (stretch: string) => readonly number[]

/** Names of a game that are never cut, and what has been found with them. */
export class Glossary {
  readonly #names: readonly string[]
  readonly #segmenters = new Map<string, WordStarts>()

  constructor(names: readonly string[] = []) {
    this.#names = names
  }

  /** One that knows the words of the language, too. */
  segmenter({ code, wholeWords }: Language): WordStarts {
    const segmenter = this.#segmenters.get(code) ?? makeSegmenter([...wholeWords, ...this.#names])
    this.#segmenters.set(code, segmenter)
    return segmenter
  }
}

const CACHE_LIMIT = 5000
const LONGEST_CACHED = 200

/** Phrases repeat from card to card, and the dictionary is the slowest part of setting Thai: what it said is kept. */
function makeSegmenter(words: readonly string[]): WordStarts {
  const longestFirst = words
    .filter((word) => /^[\u0e00-\u0e7f]+$/.test(word))
    .sort((a, b) => b.length - a.length)
  const pattern = new RegExp(longestFirst.join('|') || '(?!)', 'g')
  const known = new Map<string, readonly number[]>()
  return (stretch) => {
    const found = known.get(stretch)
    if (found) return found
    const starts = [...segment(stretch, pattern)].filter((at) => at > 0 && isBetweenClusters(stretch, at))
    if (known.size >= CACHE_LIMIT) known.clear()
    if (stretch.length <= LONGEST_CACHED) known.set(stretch, starts)
    return starts
  }
}

// Made on first use: loading the dictionary takes 10 ms that other languages need not pay.
let dictionary: Intl.Segmenter | undefined

/** Known words are cut out first, then the dictionary sees what lies between them. */
function* segment(stretch: string, known: RegExp): Generator<number> {
  dictionary ??= new Intl.Segmenter('th', { granularity: 'word' })
  let end = 0
  for (const { 0: word, index } of stretch.matchAll(known)) {
    for (const { index: start } of dictionary.segment(stretch.slice(end, index))) yield end + start
    yield index
    end = index + word.length
  }
  for (const { index: start } of dictionary.segment(stretch.slice(end))) yield end + start
}

/** Not before a mark or a vowel that follows its consonant, not after a vowel that precedes it. */
const isBetweenClusters = (text: string, at: number) =>
  !/[\u0e2f-\u0e3a\u0e45-\u0e4e\u0e5a\u0e5b]/.test(text.charAt(at)) &&
  !/[\u0e40-\u0e44]/.test(text.charAt(at - 1))
