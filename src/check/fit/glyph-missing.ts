import { type FitCheck, originsOf, sidesOf, templatePlace } from './fit-check.ts'

export const glyphMissing: FitCheck = {
  code: 'glyph-missing',
  severity: 'error',
  proves: 'Every character of every text can be printed: no empty boxes on the cards.',
  examples: [
    { good: { lang: 'en', file: 'locales/en/cards.yaml', now: '    Cancels one :bite:.' } },
    {
      bad: {
        lang: 'en',
        file: 'locales/en/cards.yaml',
        now: '    Cancels one :bite:.',
        instead: '    Cancels one :bite: \u{1F43A}.',
      },
      at: 'locales/en/cards.yaml:13:9',
    },
  ],
  *run(subject) {
    const originOf = originsOf(subject)
    for (const { side, name } of sidesOf(subject))
      for (const report of side.boxes) {
        const origin = originOf(report)
        const about = {
          place: origin?.place ?? templatePlace(side.template),
          lang: subject.words.lang,
          ...(origin && { key: origin.key }),
        }
        for (const { character, codePoint, face } of report.text.missing)
          yield {
            message: `“${character}” (U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}) on the ${name} is in no face for this text; ${face} was tried first`,
            hint: 'Use another character, or an :icon:.',
            quote: character,
            ...about,
          }
        for (const icon of report.text.unknownIcons)
          yield {
            message: `there is no icon “:${icon}:” (on the ${name})`,
            hint: 'Use an icon of data/cards.yaml or a name from game-icons.net.',
            quote: `:${icon}:`,
            ...about,
          }
      }
  },
}
