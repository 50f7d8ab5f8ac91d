import { type FileCheck, foundByReader } from './file-check.ts'

export const yamlKey: FileCheck = {
  code: 'yaml-key',
  severity: 'error',
  proves: 'Keys are words: not lists, not maps, not empty.',
  examples: [
    { good: { file: 'data/game.yaml', now: 'id: growl' } },
    { bad: { file: 'data/game.yaml', now: 'id: growl', instead: '[id]: growl' }, at: 'data/game.yaml:3:1' },
  ],
  run: foundByReader('yaml-key'),
}
