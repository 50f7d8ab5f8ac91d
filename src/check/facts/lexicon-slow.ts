import { cardNamed, say, told } from '../../finding.ts'
import { CARDS, type FactCheck, LEXICON } from './fact-check.ts'

export const lexiconSlow: FactCheck = {
  code: 'lexicon-slow',
  severity: 'error',
  proves: 'Every card text can be read in a moment.',
  examples: [
    { good: { file: LEXICON, now: 'up: face-up' } },
    {
      bad: {
        file: LEXICON,
        now: 'up: face-up',
        instead: `up: "${'(ripe)? '.repeat(80)}apple"`,
        and: { file: CARDS, now: 'Choose two players.', instead: `${'ripe '.repeat(450)}apple.` },
      },
      at: `${CARDS} “${'ripe '.repeat(450)}apple”`,
    },
  ],
  *run({ lang, cards, lexiconFile }) {
    for (const study of cards)
      if (study.reading.exhausted)
        yield {
          ...told(
            say`reading the text of ${cardNamed(study.card)} takes too long, so it was not read to the end`,
            say`Simplify the forms of ${lexiconFile} that have many optional words or wide gaps, or shorten the text.`,
          ),
          place: study.place(0, 1),
          lang,
          key: `cards:${study.card}.text`,
        }
  },
}
