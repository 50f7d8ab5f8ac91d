import { type FileCheck, foundByReader } from './file-check.ts'

export const fileNotText: FileCheck = {
  code: 'file-not-text',
  severity: 'error',
  proves: 'Every file is UTF-8 text without control characters.',
  examples: [
    { good: { file: 'data/game.yaml', now: 'id: growl' } },
    {
      bad: {
        file: 'data/game.yaml',
        whole: Uint8Array.of(0x69, 0x64, 0x3a, 0x20, 0xe9),
        shown: 'id: \\xe9   (saved as Latin-1)',
      },
      at: 'data/game.yaml:1:5',
    },
  ],
  run: foundByReader('file-not-text'),
}
