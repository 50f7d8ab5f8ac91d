import { signal } from '@preact/signals'
import type { Refused } from '../../talk.ts'
import { isOutdated, refusalOf } from '../engine.ts'

// What was asked of the engine, and why there is no answer.

export const refused = signal<Refused | undefined>(undefined)
/** Why nothing could be said of a text as it is now. */
export const unproved = signal<{ readonly key: string; readonly refused: Refused } | undefined>(undefined)

const tellRefused = (why: Refused | undefined): void => {
  refused.value = why
}

export async function ask(question: () => Promise<void>, tell = tellRefused): Promise<void> {
  try {
    await question()
    tell(undefined)
  } catch (error) {
    if (!isOutdated(error)) tell(refusalOf(error))
  }
}
