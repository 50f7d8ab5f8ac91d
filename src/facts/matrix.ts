import type { Finding, Place } from '../finding.ts'
import { type Mention, parts } from '../lexicon/mention.ts'
import type { FactSheet } from './read.ts'
import { type CardStudy, spanOf, wordsOf } from './study.ts'
import type { Verdict } from './verdict.ts'

/** Cards by facts: what a language says of each, beside the language it is translated from. */
export interface FactMatrix {
  readonly lang: string
  readonly cards: readonly MatrixCard[]
  /** Why there is nothing, or not everything. */
  readonly findings: readonly Finding[]
}

export interface MatrixCard {
  readonly card: string
  readonly text: string
  /** The same card in the language it is translated from; missing for that language itself. */
  readonly original?: string
  readonly readsLike?: string
  readonly unreadable: boolean
  readonly facts: readonly MatrixFact[]
  readonly added: readonly Words[]
}

export interface MatrixFact {
  readonly id: string
  readonly clause: string
  readonly kind: string
  readonly means: string
  readonly expected: string
  readonly verdict: Verdict['verdict']
  readonly closed: boolean
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

/** The cards of a language, beside those of the language it is translated from, if it is another. */
export function matrixCards(
  studies: readonly CardStudy[],
  originals: readonly CardStudy[],
  sheet: FactSheet,
  isClosed: (kind: string) => boolean,
): MatrixCard[] {
  return studies.map((study) => {
    const source = originals.find(({ card }) => card === study.card)
    return matrixCard(study, source, sheet, isClosed)
  })
}

function matrixCard(
  study: CardStudy,
  source: CardStudy | undefined,
  { kinds }: FactSheet,
  isClosed: (kind: string) => boolean,
): MatrixCard {
  const { card, text, readsLike, unreadable } = study
  const facts = study.verdicts.map(({ fact, verdict, said }): MatrixFact => {
    const { id, clause, kind, choice } = fact
    const there = source?.verdicts.find((each) => each.fact.id === id && each.verdict === 'stated')?.said
    return {
      id,
      clause,
      kind,
      means: kinds.get(kind)!.means,
      expected: choice,
      verdict,
      closed: isClosed(kind),
      ...(said && { said: wordsIn(study, said) }),
      ...(source && there && { original: wordsIn(source, there) }),
    }
  })
  const added = study.added.map((said) => wordsIn(study, said))
  return {
    card,
    text,
    ...(source && { original: source.text }),
    ...(readsLike && { readsLike }),
    unreadable,
    facts,
    added,
  }
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
