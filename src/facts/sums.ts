import type { Mention } from '../lexicon/mention.ts'
import type { PlainText } from '../lexicon/plain.ts'
import type { Fact } from './read.ts'

/**
 * Numbers that add up: "a card to the left and a card to the right" are two cards. Where no number of a kind is the right one, but
 * neighbouring equal numbers of one sentence make it, they are one mention of it. Not where silence says the number, too: then
 * "a card" and once more "a card" are the same one.
 */
export function addedUp(
  fact: Fact,
  mentions: readonly Mention[],
  { sentence }: PlainText,
): readonly Mention[] {
  const numbers = mentions.filter((said) => !said.negated && /^\d+$/.test(said.choice))
  if (fact.implied || numbers.some((said) => said.choice === fact.choice)) return mentions
  for (let first = 0; first < numbers.length; first++)
    for (let last = first + 1; last < numbers.length; last++) {
      const run = numbers.slice(first, last + 1)
      const [{ choice, from }] = run as [Mention]
      const { choice: next, from: there } = run.at(-1)!
      if (next !== choice || sentence[from] !== sentence[there]) break
      if (String(run.length * Number(choice)) === fact.choice)
        return [...mentions.filter((said) => !run.includes(said)), together(run, fact.choice)]
    }
  return mentions
}

function together(run: readonly Mention[], choice: string): Mention {
  const gaps = run.flatMap((said, i) => {
    const next = run[i + 1]
    return next && next.from > said.to ? [...said.gaps, { from: said.to, to: next.from }] : said.gaps
  })
  return { ...run[0]!, choice, to: run.at(-1)!.to, gaps }
}
