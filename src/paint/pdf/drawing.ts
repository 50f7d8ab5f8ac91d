import type { Box } from '../../geometry/box.ts'
import { type Path, parsePath, pathBounds } from '../../geometry/path.ts'
import { type Contents, call } from './contents.ts'
import { pathOperators } from './path.ts'

/** Below this a path is written where it stands: a call and an object cost as much. */
const LONG = 200

/** Path data read, and written as operators. It is the same in every document, so a kit of ten files reads each icon once. */
class Outline {
  readonly #path: Path
  readonly #operators: (string | undefined)[] = []
  #bounds: Box | undefined

  constructor(d: string) {
    this.#path = parsePath(d)
  }

  get bounds(): Box | undefined {
    this.#bounds ??= pathBounds(this.#path)
    return this.#bounds
  }

  operators(digits: 3 | 7): string {
    this.#operators[digits] ??= pathOperators(this.#path, digits)
    return this.#operators[digits]
  }
}

/** Ten times the shapes of a kit; then all are forgotten, so that a long run cannot fill the memory. */
const MOST_OUTLINES = 4000
const outlines = new Map<string, Outline>()

function outlineOf(d: string): Outline {
  const known = outlines.get(d)
  if (known) return known
  if (outlines.size >= MOST_OUTLINES) outlines.clear()
  const outline = new Outline(d)
  outlines.set(d, outline)
  return outline
}

/** One drawing in the forms a document asks for, each worked out once, however often it is drawn. */
export class Drawing {
  readonly #outline: Outline
  readonly #contents: Contents
  readonly #fills = new Map<string, string>()

  constructor(d: string, contents: Contents) {
    this.#outline = outlineOf(d)
    this.#contents = contents
  }

  get bounds(): Box | undefined {
    return this.#outline.bounds
  }

  /** The path alone. Drawn much enlarged it needs more digits. */
  operators(enlarged = 1): string {
    return this.#outline.operators(enlarged > 4 ? 7 : 3)
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
