import type { FactMatrix, Words } from '../facts/matrix.ts'

/** For programs: an array of cards, each with its facts; what does not apply is left out. */
export function factsJson(matrices: readonly FactMatrix[]): string {
  const cards = matrices.flatMap(({ lang, cards }) =>
    cards.map(({ card, readsLike, unreadable, facts, added }) => ({
      lang,
      card,
      readsLike,
      ...(unreadable && { unreadable }),
      facts: facts.map(({ id, means, expected, verdict, said, original }) => ({
        fact: id,
        means,
        expected,
        verdict,
        ...(said && spoken(said)),
        original: original?.words,
      })),
      added: added.map((words) => ({ kind: words.kind, ...spoken(words) })),
    })),
  )
  return `${JSON.stringify(cards, null, 2)}\n`
}

const spoken = ({ says, words, place }: Words) => ({
  says,
  words,
  file: place.file,
  line: place.line,
  column: place.column,
  endLine: place.endLine,
  endColumn: place.endColumn,
})
