import type { Outline } from './lexicon.ts'
import { type Mention, parts } from './mention.ts'
import type { Span } from './patterns.ts'
import type { PlainText } from './plain.ts'

// What a list of things is said of: in "they take hand and coins along but leave open cards", each thing belongs to one verb.

/** The entry of a lexicon that holds the words for a thing; its choice is that of its verb. */
export const THING = 'thing'
/** The entry with the words that say that nothing of it does: "they take nothing along". */
export const NONE = 'none'

// Costs of a sharing-out, counted in words.
const PAUSE = 2
const NO_VERB = 14
/** A choice that some verb says, and of nothing. */
const IDLE = 8
/** A verb with things on both sides of it: rather those of a verb that is not known. */
const BOTH_SIDES = 12
/** Verbs of one text that have their things on different sides. */
const TURNED = 2
/** Further ones in a sentence are not bound: there are some two thousand ways to share out so many. */
const MOST = 5

/** Binds things to their verbs: every mention of a thing gets the choice of the verb it belongs to. */
export function bindThings(
  mentions: readonly Mention[],
  { kinds }: Outline,
  text: PlainText,
): readonly Mention[] {
  const verbOf = (said: Mention) => kinds.get(said.kind)!.binds
  const things = mentions.filter((said) => verbOf(said) !== undefined)
  if (things.length === 0) return mentions
  const bound = [...new Set(things.map(verbOf))].flatMap((verb) => {
    const choices = [...(kinds.get(verb!)?.choices.keys() ?? [])]
    const verbs = mentions.filter((said) => said.kind === verb && !said.negated)
    const own = things.filter((said) => verbOf(said) === verb)
    return [...new Set(own.map(({ from }) => text.sentence[from]))]
      .flatMap((sentence) => {
        const here = ({ from }: Mention) => text.sentence[from] === sentence
        return bindTo(verbs.filter(here).slice(0, MOST), own.filter(here).slice(0, MOST), text)
      })
      .map((bond) => joined(bond.thing, bond.verb, choices))
  })
  return [...mentions.filter((said) => verbOf(said) === undefined), ...bound].sort(
    (a, b) => a.from - b.from || a.to - b.to,
  )
}

interface Bond {
  readonly thing: Mention
  readonly verb: Mention
}

/** Of all ways to share the things out, the cheapest. */
function bindTo(verbs: readonly Mention[], things: readonly Mention[], text: PlainText): Bond[] {
  let best: readonly (number | undefined)[] = []
  let least = Number.POSITIVE_INFINITY
  for (const sharing of sharings(things.length, verbs.length)) {
    const bonds = bondsOf(sharing, verbs, things)
    const cost = costOf(bonds, verbs, text) + NO_VERB * (things.length - bonds.length)
    if (cost < least) [best, least] = [sharing, cost]
  }
  return bondsOf(best, verbs, things)
}

const bondsOf = (
  sharing: readonly (number | undefined)[],
  verbs: readonly Mention[],
  things: readonly Mention[],
): Bond[] =>
  sharing.flatMap((verb, i) => (verb === undefined ? [] : [{ thing: things[i]!, verb: verbs[verb]! }]))

/** Every way to give each thing a verb, or none; later things never get earlier verbs. */
function* sharings(things: number, verbs: number, from = 0): Generator<(number | undefined)[]> {
  if (things === 0) return yield []
  for (const rest of sharings(things - 1, verbs, from)) yield [undefined, ...rest]
  for (let verb = from; verb < verbs; verb++)
    for (const rest of sharings(things - 1, verbs, verb)) yield [verb, ...rest]
}

function costOf(bonds: readonly Bond[], verbs: readonly Mention[], text: PlainText): number {
  let cost = 0
  const turns = new Set<number>()
  for (const verb of verbs) {
    const own = bonds.filter((bond) => bond.verb === verb).map(({ thing }) => thing)
    const sides = [
      own.filter((thing) => sideOf(thing, verb) < 0),
      own.filter((thing) => sideOf(thing, verb) > 0),
    ]
    if (sides.every((side) => side.length > 0)) cost += BOTH_SIDES
    for (const [i, side] of sides.entries()) {
      if (side.length > 0) turns.add(i)
      const row = i === 0 ? [...side, verb] : [verb, ...side]
      for (let at = 1; at < row.length; at++) cost += distance(row[at - 1]!, row[at]!, text)
    }
  }
  for (const choice of new Set(verbs.map((verb) => verb.choice)))
    if (!bonds.some((bond) => bond.verb.choice === choice)) cost += IDLE
  return turns.size > 1 ? cost + TURNED : cost
}

/** Where a thing is, seen from its verb: before it, behind it, or inside ("nehmen … mit"). */
function sideOf(thing: Mention, verb: Mention): -1 | 0 | 1 {
  if (verb.from < thing.from && thing.to < verb.to) return 0
  return thing.from < verb.from ? -1 : 1
}

function distance(left: Span, right: Span, { text, words }: PlainText): number {
  const pauses = text.slice(left.to, Math.max(left.to, right.from)).split(',').length - 1
  return Math.max(0, words[right.from]! - words[left.to]!) + PAUSE * pauses
}

/** The thing with its verb: what lies between them does not matter. */
function joined(thing: Mention, verb: Mention, choices: readonly string[]): Mention {
  const spans = [...parts(thing), ...parts(verb)].sort((a, b) => a.from - b.from)
  const gaps: Span[] = []
  for (const [i, { to }] of spans.entries()) {
    const next = spans[i + 1]
    if (next && next.from > to) gaps.push({ from: to, to: next.from })
  }
  const other = choices.find((choice) => choice !== verb.choice) ?? verb.choice
  return {
    ...thing,
    // "They take nothing" turns the verb; in "no llevan nada" the verb is turned already.
    choice: thing.choice === NONE && !verb.turned ? other : verb.choice,
    negated: false,
    from: Math.min(thing.from, verb.from),
    to: Math.max(thing.to, verb.to),
    gaps,
  }
}
