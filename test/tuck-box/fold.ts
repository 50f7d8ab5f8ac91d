import { expect } from 'vitest'
import type { Net, Panel, PanelName, Point } from '../../src/tuck-box/net.ts'

/** x to the right, y down, z towards whoever looks at the print. */
export type Vector = readonly [x: number, y: number, z: number]

/** The corners of every panel in space. */
export type Folded = Map<PanelName, readonly Vector[]>

type Place = (point: Vector) => Vector

/**
 * Folds a net as hands do: the first panel stays on the table, each other one is turned by a right angle, away from whoever
 * looks, about the edge it hangs on. Knows hinges and outlines and nothing of how a net is drawn.
 */
export function fold({ panels }: Net): Folded {
  const [root] = panels
  const [x0, y0] = [
    Math.min(...root!.outline.map(({ x }) => x)),
    Math.min(...root!.outline.map(({ y }) => y)),
  ]
  const places = new Map<PanelName, Place>([[root!.name, ([x, y, z]) => [x - x0, y - y0, z]]])
  const placeOf = (panel: Panel): Place => {
    const known = places.get(panel.name)
    if (known) return known
    const parent = panels.find(({ name }) => name === panel.hinge!.to)!
    const [outer, bend] = [placeOf(parent), bendOf(panel)]
    const place: Place = (point) => outer(bend(point))
    places.set(panel.name, place)
    return place
  }
  return new Map(
    panels.map((panel) => [panel.name, panel.outline.map(({ x, y }) => placeOf(panel)([x, y, 0]))]),
  )
}

/** A right angle about the hinge: what was beside it is behind it then. */
function bendOf({ outline, hinge }: Panel): Place {
  const { x1, y1, x2 } = hinge!.edge
  const middle = (along: (point: Point) => number) =>
    outline.reduce((sum, point) => sum + along(point), 0) / outline.length
  if (x1 === x2) {
    const side = Math.sign(middle(({ x }) => x) - x1)
    return ([x, y, z]) => [x1 + side * z, y, -side * (x - x1)]
  }
  const side = Math.sign(middle(({ y }) => y) - y1)
  return ([x, y, z]) => [x, y1 + side * z, -side * (y - y1)]
}

/** Within a hundredth of a point. */
export const near = (value: number): unknown => expect.closeTo(value, 2)
