import type { Match, Span } from './patterns.ts'
import type { PlainText } from './plain.ts'

/** A form of several parts, which stand in one sentence in any order; each part is looked for by itself. */
export interface JointForm {
  readonly owner: number
  readonly form: number
  readonly parts: readonly number[]
}

/** Words from the first part to the last. */
const FARTHEST = 12

/** Where all parts of a joint form stand close together; a "not" between them turns the meaning. */
export function joinParts(
  { owner, form, parts }: JointForm,
  found: ReadonlyMap<number, readonly Match[]>,
  text: PlainText,
  negations: readonly number[],
): Match[] {
  const [first = [], ...others] = parts.map((part) => found.get(part) ?? [])
  return first.flatMap((start) => {
    const joined = [start]
    for (const candidates of others) {
      const nearest = closest(candidates, joined, text)
      if (!nearest) return []
      joined.push(nearest)
    }
    joined.sort((a, b) => a.from - b.from)
    const [from, to] = [joined[0]!.from, Math.max(...joined.map((match) => match.to))]
    const isInside = (at: number) => joined.some((match) => match.from <= at && at < match.to)
    if (text.words[to]! - text.words[from]! > FARTHEST) return []
    const between = negations.filter((at) => from < at && at < to && !isInside(at)).length
    const turned = between + joined.filter((match) => match.negated).length
    if (turned > 1) return []
    const value = joined.find((match) => match.value !== undefined)?.value
    return [
      {
        owner,
        form,
        from,
        to,
        gaps: gapsOf(joined),
        negated: turned === 1,
        ...(value !== undefined && { value }),
      },
    ]
  })
}

/** The match nearest to those joined already: in their sentence, and not of the same words. */
function closest(candidates: readonly Match[], joined: readonly Match[], text: PlainText): Match | undefined {
  let best: Match | undefined
  let least = Number.POSITIVE_INFINITY
  for (const match of candidates) {
    if (text.sentence[match.from] !== text.sentence[joined[0]!.from]) continue
    if (joined.some((other) => match.from < other.to && other.from < match.to)) continue
    const distance = Math.min(
      ...joined.map((other) =>
        match.from > other.from
          ? text.words[match.from]! - text.words[other.to]!
          : text.words[other.from]! - text.words[match.to]!,
      ),
    )
    if (distance < least) [best, least] = [match, distance]
  }
  return best
}

/** What lies between the parts, and the gaps inside them. */
function gapsOf(joined: readonly Match[]): Span[] {
  return joined.flatMap((match, i) => {
    const next = joined[i + 1]
    return next ? [...match.gaps, { from: match.to, to: Math.max(match.to, next.from) }] : [...match.gaps]
  })
}
