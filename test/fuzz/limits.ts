/** The most that trying one mutant may take. */
export interface Limits {
  /** Seconds of the processor. */
  readonly processor: number
  /** Seconds in all, if it waits for something that never comes. */
  readonly clock: number
  /** MB of the whole process, with everything that is not on the heap. */
  readonly memory: number
}

export const LIMITS: Limits = { processor: 10, clock: 120, memory: 500 }
