import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Mutant } from './mutant.ts'
import type { Fault } from './verdict.ts'

/** The most a mutant may take: of the processor and, if it waits for something that never comes, of time. */
const LIMIT = { processor: 10, clock: 60 }
/** What a computer of a few years ago can spare; the stack is that of a main thread, which is smaller than a worker's. */
const RESOURCES = { maxOldGenerationSizeMb: 400, stackSizeMb: 1 }

const seconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** A thread that mutants are tried in. It is ended when one of them takes too long, and another begun. */
export class Trial {
  #worker: Promise<Worker> | undefined
  readonly #threads: number

  /** `threads`: how many run at once, and share the time of the processor. */
  constructor(threads: number) {
    this.#threads = threads
  }

  async of(mutant: Mutant): Promise<readonly Fault[]> {
    this.#worker ??= begin()
    const worker = await this.#worker
    const { faults, isOver } = await this.#answer(worker, mutant)
    if (isOver) await this.end()
    return faults
  }

  async end(): Promise<void> {
    const worker = await this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  #answer(worker: Worker, mutant: Mutant): Promise<{ faults: readonly Fault[]; isOver: boolean }> {
    return new Promise((resolve) => {
      const start = { processor: seconds(), clock: performance.now() / 1000 }
      const settle = (faults: readonly Fault[], isOver: boolean) => {
        clearInterval(watch)
        worker.off('message', hear).off('error', fail)
        // A thread that is being ended may still have something to say.
        if (isOver) worker.on('error', () => {})
        resolve({ faults, isOver })
      }
      const watch = setInterval(() => {
        const processor = (seconds() - start.processor) / this.#threads
        const clock = performance.now() / 1000 - start.clock
        if (processor > LIMIT.processor || clock > LIMIT.clock)
          settle([{ kind: 'hang', about: `no answer after ${clock.toFixed(0)} s` }], true)
      }, 100)
      const hear = (faults: readonly Fault[]) => settle(faults, false)
      const fail = (error: Error) => settle([faultOf(error)], true)
      worker.on('message', hear).on('error', fail)
      worker.postMessage(mutant)
    })
  }
}

/** Loading the program counts towards no mutant. */
async function begin(): Promise<Worker> {
  const worker = new Worker(new URL('./thread.js', import.meta.url), { resourceLimits: RESOURCES })
  await once(worker, 'message')
  return worker
}

const faultOf = (error: Error & { code?: string }): Fault =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? { kind: 'out of memory', about: error.message }
    : { kind: 'crash', about: error.stack ?? String(error) }
