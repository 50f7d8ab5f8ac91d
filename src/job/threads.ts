import { hasThreads, runThread, ThreadEnded } from '../host/thread.ts'
import type { Library } from '../library/library.ts'
import { doJob, type Job } from './job.ts'
import type { Task } from './task.ts'

/** With fewer languages than this, sharing them costs more than it saves. */
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
  const shared = areShared(library, languages) ? Math.floor(languages.length / 2) : 0
  const theirs = languages.slice(languages.length - shared)
  const waiting = shared > 0 ? elsewhere<Result>(library, theirs, job, begin) : []
  const results: Result[] = []
  for (const lang of languages.slice(0, languages.length - shared)) {
    begin(lang)
    results.push((await doJob(library, job, lang)) as Result)
  }
  return [...results, ...(await waiting)]
}

/** Does a job in the second thread while something else is done here; undefined when there is none, or nothing to do. */
export const meanwhile = <Result>(
  library: Library,
  languages: readonly string[],
  job: Job,
): Promise<Result[]> | undefined =>
  languages.length > 0 && hasSecondThread(library) ? elsewhere<Result>(library, languages, job) : undefined

/** Whether so many languages are shared with the second thread. */
export const areShared = (library: Library, languages: readonly string[]): boolean =>
  languages.length >= WORTH_A_THREAD && hasSecondThread(library)

/** A game in memory cannot be read again by another thread. */
const hasSecondThread = ({ folder }: Library): boolean => folder.directory !== undefined && hasThreads()

function elsewhere<Result>(
  { folder }: Library,
  languages: readonly string[],
  job: Job,
  begin: (lang: string) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = []
  const task: Task = { directory: folder.directory!, job, languages }
  const done = runThread<Result>(task, (result) => {
    begin(languages[results.length]!)
    results.push(result)
  }).then(() => {
    if (results.length === languages.length) return results
    throw new ThreadEnded(`The second thread of the program has ended without ${languages[results.length]}.`)
  })
  // Whoever waits for it is told of a fault; until somebody does, Node would end the program for it.
  done.catch(() => {})
  return done
}
