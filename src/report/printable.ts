import type { Finding, Severity } from '../finding.ts'

/** A stranger's words must not steer the terminal: control characters and reordering marks are shown, not sent. */
export const printable = (text: string): string =>
  text.replace(
    /[\0-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Values are quoted up to so many characters, and nothing is ever longer than a paragraph. */
const MOST_QUOTED = 80
const MOST_SAID = 1000

/** A message whose quoted values, and itself, have a measure. */
export function shortened(message: string): string {
  const quoted = message.replace(/"([^"]*)"/g, (whole, value: string) =>
    value.length > MOST_QUOTED ? `"${value.slice(0, MOST_QUOTED)}…"` : whole,
  )
  return quoted.length > MOST_SAID ? `${quoted.slice(0, MOST_SAID)}…` : quoted
}

/** "2 errors, 1 warning": how many findings of each severity there are; nothing of those without any. */
export function tally(findings: readonly Finding[]): string {
  const names: readonly (readonly [Severity, string, string])[] = [
    ['error', 'error', 'errors'],
    ['warning', 'warning', 'warnings'],
    ['info', 'note', 'notes'],
  ]
  const counts = names
    .map(([severity, one, many]) => {
      const count = findings.filter((finding) => finding.severity === severity).length
      return count === 0 ? undefined : `${count} ${count === 1 ? one : many}`
    })
    .filter((count) => count !== undefined)
  return counts.join(', ') || 'nothing found'
}
