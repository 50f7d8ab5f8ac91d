import type { Finding } from '../finding.ts'
import { type Left, measured } from './measure.ts'
import { printable, shortened, tally } from './printable.ts'

/** For people: where, how grave, what; what to do on the next line. */
export function text(findings: readonly Finding[], root: string, all = false): string {
  const { shown, left } = all ? { shown: findings, left: [] } : measured(findings)
  const lines = [
    ...shown.flatMap((finding) => linesOf(finding, root)),
    ...left.map((each) => lineOf(each, root)),
  ]
  const more = findings.length > 0 ? '; growl check --explain CODE says more' : ''
  return `${[...lines, tally(findings) + more].map(printable).join('\n')}\n`
}

const linesOf = ({ code, severity, message, hint, place, quote }: Finding, root: string): string[] => [
  `${place ? `${root}${place.file}:${place.line}:${place.column}: ` : ''}${severity}: ${shortened(message)} [${code}]`,
  ...(quote ? [`    “${shortened(quote)}”`] : []),
  ...(hint ? [`    ${shortened(hint)}`] : []),
]

const lineOf = ({ code, file, count }: Left, root: string): string =>
  `${file ? `${root}${file}: ` : ''}… and ${count} more of these [${code}]; --all shows them`
