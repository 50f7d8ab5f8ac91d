import { type FileCheck, foundByReader } from './file-check.ts'

export const missingKey: FileCheck = {
  code: 'missing-key',
  severity: 'error',
  proves: 'Nothing that must be said is left out.',
  examples: [
    { good: { file: 'data/game.yaml', now: 'id: growl' } },
    {
      bad: { file: 'data/setup.yaml', now: 'gold: 3}, draw: 24}', instead: 'gold: 3}}' },
      at: 'data/setup.yaml:5:3',
    },
  ],
  run: foundByReader('missing-key'),
}
