import { type FileCheck, foundByReader } from './file-check.ts'

export const fileUnreadable: FileCheck = {
  code: 'file-unreadable',
  severity: 'error',
  proves: 'Every file may be read.',
  examples: [
    { good: { file: 'data/game.yaml', now: 'id: growl' } },
    {
      bad: { file: 'data/setup.yaml', whole: { refused: 'unreadable' }, shown: '(no permission to read it)' },
      at: 'data/setup.yaml:1:1',
    },
  ],
  run: foundByReader('file-unreadable'),
}
