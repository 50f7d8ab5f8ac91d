import { say, told } from '../../finding.ts'
import { type LaidCheck, originOf, sidesOf, withCode, wordsIn } from '../laid-check.ts'

const RULES = 'locales/en/rules.yaml'
const CARDS = 'locales/en/cards.yaml'

export const iconMissing: LaidCheck = {
  code: 'icon-missing',
  severity: 'error',
  proves: 'Every :icon: on the pieces and in the rulebook can be drawn.',
  examples: [
    { good: { file: RULES, now: 'Collect more', instead: ':apple: Collect more' } },
    {
      bad: { file: RULES, now: 'Collect more', instead: ':aple: Collect more' },
      at: `${RULES} “text: ▸|-”`,
    },
    {
      bad: { file: CARDS, now: 'Choose two', instead: ':aple: Choose two' },
      at: `${CARDS} “title: Picnic\n  text: ▸|-”`,
    },
  ],
  *run(laid) {
    yield* withCode(laid.findings, 'icon-missing')
    for (const { side, name } of sidesOf(laid))
      for (const { words, text } of side.boxes.flatMap(wordsIn))
        for (const icon of text.unknownIcons)
          yield {
            ...told(
              say`there is no icon “:${icon}:” (on the ${name})`,
              say`Use an icon of data/cards.yaml or a name from game-icons.net.`,
            ),
            quote: `:${icon}:`,
            ...originOf(laid, words, side),
          }
  },
}
