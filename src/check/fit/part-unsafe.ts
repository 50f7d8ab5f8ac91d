import { contains, inset } from '../../geometry/box.ts'
import { mm, toMm } from '../../geometry/length.ts'
import { type FitCheck, sidesOf, templatePlace } from './fit-check.ts'

/** Printers shift and scissors slip by as much. A round token has less to lose: its art is centred. */
const SAFE = mm(3)
const SAFE_ROUND = mm(1)

export const partUnsafe: FitCheck = {
  code: 'part-unsafe',
  severity: 'error',
  proves: 'No text and no icon is so near the edge that a slip of the scissors harms it.',
  examples: [
    { good: { lang: 'en', file: 'templates/_corner.svg.hbs', now: '<svg x="3.4" y="3.4"' } },
    {
      bad: {
        lang: 'en',
        file: 'templates/_corner.svg.hbs',
        now: '<svg x="3.4" y="3.4"',
        instead: '<svg x="0.4" y="0.4"',
      },
      at: 'templates/main.svg.hbs:1:1',
    },
  ],
  *run(subject) {
    for (const { side, name, piece } of sidesOf(subject)) {
      const safe = inset({ x: 0, y: 0, ...piece.size }, piece.type.shape === 'round' ? SAFE_ROUND : SAFE)
      const outside = side.extents.find((box) => !contains(safe, box, 0.01))
      if (!outside) continue
      const [x, y] = [toMm(outside.x).toFixed(1), toMm(outside.y).toFixed(1)]
      yield {
        message: `a text or icon at ${x}, ${y} mm of the ${name} is nearer to the edge than 3 mm`,
        hint: `Move it inwards in templates/${side.template}.`,
        place: templatePlace(side.template),
        lang: subject.words.lang,
      }
    }
  },
}
