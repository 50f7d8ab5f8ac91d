import type { Resources } from './resources.ts'
import { bytesOf, type Dictionary, type Ref, type Writer } from './writer.ts'

/** Operators that may be called for from several places, and the names they use. */
export interface Content {
  readonly id: number
  readonly operators: string
  readonly names: ReadonlySet<string>
  /** Drawn as a whole before it is laid on the page; never taken apart. */
  readonly asGroup: boolean
  uses: number
}

/**
 * All pieces of a document that can be drawn more than once: placed frames, long paths, groups. A piece used twice becomes
 * a form object; one used once is written where it stands. Which it is can only be known when all is painted:
 * until then operators hold a call, "@12", in its place. Pieces are told apart by content: a frame
 * that lost its identity on the way through JSON is still drawn once.
 */
export class Contents {
  readonly #all: Content[] = []
  readonly #byOperators = new Map<string, Content>()
  readonly #expanded = new Map<Content, { operators: string; names: ReadonlySet<string> }>()

  /** The piece with these operators, new or known; not yet used. */
  add(operators: string, names: ReadonlySet<string>, asGroup = false): Content {
    const key = asGroup ? `group ${operators}` : operators
    let content = this.#byOperators.get(key)
    if (!content) {
      content = { id: this.#all.length, operators, names, asGroup, uses: 0 }
      this.#all.push(content)
      this.#byOperators.set(key, content)
    }
    return content
  }

  /** Operators with all calls resolved, and every name they use. */
  expand(operators: string, names: ReadonlySet<string>): { operators: string; names: ReadonlySet<string> } {
    if (!operators.includes('@')) return { operators, names }
    const all = new Set(names)
    const expanded = operators.replace(CALL, (_, id: string) => {
      const content = this.#all[Number(id)]!
      if (isForm(content)) {
        all.add(formName(content))
        return `/${formName(content)} Do\n`
      }
      const inside = this.#expandOnce(content)
      for (const name of inside.names) all.add(name)
      return inside.operators
    })
    return { operators: expanded, names: all }
  }

  #expandOnce(content: Content): { operators: string; names: ReadonlySet<string> } {
    let done = this.#expanded.get(content)
    if (!done) {
      done = this.expand(content.operators, content.names)
      this.#expanded.set(content, done)
    }
    return done
  }

  /**
   * Finds out what is a form and gives each its object; to be called when all is painted, before pages are finished, with
   * the pages' operators. Yields what writes the forms.
   */
  settle(pages: readonly string[], writer: Writer, resources: Resources): () => void {
    for (const operators of [...pages, ...this.#all.map(({ operators }) => operators)])
      for (const id of callsIn(operators)) this.#all[id]!.uses++
    const forms = this.#all
      .filter(isForm)
      .map((content): [Content, Ref] => [content, writer.ref(FORM(content))])
    for (const [content, ref] of forms) resources.add(formName(content), ref)
    return () => {
      for (const [content, ref] of forms) {
        const { operators, names } = this.#expandOnce(content)
        ref.data.Resources = resources.dictionary(names)
        ref.end(bytesOf(operators))
      }
    }
  }
}

/** The operator that draws a piece. */
export const call = ({ id }: Content): string => `@${id}\n`
const CALL = /@(\d+)\n/g

/** A plain search: it takes a fifth of the time of a regular expression, over all that a document holds. */
function* callsIn(operators: string): Generator<number> {
  for (let at = operators.indexOf('@'); at >= 0; at = operators.indexOf('@', at + 1))
    yield Number(operators.slice(at + 1, operators.indexOf('\n', at)))
}

const isForm = ({ uses, asGroup }: Content): boolean => uses > 1 || asGroup
const formName = ({ id }: Content): string => `X${id}`

/** Larger than any page: a frame is not cut at its edge, whether it is a form or not. */
const EVERYWHERE = [-14400, -14400, 14400, 14400]
const FORM = ({ asGroup }: Content): Dictionary => ({
  Type: 'XObject',
  Subtype: 'Form',
  BBox: EVERYWHERE,
  ...(asGroup && { Group: { S: 'Transparency', CS: 'DeviceRGB' } }),
})
