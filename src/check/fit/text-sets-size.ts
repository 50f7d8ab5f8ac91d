import { say, told } from '../../finding.ts'
import { type LaidCheck, type NamedSide, originOf } from '../laid-check.ts'
import { setsSize, sharedSizesIn } from './one-size.ts'

/** What people see at a glance, in points. */
const MUCH = 1
/** Larger type is easy to read anyway. */
const SMALL = 9

export const textSetsSize: LaidCheck = {
  code: 'text-sets-size',
  severity: 'info',
  proves: 'No single text makes the type of a whole deck noticeably smaller.',
  examples: [
    { good: { file: 'locales/en/cards.yaml', now: 'Choose two players.' } },
    {
      bad: {
        file: 'locales/en/cards.yaml',
        now: 'Choose two players.',
        instead: 'Choose two players. '.repeat(24).trim(),
      },
      at: 'locales/en/cards.yaml “title: Picnic\n  text: ▸|-”',
    },
  ],
  *run(laid) {
    for (const shared of sharedSizesIn(laid)) {
      const { size, without, report, setBy } = shared
      if (!isOfDeck(setBy) || size >= SMALL || report.fitted.overflow) continue
      // Shorter texts may have grown beyond the size they share.
      if (without - size * (report.box.grow ?? 1) < MUCH) continue
      yield {
        ...told(
          say`${setsSize(shared)}; without it they would have ${without.toFixed(1)} pt`,
          say`Shorten this text, and all of them are easier to read.`,
        ),
        ...originOf(laid, report.box, setBy.side),
      }
    }
  },
}

const isOfDeck = ({ piece }: NamedSide): boolean => piece?.type.source.from === 'cards'
