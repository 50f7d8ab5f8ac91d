import { exampleGame } from './example-game.ts'
import type { FactCheck } from './fact-check.ts'

export const factsWrong: FactCheck = {
  code: 'facts-wrong',
  severity: 'error',
  proves: 'The facts of the cards (data/facts.yaml) can be understood.',
  examples: [
    { good: exampleGame() },
    {
      bad: exampleGame({
        facts: `kinds:
  face: {means: how it lies, choices: [up, down], example: face-down, says: down}
cards:
  gift: {send: {face: sideways}}
`,
      }),
      at: 'data/facts.yaml:4:23',
    },
  ],
  run: ({ faults }) => faults,
}
