import type { Place } from '../finding.ts'
import type { TextReader, TextReading } from '../lexicon/mentions.ts'
import type { Span } from '../lexicon/patterns.ts'
import { MAX_TEXT } from '../source/folder.ts'
import { type Judgement, judge } from './judge.ts'
import { knownFacts } from './known.ts'
import { isReadable, readsLike } from './likeness.ts'
import type { FactSheet } from './read.ts'
import { withTraces } from './traces.ts'

/** The text of a card, read and compared with the facts of the card. */
export interface CardStudy extends Judgement {
  readonly card: string
  readonly text: string
  readonly reading: TextReading
  /** The card whose text this seems to be, when it is not this one. */
  readonly readsLike?: string
  /** Too little was understood to say anything about the rest. */
  readonly unreadable: boolean
  /** Where words of the text stand in its file. */
  readonly place: (from: number, to: number) => Place
}

/** The text of a card as somebody wrote it, whose words know where they stand. */
export interface CardText {
  readonly value: string
  readonly words: (from: number, to: number) => Place
}

/** Those of a language's texts that have facts, by card. */
export function cardTexts<Text extends CardText>(
  texts: ReadonlyMap<string, Text>,
  { cards }: FactSheet,
): Map<string, Text> {
  return new Map(
    [...cards.keys()].flatMap((card): [string, Text][] => {
      const text = texts.get(`cards:${card}.text`)
      return text ? [[card, text]] : []
    }),
  )
}

/** Compares a text, once read, with a card. Part of its facts do not show whether the text is another card's, or none. */
export function study(
  card: string,
  reading: TextReading,
  sheet: FactSheet,
  isPartial = false,
): Omit<CardStudy, 'place'> {
  const judgement = judge(sheet.cards.get(card)!, reading, sheet.kinds, sheet.implies.get(card))
  const other = isPartial ? undefined : readsLike(card, judgement, reading, sheet)
  const unreadable = !isPartial && !other && !isReadable(judgement)
  return {
    card,
    text: reading.text.source,
    reading,
    ...judgement,
    verdicts: withTraces(judgement.verdicts, reading),
    ...(other && { readsLike: other }),
    unreadable,
  }
}

export function studyCards(
  texts: ReadonlyMap<string, CardText>,
  reader: TextReader,
  sheet: FactSheet,
): CardStudy[] {
  const known = knownFacts(reader.outline, sheet)
  return [...texts].map(([card, { value, words }]) => ({
    // A longer one is no card text, and has a finding of its own.
    ...study(card, reader.read(value.slice(0, MAX_TEXT)), known, known !== sheet),
    place: words,
  }))
}

/** Where words stand in the text as written. */
export function spanOf({ text }: TextReading, { from, to }: Span): [from: number, to: number] {
  return [text.from[from]!, text.to[to - 1]!]
}

/** Words as written, on one line. */
export function wordsOf(reading: TextReading, said: Span): string {
  return reading.text.source.slice(...spanOf(reading, said)).replace(/\s+/g, ' ')
}
