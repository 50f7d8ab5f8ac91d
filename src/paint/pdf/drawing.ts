import type { Box } from '../../geometry/box.ts'
import { type Path, parsePath, pathBounds } from '../../geometry/path.ts'
import { type Contents, call } from './contents.ts'
import { pathOperators } from './path.ts'

/** Below this a path is written where it stands: a call and an object cost as much. */
const LONG = 200

/** One drawing, as path data, in the forms it is asked for; each is worked out once a document, however often it is drawn. */
export class Drawing {
  readonly #path: Path
  readonly #contents: Contents
  readonly #operators: (string | undefined)[] = []
  readonly #fills = new Map<string, string>()
  #bounds: Box | undefined

  constructor(d: string, contents: Contents) {
    this.#path = parsePath(d)
    this.#contents = contents
  }

  get bounds(): Box | undefined {
    this.#bounds ??= pathBounds(this.#path)
    return this.#bounds
  }

  /** The path alone. Drawn much enlarged it needs more digits. */
  operators(enlarged = 1): string {
    const digits = enlarged > 4 ? 7 : 3
    this.#operators[digits] ??= pathOperators(this.#path, digits)
    return this.#operators[digits]
  }

  /** The path filled, by a call if it is long. */
  filled(enlarged: number, fill: 'f' | 'f*'): string {
    const key = `${fill}${enlarged > 4}`
    let filled = this.#fills.get(key)
    if (filled === undefined) {
      filled = `${this.operators(enlarged)}${fill}\n`
      if (filled.length > LONG) filled = call(this.#contents.add(filled, NONE))
      this.#fills.set(key, filled)
    }
    return filled
  }
}

const NONE: ReadonlySet<string> = new Set()
