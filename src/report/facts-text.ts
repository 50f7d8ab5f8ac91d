import type { FactMatrix, MatrixCard, MatrixFact } from '../facts/matrix.ts'
import { printable } from './printable.ts'

/** For people: a line a fact, and how many of each verdict there are. */
export function factsText(matrices: readonly FactMatrix[]): string {
  return matrices.map((matrix) => `${languageLines(matrix).map(printable).join('\n')}\n`).join('\n')
}

function languageLines({ lang, cards, findings }: FactMatrix): string[] {
  const facts = cards.flatMap((card) => card.facts)
  const counts = ['stated', 'implied', 'contradicted', 'negated', 'missing'].flatMap((verdict) => {
    const count = facts.filter((fact) => fact.verdict === verdict).length
    return count > 0 ? [`${count} ${verdict}`] : []
  })
  const added = cards.reduce((sum, card) => sum + card.added.length, 0)
  return [
    ...cards.flatMap((card) => [...cardLines(lang, card), '']),
    `${lang}: ${[...counts, ...(added > 0 ? [`${added} added`] : [])].join(', ') || (findings.length > 0 ? 'not compared' : 'no card texts')}`,
  ]
}

function cardLines(lang: string, { card, facts, added, readsLike, unreadable }: MatrixCard): string[] {
  const head = `${lang} ${card}`
  if (readsLike) return [`${head}: READS LIKE ${readsLike}`]
  if (unreadable) return [`${head}: UNREADABLE, too few of its facts were found`]
  return [
    head,
    ...facts.map(factLine),
    ...added.map(({ kind, says, words, place }) =>
      row('', kind, '-', 'ADDED', `“${words}” says ${says} (line ${place.line})`),
    ),
  ]
}

function factLine({ clause, kind, expected, verdict, said, original }: MatrixFact): string {
  const where = said ? ` (line ${said.place.line})` : ''
  const source = original ? `; original “${original.words}”` : ''
  const note = {
    stated: `“${said?.words}”`,
    implied: 'need not be said',
    contradicted: `“${said?.words}” says ${said?.says}${where}${source}`,
    negated: `“${said?.words}” beside a "not"${where}${source}`,
    missing: source.slice(2),
  }[verdict]
  return row(
    clause,
    kind,
    expected,
    verdict === 'stated' || verdict === 'implied' ? verdict : verdict.toUpperCase(),
    note,
  )
}

const row = (clause: string, kind: string, expected: string, verdict: string, note: string): string =>
  `  ${clause.padEnd(9)}${kind.padEnd(11)}${expected.padEnd(16)}${verdict.padEnd(14)}${note}`.trimEnd()
