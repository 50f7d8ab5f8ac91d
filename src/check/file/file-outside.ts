import { type FileCheck, foundByReader } from './file-check.ts'

export const fileOutside: FileCheck = {
  code: 'file-outside',
  severity: 'error',
  proves: 'No link leads out of the game folder: a game uses its own files only.',
  examples: [
    { good: { file: 'data/game.yaml', now: 'id: growl' } },
    {
      bad: {
        file: 'data/setup.yaml',
        whole: { refused: 'outside' },
        shown: '(a link to ../../elsewhere.yaml)',
      },
      at: 'data/setup.yaml:1:1',
    },
  ],
  run: foundByReader('file-outside'),
}
