import { MAX_FILE_BYTES } from '../../game/folder.ts'
import { type FileCheck, foundByReader } from './file-check.ts'

export const fileTooLarge: FileCheck = {
  code: 'file-too-large',
  severity: 'error',
  proves: 'No file is larger than the reader takes.',
  examples: [
    { good: { file: 'data/game.yaml', now: 'id: growl' } },
    {
      bad: {
        file: 'data/setup.yaml',
        whole: '#'.repeat(MAX_FILE_BYTES + 1),
        shown: `(more than ${MAX_FILE_BYTES / 1024} kB)`,
      },
      at: 'data/setup.yaml:1:1',
    },
  ],
  run: foundByReader('file-too-large'),
}
