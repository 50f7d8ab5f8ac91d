import { hasThreads, runThread, ThreadEnded, WORTH_A_THREAD } from '../host/thread.ts'
import type { Library } from '../library/library.ts'
import { languageOf } from '../locale/languages.ts'
import { doJob, type Job } from './job.ts'
import type { Answer, Task } from './task.ts'
import { newTurns, type Turns, takeTurn, takeTurns } from './turns.ts'

/**
 * Does a job for each language and gives what comes out in that order. Several languages are shared between two threads: they have
 * nothing to do with one another, and almost every computer has two cores. `begin` is called as each language is begun here or
 * comes in from there.
 */
export async function forEachLanguage<Result>(
  library: Library,
  languages: readonly string[],
  job: Job,
  begin: (lang: string) => void = () => {},
): Promise<Result[]> {
  const results = new Map<string, Result>()
  const turns = newTurns()
  const first = takeTurn(turns)
  const shared = areShared(library, languages)
  const order = shared ? dearFirst(languages) : languages
  const others = shared && elsewhere(library, order, job, turns, results, begin)
  for (const turn of takeTurns(turns, order.length, first)) {
    const lang = order[turn]!
    begin(lang)
    results.set(lang, (await doJob(library, job, lang)) as Result)
  }
  await others
  return allOf(languages, results)
}

/** What takes longest is begun first, so that neither thread waits long for the other's last: other scripts than Latin have large typefaces. */
const dearFirst = (languages: readonly string[]): string[] =>
  languages.toSorted((a, b) => Number(isLatin(a)) - Number(isLatin(b)))
const isLatin = (lang: string): boolean => languageOf(lang).script === 'Latn'

/** Does a job in the second thread while something else is done here; undefined when there is none, or nothing to do. */
export function meanwhile<Result>(
  library: Library,
  languages: readonly string[],
  job: Job,
): Promise<Result[]> | undefined {
  if (languages.length === 0 || !hasSecondThread(library)) return undefined
  const results = new Map<string, Result>()
  const done = elsewhere(library, languages, job, newTurns(), results)
  return handled(done.then(() => allOf(languages, results)))
}

/** Whether so many languages are shared with the second thread. */
export const areShared = (library: Library, languages: readonly string[]): boolean =>
  languages.length >= WORTH_A_THREAD && hasSecondThread(library)

/** A game in memory cannot be read again by another thread. */
const hasSecondThread = ({ folder }: Library): boolean => folder.directory !== undefined && hasThreads()

/** The second thread takes turns, too, and puts what comes out beside ours. */
function elsewhere<Result>(
  { folder }: Library,
  languages: readonly string[],
  job: Job,
  turns: Turns,
  results: Map<string, Result>,
  begin: (lang: string) => void = () => {},
): Promise<void> {
  const task: Task = { directory: folder.directory!, job, languages, turns, first: takeTurn(turns) }
  return handled(
    runThread<Answer>(task, job.work, ({ turn, result }) => {
      const lang = languages[turn]!
      begin(lang)
      results.set(lang, result as Result)
    }),
  )
}

/** Whoever waits for it is told of a fault; until somebody does, Node would end the program for it. */
function handled<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {})
  return promise
}

function allOf<Result>(languages: readonly string[], results: ReadonlyMap<string, Result>): Result[] {
  return languages.map((lang) => {
    const result = results.get(lang)
    if (result !== undefined) return result
    throw new ThreadEnded(`The second thread of the program has ended without ${lang}.`)
  })
}
