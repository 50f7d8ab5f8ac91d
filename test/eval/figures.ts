import { type Alarm, alarmsOf } from '../../src/facts/alarms.ts'
import type { FactSheet } from '../../src/facts/read.ts'
import { study } from '../../src/facts/study.ts'
import type { TextReader } from '../../src/lexicon/mentions.ts'
import type { Corpus, Hand, Mutation, MutationKind } from './hands.ts'
import { isSilent } from './measure.ts'

// What an editor gets: how many wrong texts are noticed, how many of them as errors, and how often a right text raises an alarm.

export interface Noticed {
  readonly total: number
  /** With a finding that names the broken fact, or the card whose text it is. */
  readonly noticed: number
  /** With such a finding that is an error. */
  readonly errors: number
}

export interface Figures {
  readonly wrong: Noticed
  readonly byKind: ReadonlyMap<MutationKind, Noticed>
  /** One card's text under the name of another. */
  readonly swapped: Noticed
  readonly right: { readonly total: number; readonly falseErrors: number; readonly warnings: number }
}

/** What an editor gets from the texts of some hands. */
export function figuresOf(
  { texts, mutations }: Pick<Corpus, 'texts' | 'mutations'>,
  isHand: (hand: Hand) => boolean,
  reader: TextReader,
  sheet: FactSheet,
): Figures {
  const isClosed = (kind: string) => reader.lexicon.kinds.get(kind)?.closed ?? false
  const alarms = (card: string, text: string) =>
    alarmsOf(study(card, reader.read(text), sheet), isClosed, sheet.kinds)
  const wrong = mutations
    .filter(({ hand }) => isHand(hand))
    .map((mutation) => ({ mutation, found: study(mutation.card, reader.read(mutation.text), sheet) }))
    .filter(({ mutation, found }) => !isSilent(mutation, found))
    .map(({ mutation, found }) => ({ mutation, alarms: alarmsOf(found, isClosed, sheet.kinds) }))
  const right = texts.filter(({ hand }) => isHand(hand))
  const found = right.map(({ card, text }) => alarms(card, text))
  const count = (severity: string) => found.flat().filter((alarm) => alarm.severity === severity).length
  const sum = (some: typeof wrong) =>
    tally(some.map(({ mutation, alarms }) => alarms.filter((alarm) => names(alarm, mutation))))
  return {
    wrong: sum(wrong),
    byKind: new Map(
      [...new Set(mutations.map(({ kind }) => kind))].map((kind) => [
        kind,
        sum(wrong.filter(({ mutation }) => mutation.kind === kind)),
      ]),
    ),
    swapped: swapped(right, reader, sheet),
    right: {
      total: right.length,
      falseErrors: found.filter((some) => some.some(({ severity }) => severity === 'error')).length,
      warnings: count('warning'),
    },
  }
}

function tally(found: readonly (readonly Alarm[])[]): Noticed {
  return {
    total: found.length,
    noticed: found.filter((alarms) => alarms.length > 0).length,
    errors: found.filter((alarms) => alarms.some(({ severity }) => severity === 'error')).length,
  }
}

/** Whether an alarm is about what was broken: the very fact, or for an added rule its kind. */
function names(alarm: Alarm, { broken, card, kind }: Mutation): boolean {
  if (alarm.about === 'card') return false
  const said = alarm.about === 'fact' ? alarm.verdict.fact.kind : alarm.said.kind
  if (kind === 'added' || alarm.about === 'addition')
    return broken.some((path) => path.split('/')[1] === said)
  return broken.some((path) => `${card}/${path}` === alarm.verdict.fact.id)
}

function swapped(texts: Corpus['texts'], reader: TextReader, sheet: FactSheet): Noticed {
  const readings = texts.map(({ card, text }) => ({ card, reading: reader.read(text) }))
  const pairs = readings.flatMap(({ card, reading }) =>
    [...sheet.cards.keys()].flatMap((other) =>
      other === card ? [] : [study(other, reading, sheet).readsLike === card],
    ),
  )
  const noticed = pairs.filter(Boolean).length
  return { total: pairs.length, noticed, errors: noticed }
}
