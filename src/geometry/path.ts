import { arcToCubics } from './arc.ts'
import type { Box } from './box.ts'
import { PathScanner } from './path-scanner.ts'
import { remembered } from './remembered.ts'

/**
 * SVG path data as straight lines and cubic curves in absolute coordinates.
 * `ops` holds a letter a step (M L C Z); `points` their coordinates in a row: 2 for M and L, 6 for C, none for Z.
 */
export interface Path {
  readonly ops: string
  readonly points: readonly number[]
  /** Where the data stops making sense; what stands before is drawn, as browsers do. */
  readonly error?: number
}

/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Reads any SVG path data: relative and absolute, smooth curves, quadratics and arcs. */
export function parsePath(d: string): Path {
  const pen = new Pen()
  const scan = new PathScanner(d)
  // The numbers of one step; one array serves all, as an icon has hundreds of steps.
  const n: number[] = []
  for (let letter = scan.command(); letter; letter = scan.command()) {
    const upper = letter.toUpperCase()
    const takes = TAKES[upper]
    if (takes === undefined || (!pen.started && upper !== 'M')) return pen.path(scan.at - 1)
    // A command may be followed by several sets of numbers; after a move, further sets are lines.
    let now = upper
    do {
      n.length = takes
      if (!scan.numbers(n, upper === 'A')) return pen.path(scan.at)
      if (letter !== upper) pen.makeAbsolute(now, n)
      pen.step(now, n)
      if (now === 'M') now = 'L'
    } while (takes > 0 && scan.moreNumbers())
  }
  return scan.atEnd() ? pen.path() : pen.path(scan.at)
}

/** The smallest box round all points, control points included; undefined when nothing is drawn. */
export function pathBounds({ points }: Path): Box | undefined {
  if (points.length === 0) return undefined
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i]!, points[i + 1]!]
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The same of path data. */
export const boundsOf = remembered((d) => pathBounds(parsePath(d)))

/** Turns commands with absolute numbers into lines and cubics, remembering where it is. */
class Pen {
  started = false
  #ops = ''
  readonly #points: number[] = []
  #x = 0
  #y = 0
  #startX = 0
  #startY = 0
  /** Last control point of a curve, that S and T mirror. */
  #controlX = 0
  #controlY = 0
  #last = ''

  path = (error?: number): Path =>
    error === undefined
      ? { ops: this.#ops, points: this.#points }
      : { ops: this.#ops, points: this.#points, error }

  makeAbsolute(command: string, n: number[]): void {
    if (command === 'H') n[0]! += this.#x
    else if (command === 'V') n[0]! += this.#y
    else
      for (let i = command === 'A' ? 5 : 0; i < n.length; i += 2) {
        n[i]! += this.#x
        n[i + 1]! += this.#y
      }
  }

  step(command: string, n: readonly number[]): void {
    switch (command) {
      case 'M':
        this.started = true
        this.#add('M', n)
        this.#startX = this.#x
        this.#startY = this.#y
        break
      case 'L':
        this.#add('L', n)
        break
      case 'H':
        this.#add('L', [n[0]!, this.#y])
        break
      case 'V':
        this.#add('L', [this.#x, n[0]!])
        break
      case 'C':
        this.#add('C', n)
        this.#controlX = n[2]!
        this.#controlY = n[3]!
        break
      case 'S':
        this.#cubic(...this.#mirrored('CS'), n[0]!, n[1]!, n[2]!, n[3]!)
        break
      case 'Q':
        this.#quadratic(n[0]!, n[1]!, n[2]!, n[3]!)
        break
      case 'T':
        this.#quadratic(...this.#mirrored('QT'), n[0]!, n[1]!)
        break
      case 'A':
        for (const c of arcToCubics(this.#x, this.#y, n)) this.#add('C', c)
        break
      default:
        this.#ops += 'Z'
        this.#x = this.#startX
        this.#y = this.#startY
    }
    this.#last = command
  }

  #add(op: string, n: readonly number[]): void {
    // A new figure after Z without a move starts where the last one did; PDF wants that said.
    if (this.#last === 'Z' && op !== 'M') {
      this.#ops += 'M'
      this.#points.push(this.#x, this.#y)
    }
    this.#ops += op
    for (let i = 0; i < n.length; i++) this.#points.push(n[i]!)
    this.#x = n[n.length - 2]!
    this.#y = n[n.length - 1]!
  }

  #cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#add('C', [x1, y1, x2, y2, x, y])
    this.#controlX = x2
    this.#controlY = y2
  }

  #quadratic(cx: number, cy: number, x: number, y: number): void {
    const [x0, y0] = [this.#x, this.#y]
    this.#add('C', [
      x0 + (2 / 3) * (cx - x0),
      y0 + (2 / 3) * (cy - y0),
      x + (2 / 3) * (cx - x),
      y + (2 / 3) * (cy - y),
      x,
      y,
    ])
    this.#controlX = cx
    this.#controlY = cy
  }

  #mirrored(after: string): [number, number] {
    if (!this.#last || !after.includes(this.#last)) return [this.#x, this.#y]
    return [2 * this.#x - this.#controlX, 2 * this.#y - this.#controlY]
  }
}
