import { all, expansion, exporting, game, lang, offset, out, paper, printing } from './options.ts'
import type { Verb } from './verb.ts'

/** Every verb and every option of the command line, in one place: help and the README are checked against it. */
export const verbs: readonly Verb[] = [
  {
    name: 'print',
    summary: 'make the PDFs of the kit: cards with backs, tiles, tokens, setup cards, player aids, rulebook',
    options: [...printing, expansion, game],
    shares: true,
    load: () => import('./print.ts'),
  },
  {
    name: 'desk',
    summary: 'open the page to print, translate and check in a browser, on the files of a game',
    options: [
      {
        flags: '--port <n>',
        description: 'of the address; what is begun in the page belongs to it',
        default: '4747',
      },
      game,
    ],
    load: () => import('./desk.ts'),
  },
  {
    name: 'export',
    summary: 'make something else of the pieces: png, a picture of every face and back',
    words: '<format>',
    options: [...exporting, expansion, game],
    shares: true,
    load: () => import('./export.ts'),
  },
  {
    name: 'calibrate',
    summary: 'make a sheet that shows how far your printer shifts the backs',
    options: [paper, lang, offset, out, game],
    load: () => import('./calibrate.ts'),
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
      {
        flags: '--size <name>',
        description: 'size of the cards that everything must fit, or "all" for each that growl print knows',
        default: 'standard',
      },
      all,
      { flags: '--explain <code>', description: 'what a finding means, with right and wrong examples' },
      game,
    ],
    shares: true,
    load: () => import('./check.ts'),
  },
  {
    name: 'deck',
    summary: 'what goes into the deck: for one number of players, or the table for all',
    options: [
      { flags: '--players <n>', description: 'how many play; default: the table for all numbers of players' },
      { flags: '--edition <id>', description: 'an edition of data/editions.yaml, like draft-1' },
      expansion,
      { flags: '--lang <code>', description: 'a language; default: the first language of the game' },
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
    name: 'facts',
    summary: 'what each card text says, fact by fact, and whether that is what it should say',
    options: [
      {
        flags: '--lang <codes>',
        description: 'languages to read, separated by commas, or "all"',
        default: 'all',
      },
      { flags: '--card <id>', description: 'one card, like the-gift' },
      {
        flags: '--text <file>',
        description:
          'other texts, in the one language of --lang: YAML, CSV, or a list of "Title: text"; cards by id, or by title in that language or the first',
      },
      {
        flags: '--explain <sentence>',
        description:
          'what each word of a sentence is understood as, and by which line of the lexicon; with --card, what that means for the card',
      },
      {
        flags: '--format <format>',
        description:
          'text for people, json for programs, html for translators: both texts with their words marked; default: text, or what the name of --out ends in',
        choices: ['text', 'json', 'html'],
      },
      {
        flags: '--out <file>',
        description: 'write the result to this file, like de.html, instead of the terminal',
      },
      game,
    ],
    load: () => import('./facts.ts'),
  },
  {
    name: 'locale',
    summary:
      'how far translations are (status), a new language (begin), which are up to date (accept), which findings do not matter (waive)',
    words: '<action> [words...]',
    options: [
      { flags: '--lang <codes>', description: 'languages, separated by commas, or "all"', default: 'all' },
      {
        flags: '--format <format>',
        description: 'status: table for people, json for programs',
        choices: ['table', 'json'],
        default: 'table',
      },
      {
        flags: '--count <n>',
        description: 'accept: take all texts of a file or section, that many as were listed',
      },
      { flags: '--reason <text>', description: 'waive: why the finding does not matter here' },
      game,
    ],
    load: () => import('./locale.ts'),
  },
]
