import { type FileCheck, foundByReader } from './file-check.ts'

export const yamlSyntax: FileCheck = {
  code: 'yaml-syntax',
  severity: 'error',
  proves: 'Every file is well-formed YAML, with spaces as indentation and without tags.',
  examples: [
    { good: { file: 'data/game.yaml', now: '  hand-size: 3' } },
    {
      bad: { file: 'data/game.yaml', now: '  hand-size: 3', instead: '\thand-size: 3' },
      at: 'data/game.yaml:12:1',
    },
  ],
  run: foundByReader('yaml-syntax'),
}
