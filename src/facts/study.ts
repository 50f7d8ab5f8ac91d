import type { Place } from '../finding.ts'
import type { Mention, TextReader, TextReading } from '../lexicon/mentions.ts'
import { type GameFolder, MAX_TEXT } from '../source/folder.ts'
import { nodeAt, type YamlNode, type YamlScalar } from '../source/tree.ts'
import { readYaml } from '../source/yaml.ts'
import { type Judgement, judge } from './judge.ts'
import { isReadable, readsLike } from './likeness.ts'
import type { FactSheet } from './read.ts'

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

/** The texts that have facts, by card: those of locales/<lang>/cards.yaml. */
export function cardTexts(folder: GameFolder, lang: string, sheet: FactSheet): Map<string, YamlScalar> {
  return textsIn(readYaml(folder, `locales/${lang}/cards.yaml`).root, sheet, ['text'])
}

/** Cards of a file by the path under their id that leads to the text. */
export function textsIn(
  root: YamlNode | undefined,
  sheet: FactSheet,
  path: readonly string[],
): Map<string, YamlScalar> {
  const texts = new Map<string, YamlScalar>()
  for (const card of sheet.cards.keys()) {
    const node = nodeAt(root, [card, ...path])
    if (node?.kind === 'scalar' && typeof node.value === 'string') texts.set(card, node)
  }
  return texts
}

/** Compares a text, once read, with a card. */
export function study(card: string, reading: TextReading, sheet: FactSheet): Omit<CardStudy, 'place'> {
  const judgement = judge(sheet.cards.get(card)!, reading, sheet.kinds)
  const other = readsLike(card, judgement, reading, sheet)
  const unreadable = !other && !isReadable(judgement)
  return {
    card,
    text: reading.text.source,
    reading,
    ...judgement,
    ...(other && { readsLike: other }),
    unreadable,
  }
}

export function studyCards(
  texts: ReadonlyMap<string, YamlScalar>,
  reader: TextReader,
  sheet: FactSheet,
): CardStudy[] {
  return [...texts].map(([card, node]) => ({
    // A longer one is no card text, and has a finding of its own.
    ...study(card, reader.read(String(node.value).slice(0, MAX_TEXT)), sheet),
    place: (from, to) => node.words(from, to),
  }))
}

/** Where a mention stands in the text as written. */
export function spanOf({ text }: TextReading, { from, to }: Mention): [from: number, to: number] {
  return [text.from[from]!, text.to[to - 1]!]
}

/** The words of a mention as written, on one line. */
export function wordsOf(reading: TextReading, said: Mention): string {
  return reading.text.source.slice(...spanOf(reading, said)).replace(/\s+/g, ' ')
}
