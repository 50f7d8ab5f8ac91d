/**
 * Reads letters and numbers off SVG path data. Written by hand, character by character: icons are thousands of
 * numbers, and a regular expression a number takes six times as long.
 */
export class PathScanner {
  at = 0
  readonly #d: string
  constructor(d: string) {
    this.#d = d
  }

  /** Code of the next character that is neither space nor comma; NaN at the end. */
  #next(): number {
    const d = this.#d
    let c = d.charCodeAt(this.at)
    while (c === SPACE || c === COMMA || (c >= 9 && c <= 13)) c = d.charCodeAt(++this.at)
    return c
  }

  atEnd(): boolean {
    return Number.isNaN(this.#next())
  }

  /** The next letter, or undefined when something else follows. */
  command(): string | undefined {
    const c = this.#next() | 32
    if (c < 97 || c > 122) return undefined
    return this.#d[this.at++]
  }

  moreNumbers(): boolean {
    const c = this.#next()
    return isDigit(c) || c === MINUS || c === DOT || c === PLUS
  }

  /** Fills `n` with as many numbers as it is long; false when the data has something else. */
  numbers(n: number[], arc: boolean): boolean {
    for (let i = 0; i < n.length; i++) {
      const value = arc && (i === 3 || i === 4) ? this.#flag() : this.#number()
      if (!Number.isFinite(value)) return false
      n[i] = value
    }
    return true
  }

  /** Arc flags may stand without a gap: "a1 1 0 00.5.5". */
  #flag(): number {
    const c = this.#next()
    if (c !== ZERO && c !== ZERO + 1) return Number.NaN
    this.at++
    return c - ZERO
  }

  #number(): number {
    const d = this.#d
    let c = this.#next()
    const start = this.at
    let i = start
    if (c === MINUS || c === PLUS) c = d.charCodeAt(++i)
    let digits = 0
    let decimals = 0
    let value = 0
    for (; isDigit(c); c = d.charCodeAt(++i), digits++) value = value * 10 + (c - ZERO)
    if (c === DOT) {
      c = d.charCodeAt(++i)
      for (; isDigit(c); c = d.charCodeAt(++i), digits++, decimals++) value = value * 10 + (c - ZERO)
    }
    if (digits === 0) return Number.NaN
    let exponent = false
    if ((c | 32) === SMALL_E) {
      const signed = d.charCodeAt(i + 1)
      const first = signed === MINUS || signed === PLUS ? i + 2 : i + 1
      if (isDigit(d.charCodeAt(first))) {
        exponent = true
        for (i = first; isDigit(d.charCodeAt(i)); ) i++
      }
    }
    this.at = i
    // Up to 15 digits a division by a power of ten is exactly what Number() yields.
    if (exponent || digits > 15) return Number(d.slice(start, i))
    if (decimals > 0) value /= POWERS[decimals]!
    return d.charCodeAt(start) === MINUS ? -value : value
  }
}

const [SPACE, COMMA, PLUS, MINUS, DOT, ZERO, SMALL_E] = [32, 44, 43, 45, 46, 48, 101]
const POWERS = Array.from({ length: 16 }, (_, i) => 10 ** i)
const isDigit = (c: number): boolean => c >= 48 && c <= 57
