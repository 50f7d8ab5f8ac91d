import type { Options, VerbOption } from '../order/option.ts'

/** What the program can be asked to do: `growl <name> [options]`. The work itself is loaded when it is asked for. */
export interface Verb {
  readonly name: string
  readonly summary: string
  /** What may stand behind the verb, as help shows it: "<action> [words...]". */
  readonly words?: string
  readonly options: readonly VerbOption[]
  /** Several languages are shared between two threads. */
  readonly shares?: boolean
  readonly load: () => Promise<{ readonly run: Run }>
}

/** Resolves to the exit code. */
export type Run = (options: Options, terminal: Terminal, words: readonly string[]) => Promise<number>

/** Where a verb writes to. */
export interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Somebody is watching: a line may be written over. */
  readonly live?: boolean
}

export const EXIT = { ok: 0, findings: 1, usage: 2 } as const
