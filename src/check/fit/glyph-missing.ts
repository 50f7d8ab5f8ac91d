import { type LaidCheck, originOf, sidesOf, withCode } from '../laid-check.ts'

export const glyphMissing: LaidCheck = {
  code: 'glyph-missing',
  severity: 'error',
  proves: 'Every character of every text can be printed: no empty boxes on the cards.',
  examples: [
    { good: { file: 'locales/en/cards.yaml', now: 'Choose two players.' } },
    {
      bad: {
        file: 'locales/en/cards.yaml',
        now: 'Choose two players.',
        instead: 'Choose two players \u{1F43A}.',
      },
      at: 'locales/en/cards.yaml “title: Picnic\n  text: ▸|-”',
    },
  ],
  *run(laid) {
    yield* withCode(laid.findings, 'glyph-missing')
    for (const { side, name } of sidesOf(laid))
      for (const report of side.boxes) {
        const about = originOf(laid, report, side)
        for (const { character, codePoint, face } of report.text.missing)
          yield {
            message: `no typeface for this text has “${character}” (U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}), on the ${name}; ${face} was tried first`,
            hint: 'Use another character, or an :icon:.',
            quote: character,
            ...about,
          }
      }
  },
}
