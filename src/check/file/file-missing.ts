import { type FileCheck, foundByReader } from './file-check.ts'

export const fileMissing: FileCheck = {
  code: 'file-missing',
  severity: 'error',
  proves: 'Every file that the game needs is there.',
  examples: [
    { good: { file: 'data/game.yaml', now: 'id: growl' } },
    { bad: { file: 'data/setup.yaml', shown: '(no such file)' }, at: 'data/setup.yaml:1:1' },
  ],
  run: foundByReader('file-missing'),
}
