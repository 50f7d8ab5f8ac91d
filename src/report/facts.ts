import type { FactMatrix } from '../facts/matrix.ts'
import { factsHtml } from './facts-html.ts'
import { factsJson } from './facts-json.ts'
import { factsText } from './facts-text.ts'

/** Cards by facts as text for somebody or something. */
export type FactReport = (matrices: readonly FactMatrix[]) => string

/** By the name `--format` has for it. */
export const factReports = { text: factsText, json: factsJson, html: factsHtml } satisfies Record<
  string,
  FactReport
>
