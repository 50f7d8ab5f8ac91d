import { Worker } from 'node:worker_threads'

/** The sources run in tests without a bundle, and only the bundle has a script for a second thread. */
export const hasThreads = (): boolean => import.meta.url.endsWith('.js')

/** Does a task in worker.js, which sends its results back one by one. */
export function runThread<Result>(task: unknown, receive: (result: Result) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: task })
    worker.on('message', receive)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}
