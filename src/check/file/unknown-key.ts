import { type FileCheck, foundByReader } from './file-check.ts'

export const unknownKey: FileCheck = {
  code: 'unknown-key',
  severity: 'error',
  proves: 'Files hold only what the program knows; nothing is misspelt and silently left out.',
  examples: [
    { good: { file: 'data/setup.yaml', now: '  4: {starters: ' } },
    {
      bad: { file: 'data/setup.yaml', now: '  4: {starters: ', instead: '  4: {starter: ' },
      at: 'data/setup.yaml:5:7',
    },
  ],
  run: foundByReader('unknown-key'),
}
