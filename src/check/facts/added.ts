import { exampleGame } from './example-game.ts'
import { type FactCheck, isClosed, meaning, problemAt, readableCards } from './fact-check.ts'

export const added: FactCheck = {
  code: 'fact-added',
  severity: 'warning',
  proves: 'No card text makes a rule that the card does not have.',
  examples: [
    { good: exampleGame() },
    {
      bad: exampleGame({ vote: 'Point at a player to kill. The most votes dies, face-down.' }),
      at: 'locales/en/cards.yaml:6:53',
    },
    {
      bad: exampleGame({ vote: 'Point at a player to kill or to save. The most votes dies.' }),
      at: 'locales/en/cards.yaml:6:34',
    },
  ],
  *run(subject) {
    for (const study of readableCards(subject)) {
      // Words that seem too many may be the very words of a fact that was not recognised: then nothing is certain.
      const certain = study.verdicts.every(({ verdict }) => verdict === 'stated' || verdict === 'implied')
      for (const said of study.added) {
        const known = study.verdicts.find(({ fact }) => fact.kind === said.kind)?.fact
        const rule = `${meaning(subject, said.kind)} (${said.kind}: ${said.choice})`
        yield problemAt(subject, study, said, known?.id ?? `${study.card}//${said.kind}`, {
          severity: certain && isClosed(subject, said.kind) ? 'error' : 'warning',
          message: known
            ? `${study.card}: besides ${known.choice}, this also says ${rule}`
            : `${study.card}: the card has no rule on ${rule}`,
          hint: `Take it out; if these words do not mean that, correct ${said.kind} in ${subject.lexiconFile}.`,
        })
      }
    }
  },
}
