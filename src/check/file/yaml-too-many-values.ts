import { type FileCheck, foundByReader } from './file-check.ts'

export const yamlTooManyValues: FileCheck = {
  code: 'yaml-too-many-values',
  severity: 'error',
  proves: 'No file holds more values, aliases followed, than can be read in reasonable time and memory.',
  examples: [
    { good: { file: 'data/game.yaml', now: 'id: growl' } },
    {
      bad: { file: 'data/game.yaml', now: 'id: growl', instead: 'id: &again [*again]' },
      at: 'data/game.yaml:3:12',
    },
  ],
  run: foundByReader('yaml-too-many-values'),
}
