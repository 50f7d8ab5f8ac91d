/** What the program can be asked to do: `growl <name> [options]`. The work itself is loaded when it is asked for. */
export interface Verb {
  readonly name: string
  readonly summary: string
  /** What may stand behind the verb, as help shows it: "<action> [words...]". */
  readonly words?: string
  readonly options: readonly VerbOption[]
  readonly load: () => Promise<{ readonly run: Run }>
}

export interface VerbOption {
  /** "--players <n>", as help shows it. */
  readonly flags: string
  readonly description: string
  readonly choices?: readonly string[]
  readonly default?: string
}

/** Values by the name of the option without its dashes; resolves to the exit code. */
export type Run = (
  options: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
  words: readonly string[],
) => Promise<number>

/** Where a verb writes to. */
export interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

export const EXIT = { ok: 0, findings: 1, usage: 2 } as const

/** The command line cannot mean what it says; tells what is wrong and what to write instead. */
export class UsageError extends Error {}
