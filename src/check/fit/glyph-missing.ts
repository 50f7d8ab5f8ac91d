import { say, told } from '../../finding.ts'
import { type LaidCheck, originOf, sidesOf, withCode, wordsIn } from '../laid-check.ts'

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
      for (const { words, text } of side.boxes.flatMap(wordsIn))
        for (const { character, codePoint, face } of text.missing)
          yield {
            ...told(
              say`no typeface for this text has “${character}” (U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}), on the ${name}; ${face} was tried first`,
              say`Use another character, or an :icon:.`,
            ),
            quote: character,
            ...originOf(laid, words, side),
          }
  },
}
