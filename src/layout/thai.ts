import type { Language } from '../locale/languages.ts'
import type { Glossary } from './opportunities.ts'

// Made on first use: loading the dictionary takes 10 ms that other languages need not pay.
let segmenter: Intl.Segmenter | undefined

/** Where words begin inside stretches of Thai, which writes no spaces between them; never in a cluster. */
export function thaiWordStarts(text: string, language: Language, glossary: Glossary): number[] {
  if (!/[\u0e00-\u0e7f]/.test(text)) return []
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' })
  const pattern = patternOf(language.wholeWords, glossary)
  const starts: number[] = []
  for (const stretch of text.matchAll(/[\u0e00-\u0e7f]+/g))
    for (const at of wordStarts(stretch[0], segmenter, pattern))
      if (at > 0 && isBetweenClusters(stretch[0], at)) starts.push(stretch.index + at)
  return starts
}

/** Known words are cut out first, then the dictionary sees what lies between them. */
function* wordStarts(stretch: string, dictionary: Intl.Segmenter, known: RegExp): Generator<number> {
  let end = 0
  for (const { 0: word, index } of stretch.matchAll(known)) {
    for (const { index: start } of dictionary.segment(stretch.slice(end, index))) yield end + start
    yield index
    end = index + word.length
  }
  for (const { index: start } of dictionary.segment(stretch.slice(end))) yield end + start
}

const patterns = new WeakMap<Glossary, WeakMap<Glossary, RegExp>>()

/** The words of both lists, the longest first. */
function patternOf(general: Glossary, glossary: Glossary): RegExp {
  const ofGeneral = patterns.get(general) ?? new WeakMap<Glossary, RegExp>()
  patterns.set(general, ofGeneral)
  const known = ofGeneral.get(glossary)
  if (known) return known
  const words = [...general, ...glossary].filter((word) => /^[\u0e00-\u0e7f]+$/.test(word))
  const pattern = new RegExp(words.sort((a, b) => b.length - a.length).join('|') || '(?!)', 'g')
  ofGeneral.set(glossary, pattern)
  return pattern
}

/** Not before a mark or a vowel that follows its consonant, not after a vowel that precedes it. */
const isBetweenClusters = (text: string, at: number) =>
  !/[\u0e2f-\u0e3a\u0e45-\u0e4e\u0e5a\u0e5b]/.test(text.charAt(at)) &&
  !/[\u0e40-\u0e44]/.test(text.charAt(at - 1))
