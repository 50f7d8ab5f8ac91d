import type { TextReading } from '../lexicon/mentions.ts'
import { type Judgement, judge } from './judge.ts'
import type { Fact, FactSheet, Implication } from './read.ts'

/** Under this share of its facts a text cannot be read at all, and single findings would only be noise. */
const READABLE = 1 / 3
/** A text is another card's when it fits that one so well, and so much better than its own. */
const FITS = 0.5
const FITS_BETTER = 0.15
/** With fewer facts amiss the text is its own card's with a slip or two, though another card may say just that. */
const AMISS = 3

/** How well a text fits a card, from about -1 to 1: facts stated, less those contradicted and what else it says. */
function likeness({ verdicts, added }: Judgement): number {
  const asked = verdicts.filter(
    ({ fact, verdict }) => verdict === 'contradicted' || (!fact.implied && verdict !== 'implied'),
  )
  const count = (name: string) => asked.filter(({ verdict }) => verdict === name).length
  // What merely follows from one thing said is weak evidence that this is the card.
  const following = verdicts.filter(({ fact, verdict }) => !fact.implied && verdict === 'implied').length
  return (
    (count('stated') - count('contradicted') - added.length / 2) / Math.max(1, asked.length + following / 2)
  )
}

/** The card whose text this is, if it is clearly not the one it stands under. */
export function readsLike(
  card: string,
  own: Judgement,
  reading: TextReading,
  { cards, kinds, implies }: FactSheet,
): string | undefined {
  if (amiss(own) < AMISS) return undefined
  let best: string | undefined
  let most = Math.max(FITS, likeness(own) + FITS_BETTER)
  for (const [other, facts] of cards) {
    if (other === card || !couldBeat(facts, reading, most, implies.get(other) ?? [])) continue
    const fit = likeness(judge(facts, reading, kinds, implies.get(other)))
    if (fit > most) [best, most] = [other, fit]
  }
  return best
}

const amiss = ({ verdicts, added }: Judgement): number =>
  added.length + verdicts.filter(({ verdict }) => verdict !== 'stated' && verdict !== 'implied').length

/** A quick look before the long one: are enough of the card's choices mentioned at all? */
function couldBeat(
  facts: readonly Fact[],
  { mentions }: TextReading,
  most: number,
  implications: readonly Implication[],
): boolean {
  const said = new Set(mentions.map(({ kind, choice }) => `${kind} ${choice}`))
  const isSaid = ({ kind, choice }: Fact) => said.has(`${kind} ${choice}`)
  // What may follow from something else need not be said.
  const silent = new Set(implications.flatMap(({ so }) => so))
  const asked = facts.filter((fact) => !fact.implied && (isSaid(fact) || !silent.has(fact)))
  return asked.filter(isSaid).length >= most * asked.length
}

/** Whether enough of a text was understood to say anything about the rest. */
export function isReadable({ verdicts }: Judgement): boolean {
  const asked = verdicts.filter(({ fact, verdict }) => !fact.implied && verdict !== 'implied')
  // What is said wrongly was understood, too.
  const understood = asked.filter(({ verdict }) => verdict === 'stated' || verdict === 'contradicted')
  return understood.length >= asked.length * READABLE
}
