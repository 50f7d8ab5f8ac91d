/** The sources run in tests without a bundle, and only the bundle has a script for a second thread. */
export const hasThreads = (): boolean => import.meta.url.endsWith('.js')

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

/** Does a task in a second thread, which sends its results back one by one. If that goes wrong, the thread is ended. */
export async function runThread<Result>(
  task: unknown,
  receive: (result: Result) => void,
  { script, patience }: ThreadOptions = usual(),
): Promise<void> {
  // Most commands do without, and need not load it.
  const { Worker } = await import('node:worker_threads')
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: task, resourceLimits: LIMITS })
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
  })
}

/** Half of what V8 would take for new objects: more brings no more speed. */
const LIMITS = { maxYoungGenerationSizeMb: 24 }

const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY'
