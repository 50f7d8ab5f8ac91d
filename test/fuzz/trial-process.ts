// A process with one thread in which mutants are tried, one after the other. Thread and process have their reasons: only from outside
// of a thread can an endless loop be noticed, and only a process can be ended when a thread takes all memory: Node then ends them all.

import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { Limits } from './limits.ts'
import type { Mutant } from './mutant.ts'
import type { Fault } from './verdict.ts'

/** What a process says once for each mutant. */
export interface Answer {
  readonly faults: readonly Fault[]
  /** Seconds of the processor. */
  readonly processor: number
  /** The most MB this process has had so far. */
  readonly memory: number
  /** The process is ending, or has ended. */
  readonly isOver: boolean
}

/** The stack is that of a main thread, which is smaller than a worker's. */
const RESOURCES: ResourceLimits = { maxOldGenerationSizeMb: 400, stackSizeMb: 1 }

const [script, given] = process.argv.slice(2) as [string, string]
const limits = JSON.parse(given) as Limits
const worker = new Worker(new URL(script), { resourceLimits: RESOURCES })
let start = now()
/** Loading the program, too, is watched. */
let isBusy = true

function now() {
  const { user, system } = process.cpuUsage()
  return { processor: (user + system) / 1e6, clock: performance.now() / 1000 }
}

function answer(faults: readonly Fault[], isOver = false): void {
  isBusy = false
  const processor = now().processor - start.processor
  const memory = process.resourceUsage().maxRSS / 1024
  const said: Answer = { faults, processor, memory, isOver }
  process.send!(said, () => isOver && process.exit())
}

/** The thread is of no use any more: it ends with the process, and whoever began that begins another. */
const giveUp = (fault: Fault): void => answer([fault], true)

setInterval(() => {
  if (!isBusy) return
  const { processor, clock } = now()
  const memory = process.memoryUsage.rss() / 2 ** 20
  if (processor - start.processor > limits.processor || clock - start.clock > limits.clock)
    giveUp({ kind: 'hang', about: `no answer after ${(clock - start.clock).toFixed(0)} s` })
  else if (memory > limits.memory) giveUp({ kind: 'out of memory', about: `${memory.toFixed(0)} MB` })
}, 50)

const faultOf = (error: Error & { code?: string }): Fault =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? { kind: 'out of memory', about: error.message }
    : { kind: 'crash', about: error.stack ?? String(error) }

worker.on('message', (faults: readonly Fault[]) => answer(faults))
worker.on('error', (error) => giveUp(faultOf(error)))
worker.on('exit', (code) => isBusy && giveUp({ kind: 'crash', about: `the thread ended with ${code}` }))
process.on('message', (mutant: Mutant) => {
  start = now()
  isBusy = true
  worker.postMessage(mutant)
})
process.on('disconnect', () => process.exit())
