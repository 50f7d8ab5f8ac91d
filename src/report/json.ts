import type { Finding } from '../finding.ts'

/** For programs: an array of flat objects, keys always in this order; what does not apply is left out. */
export const json = (findings: readonly Finding[]): string =>
  `${JSON.stringify(findings.map(flat), null, 2)}\n`

/** A finding without objects inside. */
export const flat = ({ code, severity, place, option, message, hint, lang, key, fact, quote }: Finding) => ({
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
})
