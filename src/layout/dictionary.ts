import type { Language } from '../locale/languages.ts'

/** Writing without spaces between its words: what it looks like, and whose dictionary knows them. */
interface Unspaced {
  readonly stretches: RegExp
  readonly locale: string
}
const THAI: Unspaced = { stretches: /[\u0e00-\u0e7f]+/g, locale: 'th' }
const CJK: Unspaced = { stretches: /[\u3040-\u30ff\u3400-\u9fff]+/g, locale: 'ja' }

type Search = (text: string, language: Language, glossary: Glossary) => number[]

/** Where words begin inside stretches of Thai; never in a cluster. */
export const thaiWordStarts: Search = (text, language, glossary) => wordStarts(THAI, text, language, glossary)
/** The same of Chinese and Japanese, which have one dictionary. */
export const cjkWordStarts: Search = (text, language, glossary) => wordStarts(CJK, text, language, glossary)

function wordStarts(writing: Unspaced, text: string, language: Language, glossary: Glossary): number[] {
  const starts: number[] = []
  for (const { 0: stretch, index } of text.matchAll(writing.stretches))
    for (const at of glossary.segmenter(language, writing)(stretch)) starts.push(index + at)
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
  segmenter({ code, wholeWords }: Language, writing: Unspaced): WordStarts {
    const key = `${code} ${writing.locale}`
    const segmenter = this.#segmenters.get(key) ?? makeSegmenter([...wholeWords, ...this.#names], writing)
    this.#segmenters.set(key, segmenter)
    return segmenter
  }
}

const CACHE_LIMIT = 5000
const LONGEST_CACHED = 200

/** Phrases repeat from card to card, and a dictionary is the slowest part of setting them: what it said is kept. */
function makeSegmenter(words: readonly string[], { stretches, locale }: Unspaced): WordStarts {
  const longestFirst = words
    .filter((word) => word.match(stretches)?.[0] === word)
    .sort((a, b) => b.length - a.length)
  const pattern = new RegExp(longestFirst.join('|') || '(?!)', 'g')
  const known = new Map<string, readonly number[]>()
  return (stretch) => {
    const found = known.get(stretch)
    if (found) return found
    const starts = [...segment(stretch, pattern, dictionaryOf(locale))].filter(
      (at) => at > 0 && isBetweenClusters(stretch, at),
    )
    if (known.size >= CACHE_LIMIT) known.clear()
    if (stretch.length <= LONGEST_CACHED) known.set(stretch, starts)
    return starts
  }
}

// Made on first use: loading one takes 10 ms that other languages need not pay.
const dictionaries = new Map<string, Intl.Segmenter>()

function dictionaryOf(locale: string): Intl.Segmenter {
  const dictionary = dictionaries.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' })
  dictionaries.set(locale, dictionary)
  return dictionary
}

/** Known words are cut out first, then the dictionary sees what lies between them. */
function* segment(stretch: string, known: RegExp, dictionary: Intl.Segmenter): Generator<number> {
  let end = 0
  for (const { 0: word, index } of stretch.matchAll(known)) {
    for (const { index: start } of dictionary.segment(stretch.slice(end, index))) yield end + start
    yield index
    end = index + word.length
  }
  for (const { index: start } of dictionary.segment(stretch.slice(end))) yield end + start
}

/** Thai: not before a mark or a vowel that follows its consonant, not after a vowel that precedes it. */
const isBetweenClusters = (text: string, at: number) =>
  !/[\u0e2f-\u0e3a\u0e45-\u0e4e\u0e5a\u0e5b]/.test(text.charAt(at)) &&
  !/[\u0e40-\u0e44]/.test(text.charAt(at - 1))
