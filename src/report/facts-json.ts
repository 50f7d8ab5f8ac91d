import type { FactMatrix, Words } from '../facts/matrix.ts'
import { wrongCardsFirst } from './fact-order.ts'
import { flat } from './json.ts'

/** For programs: an array of cards, the wrong ones first, each with its facts and findings; what does not apply is left out. */
export function factsJson(matrices: readonly FactMatrix[]): string {
  const cards = matrices.flatMap(({ lang, cards }) =>
    wrongCardsFirst(cards).map(
      ({
        card,
        title,
        originalTitle,
        readsLike,
        unreadable,
        isRough,
        facts,
        added,
        understood,
        findings,
      }) => ({
        lang,
        card,
        title,
        originalTitle,
        readsLike: readsLike?.card,
        ...(unreadable && { unreadable }),
        ...(isRough && { rough: true }),
        findings: findings.map(flat),
        facts: facts.map(({ id, means, expected, verdict, severity, said, original }) => ({
          fact: id,
          means,
          expected,
          verdict,
          severity,
          ...(said && spoken(said)),
          original: original?.words,
        })),
        added: added.map((words) => ({ kind: words.kind, severity: words.severity, ...spoken(words) })),
        ...(unreadable && {
          understood: understood.map((words) => ({ kind: words.kind, ...spoken(words) })),
        }),
      }),
    ),
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
