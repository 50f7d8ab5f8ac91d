import type { FromEngine, QuestionName, Questions, Refused, ToEngine } from '../talk.ts'

/** Why there is no answer. */
export class NoAnswer extends Error {
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.message)
    this.refused = refused
  }
}

/** A newer question took its place: whoever asked the older one has nothing to tell anybody. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof NoAnswer && error.refused.why === 'outdated'

export interface AskOptions {
  readonly onProgress?: (done: number, of: number) => void
  readonly signal?: AbortSignal
}

interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
  readonly onProgress?: AskOptions['onProgress']
}

/** The engine in its thread, as the page sees it. */
export class Engine {
  readonly #start: () => Worker
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #count = 0

  constructor(start: () => Worker) {
    this.#start = start
  }

  ask<Name extends QuestionName>(
    name: Name,
    given: Questions[Name]['given'],
    { onProgress, signal }: AskOptions = {},
  ): Promise<Questions[Name]['answer']> {
    const id = ++this.#count
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onProgress })
      signal?.addEventListener('abort', () => this.#forget(id), { once: true })
      this.#say({ id, ask: name, given })
    })
  }

  #forget(id: number): void {
    if (!this.#waiting.has(id)) return
    this.#say({ id, forget: true })
    this.#end(id, ({ reject }) => reject(new NoAnswer({ why: 'outdated', message: 'cancelled' })))
  }

  #say(message: ToEngine): void {
    this.#worker ??= this.#begin()
    this.#worker.postMessage(message)
  }

  #begin(): Worker {
    const worker = this.#start()
    worker.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => this.#hear(data))
    worker.addEventListener('error', (event) => this.#broke(event.message))
    return worker
  }

  #hear(message: FromEngine): void {
    if ('done' in message) this.#waiting.get(message.id)?.onProgress?.(message.done, message.of)
    else if ('answer' in message) this.#end(message.id, ({ resolve }) => resolve(message.answer as never))
    else this.#end(message.id, ({ reject }) => reject(new NoAnswer(message.refused)))
  }

  #end(id: number, tell: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (waiting) tell(waiting)
  }

  /** The thread died, of too little memory perhaps. The next question starts another. */
  #broke(message = ''): void {
    this.#worker?.terminate()
    this.#worker = undefined
    for (const id of [...this.#waiting.keys()])
      this.#end(id, ({ reject }) =>
        reject(new NoAnswer({ why: 'fault', message: message || 'The engine stopped.' })),
      )
  }
}

export const engine = new Engine(
  () => new Worker(new URL('worker.js', import.meta.url), { type: 'module', name: 'growl' }),
)
