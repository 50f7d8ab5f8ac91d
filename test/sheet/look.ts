import type { Page } from '../../src/frame/document.ts'
import type { Frame } from '../../src/frame/frame.ts'
import { mm } from '../../src/geometry/length.ts'
import {
  ART_BLEED,
  covered,
  type cutouts,
  framesOn,
  inkOfStrokes,
  job,
  printed,
  shapesOn,
} from './on-paper.ts'

/** A sheet as it lies on the table, taken apart into what each thing is. */

export const headerFrame: Frame = { width: mm(55), height: mm(3), items: [] }
export const rulerLabel: Frame = { width: mm(9), height: mm(3), items: [] }
export const words = { header: () => headerFrame, ruler: rulerLabel }

/** Everything on a page by what it is. */
export function look(page: Page, cards: ReturnType<typeof cutouts>) {
  const art = new Set(cards.flatMap(({ front, back }) => [front, back]))
  const frames = framesOn(page.items)
  const shapes = shapesOn(page.items)
  const isBorder = ({ stroke }: (typeof shapes)[number]) => stroke!.width === 0.35
  const isCross = ({ stroke }: (typeof shapes)[number]) => stroke!.width === 0.7 || stroke!.width === 0.3
  const lines = shapes.filter((shape) => !isBorder(shape) && !isCross(shape))
  return {
    cards: frames.filter(({ frame }) => art.has(frame)).map((found) => covered(found, ART_BLEED)),
    inks: frames.filter(({ frame }) => art.has(frame)).map((found) => found.clip ?? covered(found)),
    header: frames.filter(({ frame }) => frame === headerFrame).map((found) => covered(found)),
    ruler: frames
      .filter(({ frame }) => frame !== headerFrame && !art.has(frame))
      .map((found) => covered(found)),
    // The white casing under a mark is ink as well, for all that it must not touch.
    marks: lines.filter(({ stroke }) => !stroke!.dash).flatMap(inkOfStrokes),
    border: shapes.filter(isBorder).flatMap(inkOfStrokes),
    /** Each arm to arm, as wide as its dark line. */
    crosses: shapes.filter((shape) => isCross(shape) && shape.stroke!.width === 0.7).flatMap(inkOfStrokes),
    fold: lines.filter(({ stroke }) => stroke!.dash).flatMap(inkOfStrokes),
    hairlines: lines.filter(({ stroke }) => stroke!.width === 0.25).flatMap(inkOfStrokes),
  }
}

export const first = (wanted: Parameters<typeof job>[0]) => {
  const asked = job({ words, ...wanted })
  return look(printed(asked).pages[0]!, asked.cutouts as ReturnType<typeof cutouts>)
}
