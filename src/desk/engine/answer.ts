import { FilesWanted, Locked, Unreachable, withFiles } from '../../host/browser.ts'
import { UsageError } from '../../order/option.ts'
import type { FromEngine, QuestionName, Questions, Refused, ToEngine } from '../talk.ts'

/** What a task may say and ask while it works. */
export interface Progress {
  /** Tells how far it is, and lets newer questions in: throws when the answer is not wanted any more. */
  readonly step: (done: number, of: number) => Promise<void>
}

/** Answers a question. It is begun anew when a file of the program has to be fetched first. */
export type Task<Name extends QuestionName> = (
  given: Questions[Name]['given'],
  progress: Progress,
) => Promise<Questions[Name]['answer']> | Questions[Name]['answer']

export type Tasks = { readonly [Name in QuestionName]: Task<Name> }

/** Of these only the newest is worth answering. */
const NEWEST_WINS: ReadonlySet<QuestionName> = new Set([
  'lay',
  'words',
  'check',
  'table',
  'cards',
  'texts',
  'edit',
  'proof',
  'problems',
])

/** Somebody asks something newer, or nobody waits for the answer. */
class Outdated extends Error {}

/** The game cannot be read; its findings say why. */
export class Unreadable extends Error {
  readonly findings: NonNullable<Refused['findings']>

  constructor(findings: NonNullable<Refused['findings']>) {
    super(findings[0]?.message ?? 'The game cannot be read.')
    this.findings = findings
  }
}

type Asked = Extract<ToEngine, { readonly ask: QuestionName }>
type Send = (message: FromEngine, transfer: Transferable[]) => void

/** Questions, one after the other. */
export class Answerer {
  readonly #tasks: Tasks
  readonly #send: Send
  readonly #waiting: Asked[] = []
  /** Questions that need no answer any more. */
  readonly #outdated = new Set<number>()
  #current: Asked | undefined

  constructor(tasks: Tasks, send: Send) {
    this.#tasks = tasks
    this.#send = send
  }

  hear(message: ToEngine): void {
    if ('forget' in message) {
      if (this.#unanswered().some(({ id }) => id === message.id)) this.#outdated.add(message.id)
      return
    }
    if (NEWEST_WINS.has(message.ask))
      for (const { id, ask } of this.#unanswered()) if (ask === message.ask) this.#outdated.add(id)
    this.#waiting.push(message)
    if (!this.#current) void this.#work()
  }

  #unanswered(): Asked[] {
    return [...(this.#current ? [this.#current] : []), ...this.#waiting]
  }

  async #work(): Promise<void> {
    for (let asked = this.#waiting.shift(); asked; asked = this.#waiting.shift()) {
      this.#current = asked
      await this.#answer(asked)
      this.#outdated.delete(asked.id)
      // Questions that came meanwhile are heard before the next one is begun.
      await pause()
      this.#current = undefined
    }
  }

  async #answer({ id, ask, given }: Asked): Promise<void> {
    const wanted = () => {
      if (this.#outdated.has(id)) throw new Outdated()
    }
    const step: Progress['step'] = async (done, of) => {
      this.#send({ id, done, of }, [])
      await pause()
      wanted()
    }
    try {
      wanted()
      const task = this.#tasks[ask] as Task<QuestionName>
      const answer = await withFiles(() => task(given as undefined, { step }))
      this.#send({ id, answer }, transferable(answer))
    } catch (error) {
      this.#send({ id, refused: refusal(error) }, [])
    }
  }
}

/** Lets messages in. A timer would do, but browsers have those that follow one another wait. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

/** Pictures and files change hands; they are not copied. */
function transferable(answer: unknown): Transferable[] {
  if (answer instanceof ImageBitmap) return [answer]
  const parts = Array.isArray(answer) ? answer : [answer]
  return parts.flatMap((part: { bytes?: unknown; picture?: unknown } | undefined): Transferable[] => {
    if (part?.picture instanceof ImageBitmap) return [part.picture]
    return part?.bytes instanceof Uint8Array ? [part.bytes.buffer as ArrayBuffer] : []
  })
}

function refusal(error: unknown): Refused {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Outdated) return { why: 'outdated', message }
  if (error instanceof UsageError) return { why: 'asked', message, ...error.forPage }
  if (error instanceof Unreadable) return { why: 'game', message, findings: error.findings }
  if (error instanceof Locked) return { why: 'locked', message }
  if (error instanceof Unreachable) return { why: 'unreachable', message }
  if (error instanceof FilesWanted)
    return { why: 'fault', message: `${error.files.join(', ')} cannot be fetched.` }
  return { why: 'fault', message }
}
