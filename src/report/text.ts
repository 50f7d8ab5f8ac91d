import type { Finding } from '../finding.ts'
import { printable, tally } from './printable.ts'

/** For people: where, how grave, what; what to do on the next line. */
export function text(findings: readonly Finding[], root: string): string {
  const lines = findings.flatMap(({ code, severity, message, hint, place, quote }) => [
    `${place ? `${root}${place.file}:${place.line}:${place.column}: ` : ''}${severity}: ${message} [${code}]`,
    ...(quote ? [`    “${quote}”`] : []),
    ...(hint ? [`    ${hint}`] : []),
  ])
  const more = findings.length > 0 ? '; growl check --explain CODE tells more' : ''
  return `${[...lines, tally(findings) + more].map(printable).join('\n')}\n`
}
