import { type FileCheck, foundByReader } from './file-check.ts'

export const wrongType: FileCheck = {
  code: 'wrong-type',
  severity: 'error',
  proves: 'Numbers are whole numbers, lists are lists, texts are texts.',
  examples: [
    { good: { file: 'data/components.yaml', now: 'count: 20' } },
    {
      bad: { file: 'data/components.yaml', now: 'count: 20', instead: 'count: 20.5' },
      at: 'data/components.yaml:4:29',
    },
  ],
  run: foundByReader('wrong-type'),
}
