import type { CardName, FactMatrix, MatrixCard, MatrixFact } from '../facts/matrix.ts'
import type { Finding, Severity } from '../finding.ts'

const WEIGHT: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 }
const RIGHT = 3

const weightOf = (severity: Severity | undefined): number => (severity ? WEIGHT[severity] : RIGHT)

/** The errors, the warnings, then what is right; among equals the order stays. */
export const wrongFirst = <Told extends { readonly severity?: Severity }>(all: readonly Told[]): Told[] =>
  all.toSorted((a, b) => weightOf(a.severity) - weightOf(b.severity))

/** Of a text that cannot be read: what was found, then what was not. */
export const foundFirst = (facts: readonly MatrixFact[]): MatrixFact[] =>
  facts.toSorted((a, b) => Number(a.said === undefined) - Number(b.said === undefined))

/** The cards that are wrong, those to look at, then the right ones. */
export const wrongCardsFirst = (cards: readonly MatrixCard[]): MatrixCard[] =>
  wrongFirst(cards.map((card) => ({ card, ...gravest(card.findings) }))).map(({ card }) => card)

function gravest(findings: readonly Finding[]): { severity?: Severity } {
  const [first] = wrongFirst(findings)
  return first ? { severity: first.severity } : {}
}

/** An error makes a card wrong, a warning one to look at; without a lexicon none is known to be right. */
export type Standing = 'wrong' | 'doubtful' | 'right' | 'unread'

export function standingOf({ findings, isRough }: MatrixCard): Standing {
  const { severity } = gravest(findings)
  if (severity === 'error') return 'wrong'
  if (severity === 'warning') return 'doubtful'
  return isRough ? 'unread' : 'right'
}

/** What to call it. */
export const STANDINGS: Readonly<Record<Standing, string>> = {
  wrong: 'wrong',
  doubtful: 'to look at',
  right: 'right',
  unread: 'compared roughly',
}

/** "16 cards: 1 wrong, 2 to look at, 13 right". */
export function cardTally(cards: readonly MatrixCard[]): string {
  const counts = Object.entries(STANDINGS).flatMap(([standing, name]) => {
    const count = cards.filter((card) => standingOf(card) === standing).length
    return count > 0 ? [`${count} ${name}`] : []
  })
  return `${cards.length} ${cards.length === 1 ? 'card' : 'cards'}: ${counts.join(', ')}`
}

const VERDICTS = ['stated', 'implied', 'contradicted', 'negated', 'missing'] as const

/** "150 facts stated, 2 contradicted, 1 added". */
export function factTally(cards: readonly MatrixCard[]): string {
  const facts = cards.flatMap((card) => card.facts)
  const counts = VERDICTS.map(
    (verdict) => [facts.filter((fact) => fact.verdict === verdict).length, verdict] as const,
  )
  const added = cards.reduce((sum, card) => sum + card.added.length, 0)
  return [...counts, [added, 'added'] as const]
    .filter(([count]) => count > 0)
    .map(([count, verdict]) => `${count} ${verdict}`)
    .join(', ')
}

/** What there is to say of a language, or of all, in a line. */
export function summaryOf({ cards, findings }: Pick<FactMatrix, 'cards' | 'findings'>): string {
  if (cards.length === 0) return findings.length > 0 ? 'not compared' : 'no card texts'
  const facts = factTally(cards)
  return `${cardTally(cards)}${facts && `; facts: ${facts}`}`
}

/** "Das Geschenk (The Gift)"; the title once where it is the same in both languages. */
export const titlesOf = ({ card, title = card, originalTitle = title }: CardName): string =>
  originalTitle === title ? title : `${title} (${originalTitle})`
