import { type ChildProcess, fork } from 'node:child_process'
import type { Limits } from './limits.ts'
import type { Mutant } from './mutant.ts'
import type { Answer } from './trial-process.ts'

export interface TrialOptions {
  /** The script of the process, and that of the thread in it. */
  readonly process: URL
  readonly thread: URL
  readonly limits: Limits
}

const NEARLY = 0.8

/** Tries mutants, one at a time, in a process of its own, which serves until something goes wrong in it. */
export class Trial {
  #process: ChildProcess | undefined
  readonly #options: TrialOptions

  constructor(options: TrialOptions) {
    this.#options = options
  }

  async of(mutant: Mutant): Promise<Answer> {
    this.#process ??= await this.#begin()
    const answer = await answerOf(this.#process, mutant)
    // A mutant is judged by what it takes itself, not by what a thousand before it have left.
    if (answer.isOver || answer.memory > this.#options.limits.memory * NEARLY) await this.end()
    return answer
  }

  async end(): Promise<void> {
    const ended = this.#process
    this.#process = undefined
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return
    const exit = new Promise((resolve) => ended.once('exit', resolve))
    ended.kill('SIGKILL')
    await exit
  }

  /** Loading the program counts towards no mutant. */
  async #begin(): Promise<ChildProcess> {
    const { process, thread, limits } = this.#options
    const begun = fork(process, [thread.href, JSON.stringify(limits)], {
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    const { faults, isOver } = await answerOf(begun)
    if (isOver) throw new Error(`The fuzzer itself cannot begin: ${faults[0]?.about}`)
    return begun
  }
}

/** What a process says next, or how it died. */
function answerOf(child: ChildProcess, mutant?: Mutant): Promise<Answer> {
  return new Promise((resolve) => {
    let said = ''
    const hear = (text: Buffer) => {
      said += text
    }
    const settle = (answer: Answer) => {
      child.off('message', settle).off('close', die).stderr!.off('data', hear)
      resolve(answer)
    }
    const die = (code: number | null, signal: string | null) => {
      const kind = said.includes('out of memory') ? 'out of memory' : 'crash'
      const about = `the process ended with ${signal ?? code}\n${said.trim()}`
      settle({ faults: [{ kind, about }], processor: 0, memory: 0, isOver: true })
    }
    child.on('message', settle).on('close', die).stderr!.on('data', hear)
    if (mutant) child.send(mutant)
  })
}
