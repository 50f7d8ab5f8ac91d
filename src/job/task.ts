import { openGame } from '../library/open.ts'
import { doJob, type Job } from './job.ts'

/** What the second thread is told; it sends back what comes out, language by language. */
export interface Task {
  readonly directory: string
  readonly job: Job
  readonly languages: readonly string[]
}

/** The second thread of a print or a check: does what it is told to and sends back what comes out. */
export async function runTask(
  { directory, job, languages }: Task,
  send: (result: Awaited<ReturnType<typeof doJob>>) => void,
): Promise<void> {
  const library = openGame(directory)
  for (const lang of languages) send(await doJob(library, job, lang))
}
