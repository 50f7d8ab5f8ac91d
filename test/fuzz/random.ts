/** Numbers that look drawn and are the same for the same seed. */
export class Random {
  #state: number

  constructor(...seeds: readonly number[]) {
    this.#state = seeds.reduce((state, seed) => scramble(state ^ seed) + 0x9e3779b9, 0) | 0
  }

  /** A whole number from 0, below `end`. */
  below(end: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    return Math.floor(((scramble(this.#state) >>> 0) / 2 ** 32) * end)
  }

  from<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new Error('There is nothing to draw from')
    return item
  }

  /** True once in so many times. */
  once(times: number): boolean {
    return this.below(times) === 0
  }
}

/** Changes about half of all bits when one of them changes. */
function scramble(value: number): number {
  let bits = value | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
