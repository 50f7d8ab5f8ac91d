import type { Frame, Item } from '../frame/frame.ts'
import type { Box, Size } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'
import { inkOf } from '../sheet/ink.ts'
import { type Segment, segmentsPath } from '../sheet/lines.ts'
import type { Sides, Turn } from '../sheet/slot.ts'
import { cutsOf, foldsOf, hatchOf, outlinePath } from './lines.ts'
import type { FaceName, Net, Panel } from './net.ts'
import type { BoxSheet } from './place.ts'

/** What is printed on a side of the box: as large as the side, and more, for the bleed. */
export type ArtOf = (face: FaceName, size: Size) => Frame | undefined

/** Ink runs this far over edges and folds beyond which there is no other side: a fold that strays leaves no white. */
const OVERPRINT = mm(1)
const CUT = { color: '#000000', width: 0.6 }
/** White on both sides of a cut: it is seen on dark ground as well. */
const CASING = { color: '#ffffff', width: 1.6 }
/** Seen on dark ground and on white, and hardly on the edges of the finished box. */
const FOLD = { color: '#808080', width: 0.6, dash: [mm(2), mm(1.2)] }
const HATCH = { color: '#a0a0a0', width: 0.4 }

/** A net with its art and lines, where it lies on the page. */
export function drawNet({ net, matrix }: BoxSheet, artOf: ArtOf): Item {
  const hatched = net.panels.filter(({ glued }) => glued)
  return {
    kind: 'group',
    matrix,
    items: [
      ...net.panels.flatMap((panel) => drawArt(panel, net, artOf)),
      ...hatched.map(
        (panel): Item => ({
          kind: 'group',
          clip: outlinePath(panel),
          items: [stroked(hatchOf(panel), HATCH)],
        }),
      ),
      ...drawCuts(cutsOf(net)),
      stroked(foldsOf(net), FOLD),
    ],
  }
}

function drawArt({ name, art }: Panel, net: Net, artOf: ArtOf): Item[] {
  if (!art) return []
  const { box, turn } = art
  const frame = artOf(name as FaceName, asRead(box, turn))
  return frame ? [inkOf(frame, { ...box, turn }, 'rect', reachOf(box, net))] : []
}

/** The size of a side as its words see it. */
const asRead = ({ width, height }: Size, turn: Turn): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width }

/** Not over the fold to another side that has art. */
function reachOf(box: Box, { panels }: Net): Sides {
  const others = panels.flatMap(({ art }) => (art && art.box !== box ? [art.box] : []))
  const touches = (x: Pt, y: Pt) => others.some((other) => isOn(x, y, other))
  const [middle, centre] = [box.x + box.width / 2, box.y + box.height / 2]
  const reach = (x: Pt, y: Pt) => (touches(x, y) ? 0 : OVERPRINT)
  return {
    top: reach(middle, box.y - SAME),
    right: reach(box.x + box.width + SAME, centre),
    bottom: reach(middle, box.y + box.height + SAME),
    left: reach(box.x - SAME, centre),
  }
}

/** A step over an edge, less than any clearance. */
const SAME = 0.1
const isOn = (x: Pt, y: Pt, box: Box): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height

const drawCuts = (cuts: readonly Segment[]): Item[] => [stroked(cuts, CASING), stroked(cuts, CUT)]

const stroked = (
  segments: readonly Segment[],
  stroke: { color: string; width: Pt; dash?: readonly Pt[] },
): Item => ({ kind: 'path', d: segmentsPath(segments), stroke })

/** Samples for the key: a line as it is cut, a line as it is folded, a patch as it is glued; from 0 0, as large as asked for. */
export const keySamples = ({ width, height }: Size): Record<'cut' | 'fold' | 'glue', Item> => {
  const level = [{ x1: 0, y1: height / 2, x2: width, y2: height / 2 }]
  const patch: Panel = {
    name: 'glue',
    outline: [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ],
  }
  return {
    cut: stroked(level, CUT),
    fold: stroked(level, FOLD),
    glue: { kind: 'group', clip: outlinePath(patch), items: [stroked(hatchOf(patch), HATCH)] },
  }
}
