import { identity, inTurn, type Matrix } from '../../geometry/matrix.ts'
import { matrixText, num } from '../number.ts'
import { setFill } from './strings.ts'
import type { Element, Structure } from './structure.ts'

/** The operators of one page, form or group under way: what is set and what is open, so that nothing is said twice. */
export class Operators {
  #written = ''
  /** Resources called by name. */
  readonly names = new Set<string>()
  /** From where we are to the start of the stream. */
  matrix: Matrix = identity
  /** Present on pages of a tagged document: forms hold no marks, the mark goes round them. */
  readonly #structure: Structure | undefined
  #marked: Element | 'artifact' | undefined
  #inText = false
  // Unknown at the start, as forms inherit their surroundings.
  #fill = ''
  #font = ''

  constructor(structure?: Structure) {
    this.#structure = structure
  }

  /** Ends what is still open. */
  end(): string {
    this.#endMark()
    this.#endText()
    return this.#written
  }

  /** Operators that may not stand inside a text object. */
  draw(operators: string): void {
    this.#endText()
    this.#written += operators
  }

  /** Operators of a text object, in a font. */
  text(font: string, size: number, operators: string): void {
    if (!this.#inText) this.#written += 'BT\n'
    this.#inText = true
    const set = `/${font} ${num(size)} Tf\n`
    if (set !== this.#font) this.#written += set
    this.#font = set
    this.names.add(font)
    this.#written += operators
  }

  fill(color: string): void {
    if (color !== this.#fill) this.#written += `${setFill(color)}\n`
    this.#fill = color
  }

  /** Whatever is set by `paint` is forgotten behind it. Text and marks do not straddle the border. */
  isolated(paint: () => void): void {
    this.#endMark()
    this.draw('q\n')
    const [matrix, fill, font] = [this.matrix, this.#fill, this.#font]
    paint()
    this.#endMark()
    this.draw('Q\n')
    this.matrix = matrix
    this.#fill = fill
    this.#font = font
  }

  transform(matrix: Matrix): void {
    this.draw(`${matrixText(matrix)} cm\n`)
    this.matrix = inTurn(matrix, this.matrix)
  }

  /** What follows belongs to an element, or is decoration: on a tagged page everything is the one or the other. */
  mark(owner: Element | undefined): void {
    if (!this.#structure) return
    const mark = owner && owner !== this.#structure.root ? owner : 'artifact'
    if (mark === this.#marked) return
    this.#endMark()
    this.draw(
      mark === 'artifact'
        ? '/Artifact BMC\n'
        : `/${mark.tag.role}<</MCID ${this.#structure.mark(mark)}>>BDC\n`,
    )
    this.#marked = mark
  }

  #endMark(): void {
    if (this.#marked) this.draw('EMC\n')
    this.#marked = undefined
  }

  #endText(): void {
    if (this.#inText) this.#written += 'ET\n'
    this.#inText = false
  }
}
