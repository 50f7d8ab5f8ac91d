import { say, told } from '../../finding.ts'
import { contains, inset } from '../../geometry/box.ts'
import { mm, toMm } from '../../geometry/length.ts'
import { type LaidCheck, sidesOf } from '../laid-check.ts'

/** Printers shift and scissors slip by as much. A round token has less to lose: its art is centred. */
const SAFE = mm(3)
const SAFE_ROUND = mm(1)

export const partUnsafe: LaidCheck = {
  code: 'part-unsafe',
  severity: 'error',
  proves: 'No text or icon is so close to the edge that a slip of the scissors damages it.',
  examples: [
    { good: { file: 'templates/card.svg.hbs', now: 'x="5" y="38"' } },
    {
      bad: { file: 'templates/card.svg.hbs', now: 'x="5" y="38"', instead: 'x="1" y="38"' },
      at: 'templates/card.svg.hbs “▸<text-box x="1"”',
    },
  ],
  *run(laid) {
    // What is wrong in a template is wrong on every card that is drawn from it.
    const seen = new Set<string>()
    for (const { side, name, piece } of sidesOf(laid)) {
      if (!piece) continue
      const least = piece.type.shape === 'round' ? SAFE_ROUND : SAFE
      const safe = inset({ x: 0, y: 0, ...piece.size }, least)
      const outside = side.extents.find(({ box }) => !contains(safe, box, 0.01))
      if (!outside) continue
      const place = side.placeOf(outside.at)
      const where = `${place.file}:${place.line}:${place.column}`
      if (seen.has(where)) continue
      seen.add(where)
      const [x, y] = [toMm(outside.box.x).toFixed(1), toMm(outside.box.y).toFixed(1)]
      yield {
        ...told(
          say`a text or icon at ${x}, ${y} mm of the ${name} is less than ${Math.round(toMm(least))} mm from the edge`,
          say`Move it inwards.`,
        ),
        place,
      }
    }
  },
}
