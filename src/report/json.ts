import type { Finding } from '../finding.ts'

/** For programs: an array of flat objects, keys always in this order; what does not apply is left out. */
export function json(findings: readonly Finding[]): string {
  const flat = findings.map(({ code, severity, place, option, message, hint, lang, key, fact, quote }) => ({
    code,
    severity,
    file: place?.file,
    line: place?.line,
    column: place?.column,
    endLine: place?.endLine,
    endColumn: place?.endColumn,
    option,
    message,
    hint,
    lang,
    key,
    fact,
    quote,
  }))
  return `${JSON.stringify(flat, null, 2)}\n`
}
