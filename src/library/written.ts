import type { Finding } from '../finding.ts'
import type { LockEntry } from '../locale/lock.ts'
import type { NewLanguage } from './begin.ts'

// What the page asks `growl desk` to write into the files of a game, and what becomes of it.

export interface Writes {
  readonly text: { readonly lang: string; readonly key: string; readonly value: string }
  /** A text, with its forms, that somebody has compared with the original; or what the lock said of it before, to take that back. */
  readonly accepted: { readonly lang: string; readonly key: string; readonly before?: LockEntry | null }
  /** A finding that does not matter for a text, and why; without a reason, the waiver is taken back. */
  readonly waived: {
    readonly lang: string
    readonly key: string
    readonly code: string
    readonly reason: string | null
  }
  readonly language: NewLanguage
}

export type Written =
  | {
      readonly saved: true
      /** Of what is on the disk now. */
      readonly tag: string
      /** Of an acceptance: what the lock said before, to be put back by whoever takes it back. */
      readonly before?: LockEntry | null
    }
  /** Somebody else has changed it since the page read it; nothing was written. What it is now. */
  | { readonly changed: string; readonly tag: string }
  /** What `growl check` calls wrong in it. */
  | { readonly wrong: readonly Finding[] }
  | { readonly refused: string }
