import { choiceOptions } from '../order/choice-options.ts'
import type { VerbOption } from '../order/option.ts'

export const game: VerbOption = {
  flags: '--game <dir>',
  description: 'folder of the game (with data/, locales/ and templates/); default: GROWL',
}
export const expansion: VerbOption = {
  flags: '--expansion <names>',
  description: 'expansions to include, by their file in data/expansions/, separated by commas',
}

export const paper: VerbOption = { flags: '--paper <name>', description: 'a4 or letter', default: 'a4' }
export const lang: VerbOption = {
  flags: '--lang <codes>',
  description: 'languages, separated by commas, or "all"; default: the first language of the game',
}
export const offset: VerbOption = {
  flags: '--offset <x,y>',
  description: 'move the backs by this many millimetres, right and down, as npx growl calibrate shows',
}
export const out: VerbOption = { flags: '--out <dir>', description: 'folder to write to', default: 'out' }

export const all: VerbOption = {
  flags: '--all',
  description: 'show every finding (default: 20 of a kind per file)',
  alone: 'yes',
}

export const size: VerbOption = {
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

export const printing: readonly VerbOption[] = [
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

export const exporting: readonly VerbOption[] = [
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
