import type { Finding, Place } from '../../src/finding.ts'

/** Hands a to i, l and m cover every fact; the others are strangers, each of whom broke what came to mind. Not every language has them all. */
export const HANDS = [...'abcdefghijklmnopqrstuvwxyz123456789', 'aa', 'ab']
export type Hand = string
const oneOf = (names: string) => {
  const hands = names.split(' ')
  return (hand: Hand) => hands.includes(hand)
}
/** Not to be read by whoever writes a lexicon. */
export const isKeptOut = oneOf('g h l m z 4 5 8 9 aa ab')
/** The newest of those: written when the lexicons had learned from all that is open, or nearly all. */
export const isStranger = oneOf('z 4 5 8 9 aa ab')
/** Of these, people who translate for their group, and were not told to word it in their own way. */
export const isPlainStranger = oneOf('8 9 aa ab')
const isFirst = oneOf('a b c d e f g h i l m')
export const isExtra = (hand: Hand) => !isFirst(hand)
/** Not every lexicon has been worked on since they were written: they are measured, and no gate holds them yet. */
const isOlder = oneOf('a b c d e f g h i j k l m n p')
export const isNew = (hand: Hand) => !isOlder(hand)

export const MUTATION_KINDS = ['reversed', 'number', 'dropped', 'added'] as const
export type MutationKind = (typeof MUTATION_KINDS)[number]

/** A text with one fact broken on purpose. */
export interface Mutation {
  readonly lang: string
  readonly hand: Hand
  readonly card: string
  readonly clause: string
  /** The kind of fact that is broken. */
  readonly fact: string
  /** Every fact, clause/kind, of which it would be right to say that it is broken. */
  readonly broken: readonly string[]
  readonly kind: MutationKind
  readonly says?: string
  /** The whole wrong text. */
  readonly text: string
  readonly place: Place
}

export interface CorpusText {
  readonly lang: string
  readonly hand: Hand
  readonly card: string
  readonly text: string
}

export interface Corpus {
  readonly texts: readonly CorpusText[]
  readonly mutations: readonly Mutation[]
  readonly findings: readonly Finding[]
}

/** The texts of some hands only. */
export const ofHands = (corpus: Corpus, isWanted: (hand: Hand) => boolean): Corpus => ({
  ...corpus,
  texts: corpus.texts.filter(({ hand }) => isWanted(hand)),
  mutations: corpus.mutations.filter(({ hand }) => isWanted(hand)),
})

export const wrong = (place: Place, message: string): Finding => ({
  code: 'eval-corpus',
  severity: 'error',
  message,
  place,
})
