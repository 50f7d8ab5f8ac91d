import type { Finding, Place } from '../finding.ts'
import { forGame } from './for-game.ts'
import { type Left, measured } from './measure.ts'
import { printable, shortened, tally } from './printable.ts'

/** For people: where, how grave, what; what to do on the next line. */
export function text(findings: readonly Finding[], root: string, all = false): string {
  const { shown, left } = all ? { shown: findings, left: [] } : measured(findings)
  const lines = [
    ...shown.flatMap((finding) => linesOf(finding, root)),
    ...left.map((each) => lineOf(each, root)),
  ]
  const more = findings.length > 0 ? '; npx growl check --explain CODE says more' : ''
  return `${[...lines, tally(findings) + more].map(printable).join('\n')}\n`
}

const linesOf = (
  { code, severity, message, hint, place, option, quote }: Finding,
  root: string,
): string[] => [
  `${whereOf(place, option, root)}${severity}: ${shortened(message)} [${code}]`,
  ...(quote ? [`    “${shortened(quote)}”`] : []),
  ...(hint ? [`    ${forGame(shortened(hint), root)}`] : []),
]

function whereOf(place: Place | undefined, option: string | undefined, root: string): string {
  if (place) return `${root}${place.file}:${place.line}:${place.column}: `
  return option ? `${option}: ` : ''
}

const lineOf = ({ code, file, count }: Left, root: string): string =>
  `${file ? `${root}${file}: ` : ''}… and ${count} more of these [${code}]; --all shows them`
