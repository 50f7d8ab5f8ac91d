import type { FactMatrix, MatrixCard, MatrixFact, Words } from '../facts/matrix.ts'
import type { Finding, Severity } from '../finding.ts'
import { foundFirst, summaryOf, titlesOf, wrongCardsFirst, wrongFirst } from './fact-order.ts'
import { printable, shortened, tally } from './printable.ts'

/** For people: the wrong cards first, a line a fact, the wrong ones on top; and at the end how many are right. */
export function factsText(matrices: readonly FactMatrix[]): string {
  const lines = matrices.flatMap(({ lang, cards }) =>
    wrongCardsFirst(cards).flatMap((card) => [...cardLines(lang, card), '']),
  )
  return `${[...lines, ...summaryLines(matrices)].map(printable).join('\n')}\n`
}

/** How many cards are right, a line a language, and together. */
export function summaryLines(matrices: readonly FactMatrix[]): string[] {
  const all = {
    cards: matrices.flatMap(({ cards }) => cards),
    findings: matrices.flatMap(({ findings }) => findings),
  }
  return [
    ...matrices.map((matrix) => `${matrix.lang}: ${summaryOf(matrix)}`),
    ...(matrices.length > 1 ? [`all ${matrices.length} languages: ${summaryOf(all)}`] : []),
  ]
}

function cardLines(lang: string, card: MatrixCard): string[] {
  const found = card.findings.length > 0 ? `: ${tally(card.findings)}` : ''
  return [
    `${lang} ${card.card}: ${titlesOf(card)}${found}`,
    ...card.findings.filter(isAboutCard).map(findingLine),
    ...lined(rowsOf(card)),
  ]
}

/** What is said of a fact has a row of its own. */
export const isAboutCard = ({ fact }: Finding): boolean => fact === undefined

const findingLine = ({ severity, message, place, quote }: Finding): string =>
  `  ${severity.padEnd(9)}${shortened(message)}${quote ? `: “${shortened(quote)}”` : ''}${place ? ` (line ${place.line})` : ''}`

interface Row {
  readonly severity?: Severity
  readonly cells: readonly [clause: string, kind: string, expected: string, verdict: string, note: string]
}

const rowsOf = ({ facts, added, understood, unreadable }: MatrixCard): Row[] =>
  wrongFirst([
    ...(unreadable ? foundFirst(facts) : facts).map(
      (fact): Row => ({ ...withSeverity(fact), cells: cellsOf(fact) }),
    ),
    ...added.map(
      ({ severity, kind, says, words, place }): Row => ({
        severity,
        cells: ['', kind, '-', 'added', `“${words}” says ${says} (line ${place.line})`],
      }),
    ),
    ...understood.map(
      ({ kind, says, words, place }): Row => ({
        cells: ['', kind, '-', 'found', `“${words}” says ${says} (line ${place.line})`],
      }),
    ),
  ])

const withSeverity = ({ severity }: MatrixFact) => (severity ? { severity } : {})

function cellsOf({ clause, kind, expected, verdict, said, original }: MatrixFact): Row['cells'] {
  const source = original ? `original “${original.words}”` : ''
  const note = {
    stated: `“${said?.words}”`,
    implied: 'need not be said',
    contradicted: `“${said?.words}” says ${said?.says}${after(said, source)}`,
    negated: `“${said?.words}” beside a "not"${after(said, source)}`,
    missing: source,
  }[verdict]
  return [clause, kind, expected, verdict, note]
}

const after = (said: Words | undefined, source: string): string =>
  `${said ? ` (line ${said.place.line})` : ''}${source && `; ${source}`}`

/** A column for severities only where there are any. */
function lined(rows: readonly Row[]): string[] {
  const width = rows.some(({ severity }) => severity) ? 9 : 0
  return rows.map(({ severity = '', cells: [clause, kind, expected, verdict, note] }) =>
    `  ${severity.padEnd(width)}${clause.padEnd(9)}${kind.padEnd(11)}${expected.padEnd(16)}${verdict.padEnd(14)}${note}`.trimEnd(),
  )
}
