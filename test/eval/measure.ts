import type { Fact, FactSheet } from '../../src/facts/read.ts'
import { type CardStudy, study } from '../../src/facts/study.ts'
import type { Verdict } from '../../src/facts/verdict.ts'
import type { Mention } from '../../src/lexicon/mention.ts'
import type { TextReader } from '../../src/lexicon/mentions.ts'
import { type Corpus, HANDS, type Hand, isKeptOut, type Mutation, type MutationKind } from './hands.ts'

/** One thing the checker got wrong. */
export interface Slip {
  readonly hand: Hand
  readonly card: string
  /** The kinds of facts it is about. */
  readonly kinds: readonly string[]
  readonly what: string
  readonly text: string
  /** The words of the lexicon that misled, where some did. */
  readonly misled?: readonly Mention[]
}

export interface Tally {
  readonly total: number
  readonly right: number
  /** The same by kind of fact, where it is about facts. */
  readonly byKind: ReadonlyMap<string, { readonly total: number; readonly right: number }>
  readonly slips: readonly Slip[]
}

export type Measure =
  | 'false errors'
  | 'recognised'
  | 'false additions'
  | 'swapped'
  | MutationKind
  /** Of the errors on texts with one broken fact: those that name it. */
  | 'precision'

/** What a language scores on some of its hands. */
export type Score = ReadonlyMap<Measure, Tally>

/** The open hands, and the hands that were kept out of sight. */
export function measure(
  corpus: Corpus,
  reader: TextReader,
  sheet: FactSheet,
): { open: Score; keptOut: Score } {
  const score = (keptOut: boolean): Score => {
    const hands = HANDS.filter((hand) => isKeptOut(hand) === keptOut)
    const texts = corpus.texts.filter(({ hand }) => hands.includes(hand))
    const mutations = corpus.mutations.filter(({ hand }) => hands.includes(hand))
    return scoreOf({ texts, mutations }, reader, sheet)
  }
  return { open: score(false), keptOut: score(true) }
}

function scoreOf(
  { texts, mutations }: Pick<Corpus, 'texts' | 'mutations'>,
  reader: TextReader,
  sheet: FactSheet,
): Score {
  type Count = { total: number; right: number }
  type Growing = Count & { readonly byKind: Map<string, Count>; readonly slips: Slip[] }
  const tallies = new Map<Measure, Growing>()
  const note = (name: Measure, right: boolean, slip: Slip) => {
    const tally: Growing = tallies.get(name) ?? { total: 0, right: 0, byKind: new Map(), slips: [] }
    tallies.set(name, tally)
    for (const kind of slip.kinds) if (!tally.byKind.has(kind)) tally.byKind.set(kind, { total: 0, right: 0 })
    for (const count of [tally, ...slip.kinds.map((kind) => tally.byKind.get(kind)!)]) {
      count.total++
      if (right) count.right++
    }
    if (!right) tally.slips.push(slip)
  }
  for (const { hand, card, text } of texts) {
    const reading = reader.read(text)
    const slip = (what: string, kinds: readonly string[] = []) => ({ hand, card, kinds, what, text })
    const { verdicts, added, readsLike, unreadable } = study(card, reading, sheet)
    const wrong = verdicts.filter((each) => isError(each, reader))
    const words = (said: { from: number; to: number } | undefined) =>
      said ? `"${reading.text.text.slice(said.from, said.to)}"` : ''
    note('false errors', wrong.length === 0 && !readsLike && !unreadable, {
      ...slip(
        readsLike
          ? `reads like ${readsLike}`
          : unreadable
            ? 'unreadable'
            : wrong
                .map(({ fact, said }) => `${fact.id}: ${said?.choice ?? 'missing'} ${words(said)}`)
                .join('; '),
        wrong.map(({ fact }) => fact.kind),
      ),
      misled: wrong.flatMap(({ said }) => said ?? []),
    })
    for (const { fact, verdict } of verdicts)
      if (!fact.implied)
        note('recognised', verdict === 'stated', slip(`${fact.id} (${fact.choice}) ${verdict}`, [fact.kind]))
    note('false additions', added.length === 0, {
      ...slip(
        added.map((said) => `${said.kind}: ${said.choice} ${words(said)}`).join('; '),
        added.map((said) => said.kind),
      ),
      misled: added,
    })
    for (const other of sheet.cards.keys())
      if (other !== card) {
        const swapped = study(other, reading, sheet)
        note(
          'swapped',
          swapped.readsLike === card,
          slip(`as ${other}: reads like ${swapped.readsLike ?? 'itself'}`),
        )
      }
  }
  for (const mutation of mutations) {
    const mutated = study(mutation.card, reader.read(mutation.text), sheet)
    if (isSilent(mutation, mutated)) continue
    note(mutation.kind, isNoticed(mutation, mutated, reader), slipOf(mutation))
    if (mutation.kind === 'added' || mutated.readsLike || mutated.unreadable) continue
    for (const { fact } of mutated.verdicts.filter((each) => isError(each, reader)))
      note('precision', isBroken(fact, mutation), {
        ...slipOf(mutation),
        what: `${brokenFact(mutation)} is broken, but ${fact.id} is called wrong`,
      })
  }
  return tallies
}

const slipOf = ({ hand, card, clause, fact, says, text }: Mutation): Slip => ({
  hand,
  card,
  kinds: [fact],
  what: `${card}/${clause}/${fact}${says === undefined ? '' : ` → ${says}`}`,
  text,
})

const isBroken = ({ id }: Fact, { card, broken }: Mutation): boolean =>
  broken.some((path) => id === `${card}/${path}`)

const brokenFact = ({ card, clause, fact }: Mutation): string => `${card}/${clause}/${fact}`

/** A fact that was dropped, and follows from what is still said: nothing is wrong with the text. */
export const isSilent = (
  { kind, card, broken }: Mutation,
  { verdicts }: Pick<CardStudy, 'verdicts'>,
): boolean =>
  kind === 'dropped' &&
  verdicts.some(
    ({ fact, verdict }) => verdict === 'implied' && broken.includes(fact.id.slice(card.length + 1)),
  )

/** What `growl check` calls an error: contradictions, and silence where the lexicon lists all ways of saying it. */
function isError({ fact, verdict }: Verdict, { lexicon }: TextReader): boolean {
  return verdict === 'contradicted' || (verdict === 'missing' && lexicon.kinds.get(fact.kind)!.closed)
}

/** Errors must name the very fact; additions the kind. A text taken for another card's, or for rubbish, names nothing. */
function isNoticed(mutation: Mutation, mutated: Omit<CardStudy, 'place'>, reader: TextReader): boolean {
  const { fact, kind } = mutation
  if (mutated.readsLike || mutated.unreadable) return false
  const found = mutated.verdicts.filter((each) => isBroken(each.fact, mutation))
  if (kind === 'dropped') return found.some(({ verdict }) => verdict !== 'stated')
  if (kind === 'added')
    return (
      mutated.added.some((said) => said.kind === fact) ||
      mutated.verdicts.some((each) => each.fact.kind === fact && each.verdict === 'contradicted')
    )
  return found.some((each) => isError(each, reader))
}
