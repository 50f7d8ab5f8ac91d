import { hasThreads, runThread } from '../host/thread.ts'
import type { GameFolder } from '../source/folder.ts'
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

/** A game in memory cannot be read again by another thread. */
export const hasSecondThread = ({ directory }: GameFolder): boolean => hasThreads() && directory !== undefined

export const inSecondThread = <Result>(task: Task, receive: (result: Result) => void): Promise<void> =>
  runThread(task, receive)
