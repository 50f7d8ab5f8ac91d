import { cardNamed, say } from '../../finding.ts'
import { alarmsIn, CARDS, choiceOf, type FactCheck, fileOf, meaning, problemAt } from './fact-check.ts'

export const added: FactCheck = {
  code: 'fact-added',
  severity: 'warning',
  proves: 'No card text makes a rule that the card does not have.',
  examples: [
    { good: { file: CARDS, now: '    Point at a player to praise. The most votes wins.' } },
    {
      bad: { file: CARDS, now: 'votes wins.', instead: 'votes wins, face-down.' },
      at: `${CARDS} “, ▸face-down.”`,
    },
    {
      bad: { file: CARDS, now: 'to praise.', instead: 'to praise or to blame.' },
      at: `${CARDS} “to blame”`,
    },
  ],
  *run(subject) {
    for (const { study, alarm } of alarmsIn(subject)) {
      if (alarm.about !== 'addition') continue
      const { said, severity } = alarm
      const known = study.verdicts.find(({ fact }) => fact.kind === said.kind)?.fact
      const [topic, choice] = [meaning(subject, said.kind), choiceOf(said.kind, said.choice)]
      const fact = known?.id ?? `${study.card}//${said.kind}`
      yield {
        ...problemAt(subject, study, said, fact, [
          known
            ? say`${cardNamed(study.card)}: besides ${choiceOf(known.kind, known.choice)}, this also says ${choice}: ${topic} (${said.kind})`
            : say`${cardNamed(study.card)}: the card has no rule on ${say`${topic} (${said.kind}: ${choice})`}`,
          say`Take it out; if these words do not mean that, correct ${said.kind} in ${fileOf(subject, said.kind)}.`,
        ]),
        severity,
      }
    }
  },
}
