import { type Finding, inEnglish, type Place, type Sentence, told } from '../finding.ts'
import type { PlaceOf } from '../source/places.ts'
import type { CardNames } from './loose-names.ts'
import type { CardText } from './study.ts'

/** Something to say about texts of somebody's own, at a place in them. */
export type Remark = Required<Pick<Finding, 'message' | 'hint' | 'place'>> & Pick<Finding, 'said'>

export const remark = (message: Sentence, hint: Sentence, place: Place): Remark => ({
  ...told(message, hint),
  hint: inEnglish(hint),
  place,
})

/** What somebody wrote, and what a reader of it has to know. */
export interface LooseSource {
  readonly text: string
  readonly file: string
  readonly lang: string
  readonly names: CardNames
  readonly place: PlaceOf
}

/** A text under the name it was given, which may be the name of no card. */
export interface LooseEntry {
  readonly name: string
  readonly place: Place
  /** Nothing where only a name stands. */
  readonly text?: CardText
}

/** What some text is when it is taken for a format. */
export interface Draft {
  /** "a YAML file". */
  readonly format: string
  readonly entries: readonly LooseEntry[]
  /** Why nothing of it can be used. */
  readonly refusals: readonly Remark[]
  /** What is worth telling, and stops nobody. */
  readonly notes: readonly Remark[]
}

/** How many texts it has under the names of cards. */
export const knownTexts = ({ entries }: Draft, names: CardNames): number =>
  entries.filter(({ name, text }) => text && names.idOf(name) !== undefined).length

/** A stretch of the source, as a text whose words know where they stand. */
export function stretch({ text, place }: LooseSource, from: number, to: number): CardText {
  const value = text.slice(from, to)
  const start = from + (value.length - value.trimStart().length)
  return {
    value: value.trim(),
    words: (first, last) => place(start + first, start + last),
  }
}
