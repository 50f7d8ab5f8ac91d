import { type FileCheck, foundByReader } from './file-check.ts'

export const fileNotAFile: FileCheck = {
  code: 'file-not-a-file',
  severity: 'error',
  proves: 'What is read are files, not folders, pipes or devices.',
  examples: [
    { good: { file: 'data/game.yaml', now: 'id: growl' } },
    {
      bad: { file: 'data/setup.yaml', whole: { refused: 'not-a-file' }, shown: '(a folder of this name)' },
      at: 'data/setup.yaml:1:1',
    },
  ],
  run: foundByReader('file-not-a-file'),
}
