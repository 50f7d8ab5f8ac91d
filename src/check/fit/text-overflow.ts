import { fit } from '../../layout/layout.ts'
import { excerpt, type FitCheck, originsOf, sidesOf, templatePlace } from './fit-check.ts'

/** Small enough for any text that is not a mistake. */
const TINY = 2

export const textOverflow: FitCheck = {
  code: 'text-overflow',
  severity: 'error',
  proves: 'Every text of every piece fits its box at a size people can read.',
  examples: [
    { good: { lang: 'en', file: 'locales/en/cards.yaml', now: '    Cancels one :bite:.' } },
    {
      bad: {
        lang: 'en',
        file: 'locales/en/cards.yaml',
        now: '    Pays only if your team wins.',
        instead: `    ${'Pays only if your team wins, and never otherwise. '.repeat(20).trim()}`,
      },
      at: 'locales/en/cards.yaml:19:9',
    },
  ],
  *run(subject) {
    const originOf = originsOf(subject)
    for (const { side, name } of sidesOf(subject))
      for (const report of side.boxes) {
        const { box, fitted, text, min, dropped } = report
        if (!fitted.overflow || dropped) continue
        const { size } = fit(text, box, { max: min, min: TINY, align: box.align })
        const origin = originOf(report)
        yield {
          message: `“${excerpt(box.text)}” on the ${name} would need type of ${size} pt to fit; the smallest people can read is ${min} pt`,
          hint: 'Shorten the text, or give its box in the template more room.',
          place: origin?.place ?? templatePlace(side.template),
          lang: subject.words.lang,
          ...(origin && { key: origin.key }),
        }
      }
  },
}
