import { choiceOptions } from '../order/choice-options.ts'
import type { VerbOption } from '../order/option.ts'
import type { Verb } from './verb.ts'

const game: VerbOption = {
  flags: '--game <dir>',
  description: 'folder of the game (with data/, locales/ and templates/); default: GROWL',
}
const expansion: VerbOption = {
  flags: '--expansion <names>',
  description: 'expansions to include, by their file in data/expansions/, separated by commas',
}

const paper: VerbOption = { flags: '--paper <name>', description: 'a4 or letter', default: 'a4' }
const lang: VerbOption = {
  flags: '--lang <codes>',
  description: 'languages, separated by commas, or "all"; default: the first language of the game',
}
const offset: VerbOption = {
  flags: '--offset <x,y>',
  description: 'move the backs by this many millimetres, right and down, as npx growl calibrate shows',
}
const out: VerbOption = { flags: '--out <dir>', description: 'folder to write to', default: 'out' }

const all: VerbOption = {
  flags: '--all',
  description: 'show every finding (default: 20 of a kind per file)',
  alone: 'yes',
}

const size: VerbOption = {
  flags: '--size <name>',
  description: 'size of the cards: standard, poker, bridge, japanese, euro, tarot, or millimetres like 63x88',
  default: 'standard',
}
const ink: VerbOption = {
  flags: '--ink <how>',
  description:
    'full colour; low: white grounds and outlines; grey: the same in greys, for black-and-white printers',
  choices: ['full', 'low', 'grey'],
  default: 'full',
}
const englishNames: VerbOption = {
  flags: '--english-names <how>',
  description: 'the small English name beside the title',
  choices: ['on', 'off'],
  default: 'on',
}
const bilingual: VerbOption = {
  flags: '--bilingual <code>',
  description: 'a second language on the cards, below the first',
}
const force: VerbOption = {
  flags: '--force',
  description: 'go on even if the checks find errors',
  alone: 'yes',
}

const printing: readonly VerbOption[] = [
  lang,
  paper,
  size,
  {
    flags: '--pieces <names>',
    description:
      'only some of cards, tiles, tokens, setup, aid, rules, separated by commas; and what is printed only so: paste-up (words for a copy in another language), tuck-box',
  },
  ...choiceOptions,
  {
    flags: '--cards <names>',
    description:
      'only these cards or other pieces again, by title or id and with a number, like "The Gift:1,home-tile:2"; writes reprint.pdf and nothing else',
  },
  { flags: '--sleeves', description: 'the tuck box is for sleeved cards', alone: 'yes' },
  {
    flags: '--thickness <mm>',
    description: 'of one card in the tuck box; default: 0.3, sleeved 0.5',
  },
  { flags: '--players <n>', description: 'only what that many players need, second copy included' },
  {
    flags: '--backs <how>',
    description: 'both sides flipped on the long or the short edge, fold (both on one side), or none',
    choices: ['long', 'short', 'fold', 'none'],
    default: 'long',
  },
  {
    flags: '--order <how>',
    description:
      'front, back, front, back … or all fronts first, then how to put the stack back, then all backs',
    choices: ['interleaved', 'fronts-first'],
    default: 'interleaved',
  },
  { flags: '--bleed [mm]', description: 'print art past the cut line, by default 3 mm', alone: '3' },
  offset,
  ink,
  englishNames,
  { flags: '--edition <id>', description: 'rulebook of another edition, like draft-1' },
  {
    flags: '--format <names>',
    description: 'kinds of rulebook: pdf (with a booklet), md, html, separated by commas',
  },
  {
    flags: '--side-by-side <codes>',
    description: 'only a rulebook, of two languages beside each other, like en,fr',
  },
  bilingual,
  {
    flags: '--split',
    description: 'also a PDF for each kind of sheet; then no kinds share a sheet',
    alone: 'yes',
  },
  out,
  all,
  { ...force, description: `${force.description}, or nothing has changed` },
]

const exporting: readonly VerbOption[] = [
  lang,
  {
    flags: '--pieces <names>',
    description: 'only some of cards, tiles, tokens, setup, aid, separated by commas',
  },
  {
    flags: '--cards <names>',
    description: 'only these cards or other pieces, by title or id, like "The Gift,home-tile"',
  },
  size,
  { flags: '--dpi <n>', description: 'pixels to the inch', choices: ['300', '600'], default: '300' },
  { flags: '--bleed [mm]', description: 'with art past the cut line, by default 3 mm', alone: '3' },
  ink,
  englishNames,
  bilingual,
  out,
  all,
  force,
]

/** Every verb and every option of the command line, in one place: help and the README are checked against it. */
export const verbs: readonly Verb[] = [
  {
    name: 'print',
    summary: 'make the PDFs of the kit: cards with backs, tiles, tokens, setup cards, player aids, rulebook',
    options: [...printing, expansion, game],
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
