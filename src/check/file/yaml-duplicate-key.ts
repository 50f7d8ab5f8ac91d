import { type FileCheck, foundByReader } from './file-check.ts'

export const yamlDuplicateKey: FileCheck = {
  code: 'yaml-duplicate-key',
  severity: 'error',
  proves: 'No key stands twice in a map; 4 and "4" are the same key.',
  examples: [
    { good: { file: 'data/setup.yaml', now: '  5: {starters' } },
    {
      bad: { file: 'data/setup.yaml', now: '  5: {starters', instead: '  "4": {starters' },
      at: 'data/setup.yaml:6:3',
    },
  ],
  run: foundByReader('yaml-duplicate-key'),
}
