import type { Worker } from 'node:worker_threads'

/** The sources run in tests without a bundle, and only the bundle has a script for a second thread. */
export const hasThreads = (): boolean => import.meta.url.endsWith('.js')

/** With fewer languages than this, sharing them costs more than it saves. */
export const WORTH_A_THREAD = 3

/** The second thread did not do what it was asked to; what it was to make is not there. */
export class ThreadEnded extends Error {
  constructor(reason: string) {
    super(`${reason} Nothing was written. Try again with fewer languages at a time (--lang).`)
  }
}

export interface ThreadOptions {
  readonly script: URL
  /** How long to wait for the next result, in milliseconds. The longest takes a few seconds, on a slow machine half a minute. */
  readonly patience: number
}

const usual = (): ThreadOptions => ({
  script: new URL('./worker.js', import.meta.url),
  patience: 300_000,
})

/** A thread that loads the program while nobody knows yet what it has to do. */
let prepared: Worker | undefined

/** Begins the second thread early: it is ready when this one has read the game. Without a task it ends with the program. */
export function prepareThread(verb: string): void {
  if (!hasThreads()) return
  prepared = startThread(usual().script, verb)
  // If it does not even start, another is begun for the task, and tells why.
  prepared.on('error', () => {})
  prepared.once('exit', () => {
    prepared = undefined
  })
}

function startThread(script: URL, verb: string): Worker {
  // Most commands do without, and need not load it. At once, or the thread would wait for whatever is loaded meanwhile.
  const { Worker } = process.getBuiltinModule('node:worker_threads')
  return new Worker(script, { workerData: verb, resourceLimits: LIMITS })
}

/**
 * Does a task in a second thread, which sends its results back one by one. If that goes wrong, the thread is ended. It starts with the
 * code of the verb.
 */
export async function runThread<Result>(
  task: unknown,
  verb: string,
  receive: (result: Result) => void,
  { script, patience }: ThreadOptions = usual(),
): Promise<void> {
  const worker = prepared ?? startThread(script, verb)
  prepared = undefined
  return new Promise((resolve, reject) => {
    const watch = setTimeout(() => {
      reject(
        new ThreadEnded(`The second thread of the program has not answered for ${patience / 1000} seconds.`),
      )
      worker.terminate()
    }, patience)
    worker.on('message', (result: Result) => {
      watch.refresh()
      receive(result)
    })
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === OUT_OF_MEMORY ? new ThreadEnded('There is not enough memory.') : error),
    )
    worker.on('exit', (code) => {
      clearTimeout(watch)
      if (code === 0) resolve()
      else reject(new ThreadEnded(`The second thread of the program has ended by itself (${code}).`))
    })
    worker.postMessage(task)
  })
}

/** Half of what V8 would take for new objects: more brings no more speed. */
const LIMITS = { maxYoungGenerationSizeMb: 24 }

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'
