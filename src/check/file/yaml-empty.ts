import { type FileCheck, foundByReader } from './file-check.ts'

export const yamlEmpty: FileCheck = {
  code: 'yaml-empty',
  severity: 'error',
  proves: 'No file is empty.',
  examples: [
    { good: { file: 'data/game.yaml', now: 'id: growl' } },
    {
      bad: { file: 'data/setup.yaml', whole: '# nothing yet\n', shown: '# nothing yet' },
      at: 'data/setup.yaml:1:1',
    },
  ],
  run: foundByReader('yaml-empty'),
}
