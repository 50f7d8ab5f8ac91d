import type { Verb, VerbOption } from './verb.ts'

const game: VerbOption = {
  flags: '--game <dir>',
  description: 'folder of the game (with data/, locales/, templates/); GROWL when left out',
}
const expansion: VerbOption = {
  flags: '--expansion <names>',
  description: 'expansions to include, by their file in data/expansions/, separated by commas',
}

/** Every verb and every option of the command line, in one place: help and the README are checked against it. */
export const verbs: readonly Verb[] = [
  {
    name: 'print',
    summary: 'print the kit (for now: the deck tables; sheets to cut out are not made yet)',
    options: [expansion, game],
    load: () => import('./print.ts'),
  },
  {
    name: 'check',
    summary: 'prove that the game can be set up and played at every table',
    options: [
      {
        flags: '--lang <codes>',
        description: 'languages to check, separated by commas, or "all"',
        default: 'all',
      },
      {
        flags: '--format <format>',
        description: 'text for people, json for programs, github for notes beside the changed files',
        choices: ['text', 'json', 'github'],
        default: 'text',
      },
      { flags: '--explain <code>', description: 'what a finding means, with right and wrong examples' },
      game,
    ],
    load: () => import('./check.ts'),
  },
  {
    name: 'deck',
    summary: 'what goes into the deck: for one number of players, or the table for all',
    options: [
      { flags: '--players <n>', description: 'how many play; left out: the table for all' },
      { flags: '--edition <id>', description: 'an edition of data/editions.yaml, like draft-1' },
      expansion,
      {
        flags: '--format <format>',
        description: 'table for people, json for programs',
        choices: ['table', 'json'],
        default: 'table',
      },
      game,
    ],
    load: () => import('./deck.ts'),
  },
  {
    name: 'locale',
    summary:
      'how far translations are (status), which are up to date (accept), which findings do not matter (waive)',
    words: '<action> [words...]',
    options: [
      { flags: '--lang <codes>', description: 'languages, separated by commas, or "all"', default: 'all' },
      {
        flags: '--format <format>',
        description: 'status: table for people, json for programs',
        choices: ['table', 'json'],
        default: 'table',
      },
      { flags: '--reason <text>', description: 'waive: why the finding does not matter here' },
      game,
    ],
    load: () => import('./locale.ts'),
  },
]
