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

/** Why somebody got no answer, to be shown. */
export const refusalOf = (error: unknown): Refused =>
  error instanceof NoAnswer ? error.refused : { why: 'fault', message: String(error) }

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
  /** Said first to every thread that is started. */
  readonly #introductions = new Map<QuestionName, unknown>()
  #worker: Worker | undefined
  #count = 0

  constructor(start: () => Worker) {
    this.#start = start
  }

  /** Before the first question, because it takes a while. */
  start(): void {
    this.#worker ??= this.#begin()
  }

  /** Whether somebody waits for an answer. */
  get isBusy(): boolean {
    return this.#waiting.size > 0
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

  /** Asks what every later thread has to know as well, should this one die. */
  introduce<Name extends QuestionName>(
    name: Name,
    given: Questions[Name]['given'],
  ): Promise<Questions[Name]['answer']> {
    const answer = this.ask(name, given)
    this.#introductions.set(name, given)
    return answer
  }

  /** Takes back what was introduced. Whatever the thread is at, it stops; the next question starts another. */
  forget(name: QuestionName): void {
    this.#introductions.delete(name)
    this.#end({ why: 'outdated', message: 'cancelled' })
  }

  #forget(id: number): void {
    if (!this.#waiting.has(id)) return
    this.#say({ id, forget: true })
    this.#settle(id, ({ reject }) => reject(new NoAnswer({ why: 'outdated', message: 'cancelled' })))
  }

  #say(message: ToEngine): void {
    this.start()
    this.#worker!.postMessage(message)
  }

  #begin(): Worker {
    const worker = this.#start()
    worker.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => this.#hear(data))
    // The thread died, of too little memory perhaps.
    worker.addEventListener('error', ({ message = '' }) =>
      this.#end({ why: 'fault', message: message || 'The engine stopped.' }),
    )
    for (const [ask, given] of this.#introductions)
      worker.postMessage({ id: ++this.#count, ask, given } satisfies ToEngine)
    return worker
  }

  #hear(message: FromEngine): void {
    if ('done' in message) this.#waiting.get(message.id)?.onProgress?.(message.done, message.of)
    else if ('answer' in message) this.#settle(message.id, ({ resolve }) => resolve(message.answer as never))
    else this.#settle(message.id, ({ reject }) => reject(new NoAnswer(message.refused)))
  }

  #settle(id: number, tell: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (waiting) tell(waiting)
  }

  #end(refused: Refused): void {
    this.#worker?.terminate()
    this.#worker = undefined
    for (const id of [...this.#waiting.keys()])
      this.#settle(id, ({ reject }) => reject(new NoAnswer(refused)))
  }
}

/**
 * The thread begins at an address of the page's own making, because only then the page's policy holds for it too: a script that is
 * fetched brings a policy of its own, and a static host sends none.
 */
export const engine = new Engine(() => {
  const script = `import ${JSON.stringify(new URL('worker.js', import.meta.url).href)}`
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  return new Worker(address, { type: 'module', name: 'growl' })
})
