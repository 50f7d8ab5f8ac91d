import { type Finding, type Place, type Severity, say, told } from '../finding.ts'
import { type Mention, parts } from '../lexicon/mention.ts'
import { alarmsOf, type IsClosed } from './alarms.ts'
import type { FactSheet } from './read.ts'
import type { TextPair } from './rough-pair.ts'
import { type CardStudy, spanOf, wordsOf } from './study.ts'
import type { Verdict } from './verdict.ts'

/** Cards by facts: what a language says of each, beside the language it is translated from. */
export interface FactMatrix {
  readonly lang: string
  /** The language it is translated from. */
  readonly source: string
  readonly cards: readonly MatrixCard[]
  /** Why there is nothing, or not everything. */
  readonly findings: readonly Finding[]
}

/** What a card is called, in its language and in the one it is translated from. */
export interface CardName {
  readonly card: string
  readonly title?: string
  readonly originalTitle?: string
}

export interface MatrixCard extends CardName {
  readonly text: string
  /** The same card in the language it is translated from; missing for that language itself. */
  readonly original?: string
  readonly readsLike?: CardName
  readonly unreadable: boolean
  readonly facts: readonly MatrixFact[]
  readonly added: readonly Addition[]
  /** Of a text that cannot be read: what else was understood of it. */
  readonly understood: readonly Words[]
  /** Nothing is known of its facts: it was only compared with the original in what shows without a lexicon. */
  readonly isRough: boolean
  /** What `growl check` says about the text. */
  readonly findings: readonly Finding[]
}

export interface MatrixFact {
  readonly id: string
  readonly clause: string
  readonly kind: string
  readonly means: string
  readonly expected: string
  readonly verdict: Verdict['verdict']
  /** Of a verdict that somebody should look at. */
  readonly severity?: Severity
  readonly said?: Words
  readonly original?: Words
}

/** Words of a text that say something. */
export interface Words {
  readonly kind: string
  readonly says: string
  readonly words: string
  readonly place: Place
  /** The stretches of the text, from and to, gaps left out. */
  readonly spans: readonly (readonly [number, number])[]
}

/** Said, and no fact of the card. */
export interface Addition extends Words {
  readonly severity: Severity
}

/** What cards are compared with, and what they are called. */
export interface MatrixSource {
  readonly sheet: FactSheet
  readonly originals: readonly CardStudy[]
  readonly isClosed: IsClosed
  readonly nameOf: (card: string) => CardName
}

/** A card of a language, beside that of the language it is translated from, if it is another. */
export function matrixCard(
  study: CardStudy,
  { sheet, originals, isClosed, nameOf }: MatrixSource,
  findings: readonly Finding[],
): MatrixCard {
  const { card, text, readsLike, unreadable } = study
  const source = originals.find((each) => each.card === card)
  const alarms = alarmsOf(study, isClosed, sheet.kinds)
  const facts = study.verdicts.map((judged): MatrixFact => {
    const { id, clause, kind, choice } = judged.fact
    const alarm = alarms.find((each) => each.about === 'fact' && each.verdict === judged)
    const there = source?.verdicts.find((each) => each.fact.id === id && each.verdict === 'stated')?.said
    return {
      id,
      clause,
      kind,
      means: sheet.kinds.get(kind)!.means,
      expected: choice,
      verdict: judged.verdict,
      ...(alarm && { severity: alarm.severity }),
      ...(judged.said && { said: wordsIn(study, judged.said) }),
      ...(source && there && { original: wordsIn(source, there) }),
    }
  })
  const added = alarms.flatMap((alarm) =>
    alarm.about === 'addition' ? [{ ...wordsIn(study, alarm.said), severity: alarm.severity }] : [],
  )
  return {
    ...nameOf(card),
    text,
    ...(source && { original: source.text }),
    ...(readsLike && { readsLike: nameOf(readsLike) }),
    unreadable,
    facts,
    added,
    understood: unreadable ? strayWords(study) : [],
    // A lexicon that was only begun may know none of its kinds.
    isRough: facts.length === 0,
    findings,
  }
}

/** A card in a language that has no lexicon. */
export const roughCard = (
  { card, text, original }: TextPair,
  nameOf: MatrixSource['nameOf'],
  findings: readonly Finding[],
): MatrixCard => ({
  ...nameOf(card),
  text: text.value,
  original,
  unreadable: false,
  facts: [],
  added: [],
  understood: [],
  isRough: true,
  findings,
})

/** What a text says that is about none of the card's facts; longer words before those inside them, each stretch once. */
function strayWords(study: CardStudy): Words[] {
  const kinds = new Set(study.verdicts.map(({ fact }) => fact.kind))
  return study.reading.mentions
    .filter(({ kind, negated }) => !kinds.has(kind) && !negated)
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .map((said) => wordsIn(study, said))
}

function wordsIn(study: CardStudy, said: Mention): Words {
  const { from, to } = study.reading.text
  return {
    kind: said.kind,
    says: said.choice,
    words: wordsOf(study.reading, said),
    place: study.place(...spanOf(study.reading, said)),
    spans: parts(said)
      .filter((part) => part.to > part.from)
      .map((part) => [from[part.from]!, to[part.to - 1]!] as const),
  }
}

export const noFacts: Finding = {
  code: 'facts-none',
  severity: 'info',
  ...told(
    say`this game has no data/facts.yaml, so there is nothing to compare its card texts with`,
    say`See docs/lexicon.md for what the file holds.`,
  ),
}
