import type { Sentence } from '../finding.ts'
import type { Gradient } from '../frame/frame.ts'
import { elementFaults } from './attributes.ts'
import type { Element } from './element.ts'
import type { Room } from './length.ts'
import { readGradient } from './paints.ts'

/** What elements of a drawing refer to by an id. */
export class Definitions {
  readonly #byId = new Map<string, Element>()

  constructor(root: Element) {
    visit(root, (element) => {
      if (element.attributes.id) this.#byId.set(element.attributes.id, element)
    })
  }

  gradient(id: string, room: Room): Gradient | undefined {
    const element = this.#byId.get(id)
    return element && isGradient(element) ? readGradient(element, room) : undefined
  }

  /** The shapes of the `<clipPath>` that is meant by "url(#id)". */
  clipShapes(reference: string): readonly Element[] {
    const element = this.#byId.get(/^url\(#([\w-]+)\)$/.exec(reference)?.[1] ?? '')
    return element?.name === 'clipPath' ? element.children : []
  }

  /** Whether there is such a gradient, and one that can be drawn: two stops or more, each with a colour. */
  isGradient(id: string): boolean {
    return this.gradient(id, ANYWHERE) !== undefined
  }
}

const isGradient = ({ name }: Element): boolean => /Gradient$/.test(name)
/** Whether a gradient can be read does not depend on where it is drawn. */
const ANYWHERE: Room = { width: 1, height: 1 }

/** What is wrong with a drawing before anything of it is drawn. */
export function drawingFaults(
  root: Element,
  definitions: Definitions,
): { element: Element; message: Sentence; attribute?: string }[] {
  const faults: ReturnType<typeof drawingFaults> = []
  const isGradient = (id: string) => definitions.isGradient(id)
  visit(root, (element) => {
    for (const fault of elementFaults(element, isGradient)) faults.push({ element, ...fault })
  })
  return faults
}

/** An element, and all that are inside it. */
function visit(element: Element, see: (element: Element) => void): void {
  see(element)
  for (const child of element.children) visit(child, see)
}
