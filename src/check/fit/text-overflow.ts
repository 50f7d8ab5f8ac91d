import type { TextBox } from '../../card/drawing.ts'
import { excerpt, inQuotes, say, told, type Value } from '../../finding.ts'
import type { Size } from '../../geometry/box.ts'
import { toMm } from '../../geometry/length.ts'
import { type LaidCheck, originOf, sidesOf } from '../laid-check.ts'
import { setsSize, sharedSizesIn, sizeNeeded } from './one-size.ts'

export const textOverflow: LaidCheck = {
  code: 'text-overflow',
  severity: 'error',
  proves: 'Every text of every piece fits its box at a size people can read.',
  examples: [
    { good: { file: 'locales/en/cards.yaml', now: 'Choose two players.' } },
    {
      bad: {
        file: 'locales/en/cards.yaml',
        now: 'Choose two players.',
        instead: 'Choose two players. '.repeat(40).trim(),
      },
      at: 'locales/en/cards.yaml “title: Picnic\n  text: ▸|-”',
    },
  ],
  *run(laid) {
    const setters = new Map(sharedSizesIn(laid).map((each) => [each.report, setsSize(each)]))
    for (const { side, name, piece } of sidesOf(laid))
      for (const report of side.boxes) {
        const { box, fitted, min } = report
        if (!fitted.overflow) continue
        // A size that is written larger than it is would not fit.
        const needed = Math.floor(sizeNeeded(report) * 10) / 10
        const fits = needed > 0 ? say`would fit only at ${needed} pt` : say`does not fit at any size`
        const sets = setters.get(report)
        yield {
          ...told(
            say`${quoted(box)} on the ${name}${piece ? say` (${by(piece.size)})` : ''} ${fits}; the smallest size that people can read is ${min} pt${sets ? say`. ${sets}` : ''}`,
            box.also ? OF_TWO : OF_ONE,
          ),
          ...originOf(laid, box, side),
        }
      }
  },
}

const OF_ONE = say`Shorten the text, choose a larger card size, or give its box in the template more room.`
const OF_TWO = say`Choose a larger card size, leave out --bilingual, shorten one of the texts, or give their box in the template more room.`

/** The beginning of every text in a box. */
const quoted = (box: TextBox): Value =>
  [box, ...(box.also ?? [])]
    .map(({ text }): Value => inQuotes(excerpt(text)))
    .reduce((before, each) => say`${before} together with ${each}`)

/** "63 × 88 mm". */
const by = ({ width, height }: Size): string =>
  `${[width, height].map((length) => Math.round(toMm(length) * 10) / 10).join(' × ')} mm`
