import type { Check, Finding } from '../finding.ts'
import { Library } from '../library/library.ts'
import { type Edit, edited, showEdit } from '../source/edit.ts'
import { MAX_FILE_BYTES, MAX_TEXT, type MemoryFile } from '../source/folder.ts'
import { checkGroup } from './check.ts'
import { exampleGame } from './example-game.ts'

const GOOD = { good: { file: 'data/game.yaml', now: 'id: orchard' } }
const wholly = (whole: MemoryFile, shown: string) => ({
  bad: { file: 'data/setup.yaml', whole, shown },
  at: 'data/setup.yaml:1:1',
})

const WORDS = 'locales/de/terms.yaml'
const GOOD_WORDS = { good: { file: WORDS, now: 'fair: Markt' } }
const words = (instead: string) => ({ file: WORDS, now: 'fair: Markt', instead })

/** What can be wrong with a file before its content is looked at: found while reading, explained here. */
const found: readonly Omit<Check<readonly Finding[], Edit>, 'severity' | 'run'>[] = [
  {
    code: 'file-missing',
    proves: 'Every file that the game needs is there.',
    examples: [
      GOOD,
      { bad: { file: 'data/cards.yaml', shown: '(no such file)' }, at: 'data/cards.yaml:1:1' },
    ],
  },
  {
    code: 'file-unreadable',
    proves: 'Every file may be read.',
    examples: [GOOD, wholly({ refused: 'unreadable' }, '(no permission to read it)')],
  },
  {
    code: 'file-outside',
    proves: 'No link leads out of the game folder: a game uses its own files only.',
    examples: [GOOD, wholly({ refused: 'outside' }, '(a link to ../../elsewhere.yaml)')],
  },
  {
    code: 'file-too-large',
    proves: 'No file is larger than the program accepts.',
    examples: [GOOD, wholly('#'.repeat(MAX_FILE_BYTES + 1), `(more than ${MAX_FILE_BYTES / 1024} kB)`)],
  },
  {
    code: 'file-not-a-file',
    proves: 'Everything that is read is a file, not a folder, a pipe or a device.',
    examples: [GOOD, wholly({ refused: 'not-a-file' }, '(a folder of this name)')],
  },
  {
    code: 'file-not-text',
    proves: 'Every file is UTF-8 text without control characters.',
    examples: [
      GOOD,
      {
        bad: {
          file: 'data/game.yaml',
          whole: Uint8Array.of(0x69, 0x64, 0x3a, 0x20, 0xe9),
          shown: 'id: \\xe9   (saved as Latin-1)',
        },
        at: 'data/game.yaml:1:5',
      },
    ],
  },
  {
    code: 'yaml-empty',
    proves: 'No file is empty.',
    examples: [GOOD, wholly('# nothing yet\n', '# nothing yet')],
  },
  {
    code: 'yaml-syntax',
    proves: 'Every file is well-formed YAML, with spaces as indentation and without tags.',
    examples: [
      { good: { file: 'data/game.yaml', now: '  hand-size: 2' } },
      {
        bad: { file: 'data/game.yaml', now: '  hand-size: 2', instead: '\thand-size: 2' },
        at: 'data/game.yaml “\thand-size”',
      },
    ],
  },
  {
    code: 'yaml-key',
    proves: 'Keys are words: not lists, not maps, not empty.',
    examples: [
      GOOD,
      {
        bad: { file: 'data/game.yaml', now: 'id: orchard', instead: '[id]: orchard' },
        at: 'data/game.yaml “[id]”',
      },
    ],
  },
  {
    code: 'yaml-key-duplicate',
    proves: 'No key is used twice in a map; 4 and "4" are the same key.',
    examples: [
      { good: { file: 'data/setup.yaml', now: '  5: {starters' } },
      {
        bad: { file: 'data/setup.yaml', now: '  5: {starters', instead: '  "4": {starters' },
        at: 'data/setup.yaml “"4"”',
      },
    ],
  },
  {
    code: 'yaml-too-deep',
    proves: 'Nothing is nested so deeply that it could bring the program down.',
    examples: [
      GOOD,
      {
        bad: {
          file: 'data/game.yaml',
          whole: `id: ${'['.repeat(20_000)}`,
          shown: 'id: [[[[[[…   (20,000 of them)',
        },
        at: 'data/game.yaml:1:35',
      },
    ],
  },
  {
    code: 'yaml-too-many-values',
    proves: 'No file holds more values, aliases followed, than can be read in reasonable time and memory.',
    examples: [
      GOOD,
      {
        bad: { file: 'data/game.yaml', now: 'id: orchard', instead: 'id: &again [*again]' },
        at: 'data/game.yaml “▸[*again]”',
      },
    ],
  },
  {
    code: 'field-unknown',
    proves: 'Files hold only what the program knows; nothing is misspelt and silently ignored.',
    examples: [
      { good: { file: 'data/setup.yaml', now: '  4: {starters: ' } },
      {
        bad: { file: 'data/setup.yaml', now: '  4: {starters: ', instead: '  4: {starter: ' },
        at: 'data/setup.yaml “starter:”',
      },
    ],
  },
  {
    code: 'field-missing',
    proves: 'Nothing that must be there is missing.',
    examples: [
      GOOD,
      {
        bad: { file: 'data/setup.yaml', now: ', draw: 4}', instead: '}' },
        at: 'data/setup.yaml “4: {starters”',
      },
    ],
  },
  {
    code: 'type-wrong',
    proves: 'Numbers are whole numbers, lists are lists, texts are texts.',
    examples: [
      { good: { file: 'data/components.yaml', now: 'count: 12' } },
      {
        bad: { file: 'data/components.yaml', now: 'count: 12', instead: 'count: 12.5' },
        at: 'data/components.yaml “12.5”',
      },
    ],
  },
  {
    code: 'value-wrong',
    proves: 'Counts are positive, names are well-formed, and choices are among those that exist.',
    examples: [
      { good: { file: 'data/components.yaml', now: 'count: 12' } },
      {
        bad: { file: 'data/components.yaml', now: 'count: 12', instead: 'count: -12' },
        at: 'data/components.yaml “-12”',
      },
    ],
  },
  {
    code: 'text-expected',
    proves: 'Every entry in the words of a language is a text.',
    examples: [
      GOOD_WORDS,
      { bad: words('fair: [Markt]'), at: `${WORDS} “[Markt]”` },
      { bad: words('fair: 1'), at: `${WORDS} “fair: ▸1”` },
    ],
  },
  {
    code: 'text-too-long',
    proves: 'No text is longer than the program accepts.',
    examples: [
      GOOD_WORDS,
      {
        bad: words(`fair: ${'Markt'.repeat(MAX_TEXT / 5)}!`),
        at: `${WORDS} “fair”`,
      },
    ],
  },
  {
    code: 'text-control-character',
    proves: 'Every character of every text can be printed or ends a line.',
    examples: [
      GOOD_WORDS,
      {
        bad: words('fair: "Mark\\x01t"'),
        at: `${WORDS} “\\x01”`,
      },
    ],
  },
  {
    code: 'text-twice',
    proves: 'No text is written in two files.',
    examples: [
      { good: { file: 'locales/de/cards.yaml', now: 'plum: {title: Pflaume}' } },
      {
        bad: {
          file: 'locales/de/expansions/harvest.yaml',
          whole: 'cards:\n  plum: {title: Zwetschge}\n',
          shown: 'cards:\n    plum: {title: Zwetschge}',
        },
        at: 'locales/de/expansions/harvest.yaml “{▸title”',
      },
    ],
  },
]

/** The files themselves: there, readable, well-formed, and holding what their schema says. */
export const group = checkGroup<Library, readonly Finding[], Edit>({
  name: 'file',
  checks: found.map((label) => ({
    ...label,
    severity: 'error',
    run: (findings) => findings.filter(({ code }) => code === label.code),
  })),
  subject: ({ reading, themeReading }) => [...reading.findings, ...themeReading.findings],
  folder: (edit) => edited(exampleGame, edit),
  fromExample: (edit) => findingsOfReaders(new Library(edited(exampleGame, edit))),
  show: (edit) => showEdit(edit, exampleGame),
})

/** Words are read by those who look at them, and what is wrong with their files is told there. */
const findingsOfReaders = (library: Library): readonly Finding[] => [
  ...library.reading.findings,
  ...library.locale('de').findings,
]
