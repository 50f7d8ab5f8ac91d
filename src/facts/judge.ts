import { type Mention, weight } from '../lexicon/mention.ts'
import type { TextReading } from '../lexicon/mentions.ts'
import { shareOut } from './clauses.ts'
import { withConsequences } from './follow.ts'
import type { Fact, FactKind, Implication } from './read.ts'
import { addedUp } from './sums.ts'
import type { Verdict } from './verdict.ts'

export interface Judgement {
  readonly verdicts: readonly Verdict[]
  /** Said, and no fact of the card. */
  readonly added: readonly Mention[]
}

type Kinds = ReadonlyMap<string, FactKind>

/** Compares what a text says with what its card states. */
export function judge(
  facts: readonly Fact[],
  reading: TextReading,
  kinds: Kinds,
  implications: readonly Implication[] = [],
): Judgement {
  const claims = claimsOf(facts, reading, kinds)
  const own = ownWords(facts, claims, kinds)
  const found = facts.map((fact): Verdict => {
    const [said] = own.get(fact)!
    const other = contradiction(fact, claims.get(fact)!, own, reading, kinds)
    // A thing that goes along and stays as well is on the wrong side once.
    const isTwofold = kinds.get(fact.kind)!.binds !== undefined && other !== undefined
    if (said && !isTwofold) return { fact, verdict: 'stated', said, ...(other && { also: other }) }
    if (other) return { fact, verdict: 'contradicted', said: other }
    const negated = claims.get(fact)!.find((each) => each.choice === fact.choice && each.negated)
    // Where silence says it too, a "not" beside the words is about something else: "shuffles this time not".
    if (negated && !fact.implied) return { fact, verdict: 'negated', said: negated }
    return { fact, verdict: fact.implied ? 'implied' : 'missing' }
  })
  const verdicts = withConsequences(found, implications)
  return { verdicts, added: additions(verdicts, reading, own, kinds) }
}

/** The mentions each fact has to do with: all of its kind, shared out where several clauses state that kind. */
function claimsOf(facts: readonly Fact[], reading: TextReading, kinds: Kinds): Map<Fact, readonly Mention[]> {
  const claims = new Map<Fact, readonly Mention[]>()
  for (const kind of new Set(facts.map((fact) => fact.kind))) {
    const alike = facts.filter((fact) => fact.kind === kind)
    const mentions = reading.mentions.filter((said) => said.kind === kind)
    if (alike.length === 1) {
      const [fact] = alike as [Fact]
      claims.set(fact, kinds.get(kind)!.sums ? addedUp(fact, mentions, reading.text) : mentions)
    } else {
      const negated = mentions.filter((said) => said.negated)
      const said = mentions.filter((each) => !each.negated)
      for (const [fact, share] of shareOut(alike, said, reading)) claims.set(fact, [...share, ...negated])
    }
  }
  return claims
}

type OwnWords = ReadonlyMap<Fact, readonly Mention[]>

/**
 * The words that say each fact. Words that belong to another fact do not count: the "living" of "the nearest living
 * neighbour" says nothing about who is chosen.
 */
function ownWords(facts: readonly Fact[], claims: OwnWords, kinds: Kinds): OwnWords {
  const right = facts.flatMap((fact) =>
    claims
      .get(fact)!
      .filter((said) => said.choice === fact.choice && !said.negated)
      .map((said) => ({ fact, said })),
  )
  const own = new Map<Fact, Mention[]>(facts.map((fact) => [fact, []]))
  for (const { fact, said } of right.sort((a, b) => weight(b.said) - weight(a.said)))
    if (!isTaken(said, own, kinds)) own.get(fact)!.push(said)
  return own
}

/** Whether the words are part of longer words that state a fact of a kind that covers theirs. */
const isTaken = (said: Mention, own: OwnWords, kinds: Kinds): boolean =>
  [...own].some(
    ([{ kind }, words]) =>
      kinds.get(kind)!.covers.includes(said.kind) && words.some((longer) => covers(longer, said)),
  )

/** Whether the words are part of any longer words that state a fact. */
const isExplained = (said: Mention, own: OwnWords): boolean =>
  [...own].some(([fact, words]) => fact.kind !== said.kind && words.some((longer) => covers(longer, said)))

const covers = (longer: Mention, said: Mention): boolean =>
  longer.from <= said.from &&
  said.to <= longer.to &&
  weight(longer) > weight(said) &&
  !longer.gaps.some((gap) => gap.from < said.to && said.from < gap.to)

/** Another choice of the same kind, said where this fact should have been said. */
function contradiction(
  fact: Fact,
  claims: readonly Mention[],
  own: OwnWords,
  { text, conditions }: TextReading,
  kinds: Kinds,
): Mention | undefined {
  const isConditional = (said: Mention) =>
    // Where something has to be said, a condition may well be the place where it is said wrongly.
    fact.implied &&
    kinds.get(fact.kind)!.unconditional &&
    conditions.some((span) => span.from <= said.from && said.to <= span.to)
  /** How many sentences off the nearest fact of this clause, or of any, is stated. */
  const distance = (said: Mention, clause?: string) =>
    Math.min(
      ...[...own].flatMap(([stated, words]) =>
        clause === undefined || stated.clause === clause
          ? words.map(({ from }) => Math.abs(text.sentence[from]! - text.sentence[said.from]!))
          : [],
      ),
    )
  const isHere = (said: Mention) => distance(said, fact.clause) <= 2
  // Where several clauses state the kind, sharing out has found the place already; what only cards with such a fact say is about it wherever
  // it stands.
  const isShared = [...own.keys()].some(({ kind, clause }) => kind === fact.kind && clause !== fact.clause)
  const inPlace = claims.filter((said) => {
    if (said.choice === fact.choice || said.negated || isTaken(said, own, kinds)) return false
    if (isConditional(said)) return false
    if (isShared || isGuarded(said, kinds)) return true
    return isHere(said) || distance(said, fact.clause) === Infinity || distance(said) > 0
  })
  const near = inPlace.filter((said) => distance(said, fact.clause) === 0)
  return (near.length > 0 ? near : inPlace).toSorted((a, b) => weight(b) - weight(a))[0]
}

/** What a text says beyond the card: other choices beside the right ones, and what guarded kinds say. */
function additions(
  verdicts: readonly Verdict[],
  { mentions }: TextReading,
  own: OwnWords,
  kinds: Kinds,
): Mention[] {
  const beside = new Set(verdicts.flatMap(({ also }) => (also && isAlone(also, kinds) ? [also] : [])))
  return mentions.filter((said) => {
    if (beside.has(said)) return true
    if (!isGuarded(said, kinds) || said.negated || isExplained(said, own)) return false
    // Words that are wrong about one fact are not told again as an addition.
    if (verdicts.some((wrong) => wrong.fact.kind !== said.kind && wrong.said && covers(wrong.said, said)))
      return false
    const facts = verdicts.filter(({ fact }) => fact.kind === said.kind)
    const [only] = facts
    if (!only) return true
    return facts.length === 1 && only.verdict === 'stated' && said.choice !== only.fact.choice
  })
}

/** What is never right is told beside anything. */
const isAlone = ({ kind, choice }: Mention, kinds: Kinds): boolean =>
  choice === 'other' || kinds.get(kind)!.alone.includes(choice)

function isGuarded({ kind, choice }: Mention, kinds: Kinds): boolean {
  const { number, guarded } = kinds.get(kind)!
  return guarded.includes(number ? 'number' : choice)
}
