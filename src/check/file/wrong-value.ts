import { type FileCheck, foundByReader } from './file-check.ts'

export const wrongValue: FileCheck = {
  code: 'wrong-value',
  severity: 'error',
  proves: 'Counts are positive, names are well-formed, and choices are among those there are.',
  examples: [
    { good: { file: 'data/components.yaml', now: 'count: 20' } },
    {
      bad: { file: 'data/components.yaml', now: 'count: 20', instead: 'count: -20' },
      at: 'data/components.yaml:4:29',
    },
  ],
  run: foundByReader('wrong-value'),
}
