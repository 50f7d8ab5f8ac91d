import type { Sentence } from '../finding.ts'

/** What can be chosen, as the command line and the address of the page have it. */
export interface VerbOption {
  /** "--players <n>", as help shows it. */
  readonly flags: string
  readonly description: string
  readonly choices?: readonly string[]
  readonly default?: string
  /** What an option that may stand alone means then. */
  readonly alone?: string
}

/** Values by the name of the option without its dashes, "englishNames". */
export type Options = Readonly<Record<string, string | undefined>>

/** For the page, which has fields where the command line has options. */
export interface ForPage {
  /** The option that the field is for, "englishNames". */
  readonly field?: string
  readonly said: Sentence
}

/** What is asked for cannot be meant; tells what is wrong and what to write instead. */
export class UsageError extends Error {
  readonly forPage: ForPage | undefined

  constructor(message: string, forPage?: ForPage) {
    super(message)
    this.forPage = forPage
  }
}

/** Something worth telling about what is asked for. */
export interface Note {
  readonly message: string
  readonly said?: Sentence
}
