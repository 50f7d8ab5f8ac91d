import type { Mention } from '../lexicon/mention.ts'
import type { TextReading } from '../lexicon/mentions.ts'
import type { Span } from '../lexicon/patterns.ts'
import type { PlainText } from '../lexicon/plain.ts'
import type { Fact } from './read.ts'

// Distances are counted in words.
const ANOTHER_SENTENCE = 15
/** "A thief? They pay two.": the sentence behind a question is its answer. */
const AN_ANSWER = 3
const TOO_FAR = 40
/** Of a clause whose own words are nowhere in the text. */
const NOWHERE = 10
/** Rather than leave a clause without words, or words without a clause. */
const EMPTY_CLAUSE = 25
const LEFT_OVER = 12
const MOST_MENTIONS = 6

/**
 * Where a card states one kind in several clauses ("1 apple to a grower, 2 to a thief"): which mention belongs to
 * which fact. Of all ways to share them out, the one that keeps the words closest to the words of their clauses.
 */
export function shareOut(
  facts: readonly Fact[],
  mentions: readonly Mention[],
  { text, places }: Pick<TextReading, 'text' | 'places'>,
): ReadonlyMap<Fact, readonly Mention[]> {
  const some = mentions.slice(0, MOST_MENTIONS)
  const costs = some.map((said) => facts.map((fact) => distance(said, places.get(fact.at ?? '') ?? [], text)))
  let best: readonly (number | undefined)[] = []
  let least = Number.POSITIVE_INFINITY
  for (const shares of allShares(some.length, facts.length)) {
    const empty = facts.filter((fact, i) => !fact.implied && !shares.includes(i)).length
    const apart = shares.reduce<number>((sum, i, m) => sum + (i === undefined ? LEFT_OVER : costs[m]![i]!), 0)
    const cost = apart + empty * EMPTY_CLAUSE
    if (cost < least) [best, least] = [shares, cost]
  }
  return new Map(facts.map((fact, i) => [fact, some.filter((_, m) => best[m] === i)]))
}

/** Every way to give each of `count` mentions one of `facts` facts, or none. */
function* allShares(count: number, facts: number): Generator<(number | undefined)[]> {
  if (count === 0) return yield []
  for (const rest of allShares(count - 1, facts)) {
    for (let i = 0; i < facts; i++) yield [...rest, i]
    yield [...rest, undefined]
  }
}

function distance(said: Mention, places: readonly Span[], text: PlainText): number {
  if (places.length === 0) return NOWHERE
  const { words, sentence } = text
  const distances = places.map((place) => {
    const [from, to] = place.from > said.from ? [said.to, place.from] : [place.to, said.from]
    const apart = Math.max(0, words[to]! - words[from]!)
    const sentences = Math.abs(sentence[place.from]! - sentence[said.from]!)
    const answered = sentences > 0 && place.from < said.from && asks(place, text)
    return apart + ANOTHER_SENTENCE * (sentences - (answered ? 1 : 0)) + (answered ? AN_ANSWER : 0)
  })
  return Math.min(TOO_FAR, ...distances)
}

/** Whether the sentence of these words is a question. */
function asks({ to }: Span, { text, source, from, to: end }: PlainText): boolean {
  const stop = text.indexOf('.', to)
  return stop >= 0 && /[?\uff1f]/.test(source.slice(from[stop], end[stop]))
}
