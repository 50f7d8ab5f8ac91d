import { FACTS_FILE } from '../../facts/read.ts'
import type { FactCheck } from './fact-check.ts'

export const factsWrong: FactCheck = {
  code: 'facts-wrong',
  severity: 'error',
  proves: 'The facts of the cards (data/facts.yaml) can be understood.',
  examples: [
    { good: { file: FACTS_FILE, now: 'face: down' } },
    {
      bad: { file: FACTS_FILE, now: 'face: down', instead: 'face: sideways' },
      at: `${FACTS_FILE} “sideways”`,
    },
  ],
  run: ({ faults }) => faults,
}
