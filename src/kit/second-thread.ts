import { Worker } from 'node:worker_threads'
import type { GameFolder } from '../game/folder.ts'
import type { PrintRequest } from './request.ts'

/** What the second thread is given to do; it sends its results back one by one. */
export type Task =
  /** Kits of these languages: a BuiltKit each. */
  | {
      readonly work: 'print'
      readonly directory: string
      readonly languages: readonly string[]
      readonly request: PrintRequest
    }
  /** These groups of checks: one list of findings. */
  | {
      readonly work: 'check'
      readonly directory: string
      readonly languages: readonly string[]
      readonly groups: readonly string[]
    }

/** Below so many languages, starting a second thread costs more than it saves. */
export const WORTH_A_THREAD = 3

/** The sources run in tests without a bundle, and a game in memory cannot be read again by another thread. */
export const hasSecondThread = ({ directory }: GameFolder): boolean =>
  import.meta.url.endsWith('.js') && directory !== undefined

export function inSecondThread<Result>(task: Task, receive: (result: Result) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: task })
    worker.on('message', receive)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}
