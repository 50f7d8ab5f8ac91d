import { type BoxReport, fitOptions, roomOf } from '../../card/typeset.ts'
import { cardNamed, type Sentence, say } from '../../finding.ts'
import type { Pt } from '../../geometry/length.ts'
import type { LaidKit } from '../../kit/lay.ts'
import { fitTexts } from '../../layout/layout.ts'
import { type NamedSide, sidesOf } from '../laid-check.ts'

/** Boxes of pieces that are set in one size, and the text that allows no larger one. */
export interface SharedSize {
  /** How many faces have such a box. */
  readonly faces: number
  /** The size all of them have. */
  readonly size: Pt
  /** The text that fits in no larger type, and what the others would have without it. */
  readonly setBy: NamedSide
  readonly report: BoxReport
  readonly without: Pt
}

/** Small enough for any text that is not a mistake. */
const TINY = 2

/** The largest type in which the words of a box fit; nothing if they do not fit at all. Of a box that somebody has asked for before it is known. */
export function sizeNeeded(report: BoxReport): Pt {
  const size = known.get(report.texts) ?? findSize(report)
  known.set(report.texts, size)
  return size
}
/** By the words of a box, which are composed for it alone. */
const known = new WeakMap<BoxReport['texts'], Pt>()

function findSize({ box, texts }: BoxReport): Pt {
  const min = Math.min(TINY, box.max)
  const { size, overflow } = fitTexts(texts, roomOf(box), { ...fitOptions(box, texts), min })
  return overflow ? 0 : size
}

/** Sizes that several faces share; one face may have several boxes of the same size. */
export function sharedSizesIn(laid: LaidKit): SharedSize[] {
  const byName = new Map<string, { side: NamedSide; report: BoxReport; needs: Pt }[]>()
  for (const side of sidesOf(laid))
    for (const report of side.piece ? side.side.boxes : []) {
      const { share, text } = report.box
      if (!share || text === '') continue
      byName.set(share, [...(byName.get(share) ?? []), { side, report, needs: sizeNeeded(report) }])
    }
  return [...byName.values()].flatMap((boxes) => {
    const [first, ...others] = boxes.toSorted((a, b) => a.needs - b.needs)
    const next = others.find(({ side }) => side.side !== first!.side.side)
    if (!next) return []
    const { fitted, min } = first!.report
    return {
      faces: new Set(boxes.map(({ side }) => side.side)).size,
      size: fitted.size,
      setBy: first!.side,
      report: first!.report,
      without: Math.max(min, next.needs),
    }
  })
}

/** "apple sets the size of 16 cards: 7.0 pt". */
export const setsSize = ({ setBy, faces, size }: SharedSize): Sentence =>
  say`${cardNamed(setBy.id)} sets the size of ${faces} cards: ${size.toFixed(1)} pt`
