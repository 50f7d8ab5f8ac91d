import { hasThreads, runThread } from '../host/thread.ts'
import type { Library } from '../library/library.ts'
import { doJob, type Job } from './job.ts'

/** What the second thread is told; it sends back what comes out, language by language. */
export interface Task {
  readonly directory: string
  readonly job: Job
  readonly languages: readonly string[]
}

/** With fewer languages, starting a second thread costs more than it saves. */
const WORTH_A_THREAD = 3

/**
 * Does a job for each language, in that order. Several languages are shared between two threads: they have nothing to do with
 * one another, and almost every computer has two cores. `begin` is called as each language is begun here or comes in from there.
 */
export async function forEachLanguage<Result>(
  library: Library,
  languages: readonly string[],
  job: Job,
  begin: (lang: string) => void = () => {},
): Promise<Result[]> {
  const theirs = languages.slice(languages.length - sharedBy(library, languages))
  const waiting = elsewhere<Result>(library, theirs, job, begin)
  const results: Result[] = []
  for (const lang of languages.slice(0, languages.length - theirs.length)) {
    begin(lang)
    results.push((await doJob(library, job, lang)) as Result)
  }
  return [...results, ...(await waiting)]
}

/** How many languages the second thread takes. A game in memory cannot be read again by another thread. */
function sharedBy({ folder }: Library, languages: readonly string[]): number {
  const isWorthIt = languages.length >= WORTH_A_THREAD
  return isWorthIt && folder.directory !== undefined && hasThreads() ? Math.floor(languages.length / 2) : 0
}

async function elsewhere<Result>(
  { folder }: Library,
  languages: readonly string[],
  job: Job,
  begin: (lang: string) => void,
): Promise<Result[]> {
  const results: Result[] = []
  if (languages.length === 0) return results
  const task: Task = { directory: folder.directory!, job, languages }
  await runThread<Result>(task, (result) => {
    begin(languages[results.length]!)
    results.push(result)
  })
  return results
}
