/** Something a check, a reader or a layout has to say about the user's files. */
export interface Finding {
  readonly code: string
  readonly severity: Severity
  /** Found, and what was expected. */
  readonly message: string
  /** What to do next. */
  readonly hint?: string
  readonly place?: Place
  readonly lang?: string
  /** Locale key, "cards:the-gift.text". */
  readonly key?: string
  /** Fact id, card/clause/kind. */
  readonly fact?: string
  /** The words found. */
  readonly quote?: string
}

export type Severity = 'error' | 'warning' | 'info'

/** A stretch of a file; lines and columns count from 1, the end is just behind the last character. */
export interface Place {
  /** Relative to the game folder, with forward slashes. */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}
