import type { Sentence } from '../finding.ts'
import type { PlainText } from '../lexicon/plain.ts'
import type { CardText } from './study.ts'

/** A text beside the one it is translated from. */
export interface TextPair {
  readonly card: string
  readonly text: CardText
  readonly original: string
  /** How often each says "not", where that is known. */
  readonly negations?: { readonly own: number; readonly original: number }
}

/** Both as the matcher reads them. */
export interface ReadPair extends TextPair {
  readonly plain: PlainText
  readonly plainOriginal: PlainText
}

/** Something to tell of a pair. */
export interface Told {
  readonly message: Sentence
  readonly hint: Sentence
  /** Where in the text it shows; all of it, where it shows nowhere. */
  readonly from?: number
  readonly to?: number
}
