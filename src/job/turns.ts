/** Whose turn it is, seen by both threads. */
export type Turns = Int32Array

export const newTurns = (): Turns => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

/** The next that nobody has taken. */
export const takeTurn = (turns: Turns): number => Atomics.add(turns, 0, 1)

/** Turns of so many, from the first on: whoever is free takes the next, so both threads are done at about the same time. */
export function* takeTurns(turns: Turns, count: number, first: number): Iterable<number> {
  for (let turn = first; turn < count; turn = takeTurn(turns)) yield turn
}
