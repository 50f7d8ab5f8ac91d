import { type FileCheck, foundByReader } from './file-check.ts'

export const yamlTooDeep: FileCheck = {
  code: 'yaml-too-deep',
  severity: 'error',
  proves: 'Nothing is nested so deeply that it could bring the program down.',
  examples: [
    { good: { file: 'data/game.yaml', now: 'id: growl' } },
    {
      bad: {
        file: 'data/game.yaml',
        whole: `id: ${'['.repeat(20_000)}`,
        shown: 'id: [[[[[[…   (20,000 of them)',
      },
      at: 'data/game.yaml:1:35',
    },
  ],
  run: foundByReader('yaml-too-deep'),
}
