/** Steps that are typed in one go are undone in one go. */
const PAUSE = 700
const MOST = 200

interface Steps {
  past: string[]
  future: string[]
  at: number
}

/** The wordings of each text since the page was opened. */
export class History {
  readonly #steps = new Map<string, Steps>()

  /** Before a text becomes another; `now` in milliseconds. */
  note(id: string, before: string, now: number): void {
    const steps = this.#of(id)
    if (now - steps.at > PAUSE || steps.past.length === 0) steps.past = [...steps.past, before].slice(-MOST)
    steps.future = []
    steps.at = now
  }

  undo(id: string, current: string): string | undefined {
    const steps = this.#of(id)
    const before = steps.past.pop()
    if (before === undefined) return undefined
    steps.future.push(current)
    steps.at = 0
    return before
  }

  redo(id: string, current: string): string | undefined {
    const steps = this.#of(id)
    const next = steps.future.pop()
    if (next === undefined) return undefined
    steps.past.push(current)
    steps.at = 0
    return next
  }

  can(id: string): { readonly undo: boolean; readonly redo: boolean } {
    const { past, future } = this.#of(id)
    return { undo: past.length > 0, redo: future.length > 0 }
  }

  #of(id: string): Steps {
    const steps = this.#steps.get(id) ?? { past: [], future: [], at: 0 }
    this.#steps.set(id, steps)
    return steps
  }
}
