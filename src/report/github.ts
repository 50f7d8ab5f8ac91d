import type { Finding, Severity } from '../finding.ts'
import { forGame } from './for-game.ts'
import { printable } from './printable.ts'

const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' }

/** For GitHub Actions, which shows these lines as notes beside the changed files. */
export function github(findings: readonly Finding[], root: string): string {
  return findings
    .map(({ code, severity, message, hint, place }) => {
      const properties = {
        ...(place && {
          file: root + place.file,
          line: place.line,
          col: place.column,
          endLine: place.endLine,
          endColumn: place.endColumn,
        }),
        title: code,
      }
      const list = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`)
      return `::${LEVELS[severity]} ${list.join(',')}::${data(hint ? `${message}. ${forGame(hint, root)}` : message)}\n`
    })
    .join('')
}

const data = (text: string): string => printable(text).replaceAll('%', '%25')
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
