import { openGame } from '../library/open.ts'
import { doJob, type Job } from './job.ts'
import { type Turns, takeTurns } from './turns.ts'

/** What the second thread is told. */
export interface Task {
  readonly directory: string
  readonly job: Job
  readonly languages: readonly string[]
  readonly turns: Turns
  /** The turn that is its own; then it takes others while there are some. */
  readonly first: number
}

/** What it sends back: of which of the languages, and what came out. */
export interface Answer {
  readonly turn: number
  readonly result: Awaited<ReturnType<typeof doJob>>
}

/** The second thread of a print or a check: does what it is told to and sends back what comes out, language by language. */
export async function runTask(
  { directory, job, languages, turns, first }: Task,
  send: (answer: Answer) => void,
): Promise<void> {
  const library = openGame(directory)
  for (const turn of takeTurns(turns, languages.length, first))
    send({ turn, result: await doJob(library, job, languages[turn]!) })
}
