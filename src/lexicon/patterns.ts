/** Where a form stands in a text. */
export interface Match {
  readonly owner: number
  /** Of all forms of the lexicon, which. */
  readonly form: number
  readonly from: number
  readonly to: number
  /** Stretches inside that do not matter. */
  readonly gaps: readonly Span[]
  /** What stands in the number slot, if there is one. */
  readonly value?: number
  /** A gap leaps over a "not". */
  readonly negated: boolean
}

export interface Span {
  readonly from: number
  readonly to: number
}

/** Small whole numbers in a row. */
export type Numbers = Int32Array

/**
 * What there is to look for, as numbers in rows: written down by PatternWriter, followed by Search, and kept in a file as it is
 * (packed.ts), so that a lexicon that ships need not be read to be used. What is in one row is known in others by its place there.
 */
export interface Patterns {
  /** How many nodes, and for each what it is (NODE) and a number. */
  readonly sequences: Numbers
  /** Alternatives: how many, and for each the set of words it can begin with, or UNSURE, and its sequence. */
  readonly branches: Numbers
  /** How many words, and their numbers. */
  readonly sets: Numbers
  /** How many sets. */
  readonly needs: Numbers
  /** PART_SIZE numbers for each part of a form: see PART. */
  readonly parts: Numbers
  /** For each form that is joined of parts: its owner, its number, how many parts, and these. */
  readonly joints: Numbers
  /** For each list its branches. */
  readonly lists: Numbers
  /** Words for numbers: what each means, the set of words it can begin with, and its sequence. */
  readonly numbers: Numbers
  /** Words that turn the meaning: the set of words each can begin with, and its sequence. */
  readonly negations: Numbers
  /** For each word its place in `starts`; the first is ANY_NUMBER. */
  readonly words: Numbers
  /** What a word can begin (BEGINS), how many parts, and these. */
  readonly starts: Numbers
  readonly spellings: WordList
  /** Spellings that any letters may follow. */
  readonly openings: WordList
}

/** Spellings, and for each the place in `entries` where it says how many words it is one of, and which. */
export interface WordList {
  readonly spellings: readonly string[]
  readonly places: Numbers
  readonly entries: Numbers
}

export const BEGINS = { number: 1, negation: 2 } as const

export const NODE = {
  /** The number of the word. */
  word: 0,
  /** Of the list. */
  list: 1,
  /** SHIFT, and what is added to the number that is found. */
  number: 2,
  /** Words at most. */
  gap: 3,
  /** The code of the character. */
  sign: 4,
  /** The branches. */
  any: 5,
  /** The same, and it may be missing. */
  maybe: 6,
} as const

/** No number in a row is less than nothing. */
export const SHIFT = 16

export const PART = {
  owner: 0,
  form: 1,
  /** Of a joint form: its number among all such parts, counted from 1; those are nobody's match. */
  joint: 2,
  sequence: 3,
  /** Whether no pause may stand between its words, and whether it has a full stop in it. */
  strict: 4,
  leavesSentence: 5,
  /** Words that belong to a match before and behind it. */
  before: 6,
  behind: 7,
  /** Sets of words of which one has to be in the sentence. */
  needs: 8,
} as const
export const PART_SIZE = 9

/** The word that stands for any number. */
export const ANY_NUMBER = 0

/** The place in `sets` of what only following can tell. */
export const UNSURE = 0
