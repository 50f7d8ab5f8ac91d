import { describe, expect, it } from 'vitest'
import type { Finding } from '../../src/finding.ts'
import { checkGame } from '../../src/job/check.ts'
import { printKits } from '../../src/job/print.ts'
import { defaultRequest } from '../../src/kit/request.ts'
import { Library } from '../../src/library/library.ts'
import { orchardWith, replaced } from '../command/game-folder.ts'

// Whatever stops the usual print is found by the usual check.

type Changes = Parameters<typeof orchardWith>[0]

const CARDS = 'locales/en/cards.yaml'
const NO_TYPEFACE = '\u{10380}'

const BROKEN: Readonly<Record<string, Changes>> = {
  'no cards': { 'data/cards.yaml': undefined },
  'cards that are no YAML': { 'data/cards.yaml': 'cards: [' },
  'a field nobody knows': replaced('data/pieces.yaml', 'group: tiles', 'grup: tiles'),
  'a number that is none': replaced('data/components.yaml', 'count: 12', 'count: many'),
  'a card of no back': replaced(
    'data/cards.yaml',
    'worm: {kind: worm, back: main',
    'worm: {kind: worm, back: mian',
  ),
  'art nobody drew': replaced('data/cards.yaml', 'art: basket', 'art: bsaket'),
  'a box that does not add up': replaced('data/components.yaml', 'cards: 18', 'cards: 19'),
  'starters that are too few': replaced(
    'data/setup.yaml',
    '3: {starters: {apple: 2',
    '3: {starters: {apple: 1',
  ),
  'a gap in the table': replaced('data/setup.yaml', '  3: {', '  7: {'),
  'a round piece that is not square': replaced('data/pieces.yaml', 'size: 20x20mm', 'size: 20x25mm'),
  'a piece too small to cut': replaced('data/pieces.yaml', 'size: 20x20mm', 'size: 4x4mm'),
  'a piece larger than the paper': replaced('data/pieces.yaml', 'size: 60x60mm', 'size: 600x60mm'),
  'a piece larger than any paper': replaced('data/pieces.yaml', 'size: 60x60mm', 'size: 2001x60mm'),
  'more pieces than anybody prints': replaced(
    'data/cards.yaml',
    'always: 8, 4+: 4',
    'always: 9999, 4+: 9999',
  ),
  'a template that is not there': replaced(
    'data/pieces.yaml',
    'template: token.svg.hbs',
    'template: tokne.svg.hbs',
  ),
  'a back that is not there': { 'templates/back.svg.hbs': undefined },
  'a template that is empty': { 'templates/token.svg.hbs': '' },
  'a template with an open brace': replaced('templates/token.svg.hbs', '{{worth}}', '{{worth'),
  'a template that asks for what is not there': replaced('templates/token.svg.hbs', '{{worth}}', '{{wroth}}'),
  'a template of no SVG': { 'templates/token.svg.hbs': 'a token' },
  'a template with an open element': replaced('templates/token.svg.hbs', '</svg>', ''),
  'an element nobody knows': replaced('templates/token.svg.hbs', '<rect', '<rekt'),
  'a colour that is none': replaced('templates/token.svg.hbs', '#e8f3d8', 'greenish'),
  'a part that is not there': replaced('templates/back.svg.hbs', '</svg>', '{{> leaf}}</svg>'),
  'an icon nobody drew': replaced('templates/card.svg.hbs', 'name="{{art}}"', 'name="{{art}}x"'),
  'a text at the edge': replaced('templates/card.svg.hbs', 'x="5" y="38"', 'x="1" y="38"'),
  'a theme that is no YAML': { 'templates/theme.yaml': 'full: [' },
  'a theme of no colours': { 'templates/theme.yaml': 'full: {ground: greenish}\n' },
  'instructions that cannot be drawn': { 'templates/how-to.svg.hbs': '<svg>{{nope}}</svg>' },
  'instructions that do not fit': {
    'templates/how-to.svg.hbs': `<svg><text-box x="9" y="9" width="9" height="9" size="9">${'many words '.repeat(50)}</text-box></svg>`,
  },
  'a rulebook with an unknown directive': replaced('templates/rules.md.hbs', '# ', '::nope\n\n# '),
  'a rulebook that asks for what is not there': replaced('templates/rules.md.hbs', 'goal.text', 'gaol.text'),
  'a rulebook with a box no page holds': replaced(
    'templates/rules.md.hbs',
    '{{rules.goal.text}}',
    `> [!tip] Long\n> ${'many words '.repeat(900)}`,
  ),
  'a figure that cannot be drawn': {
    ...replaced('templates/rules.md.hbs', '{{rules.goal.text}}', '![A tree](tree)'),
    'templates/figure-tree.svg.hbs': '<svg>{{nope}}</svg>',
  },
  'a figure that is not there': replaced('templates/rules.md.hbs', '{{rules.goal.text}}', '![A tree](tree)'),
  'a cover whose words do not fit': {
    ...replaced('templates/rules.md.hbs', '# ', '::cover\n::end\n\n# '),
    'templates/cover.svg.hbs': `<svg><text-box x="9" y="9" width="9" height="9" size="9">${'many words '.repeat(50)}</text-box></svg>`,
  },
  'an icon of the rulebook that is none': replaced('locales/en/rules.yaml', 'Collect', ':colect: Collect'),
  'a letter of the rulebook that no typeface has': replaced(
    'locales/de/rules.yaml',
    'Sammle',
    `${NO_TYPEFACE} Sammle`,
  ),
  'a letter of a card that no typeface has': replaced(
    CARDS,
    'a card face-down',
    `a ${NO_TYPEFACE} card face-down`,
  ),
  'a text too long for its card': replaced(CARDS, 'two players.', 'two players. '.repeat(60)),
  'a text too long in the other language': replaced(
    'locales/de/cards.yaml',
    'zwei Personen.',
    'zwei Personen. '.repeat(60),
  ),
  'words that are no YAML': { [CARDS]: 'picnic: [' },
  'a number where a text should be': replaced(CARDS, 'title: Picnic', 'title: 5'),
  'a placeholder nobody knows': replaced(CARDS, 'two players', '{two-players}'),
  'an icon in a text that is none': replaced(CARDS, 'a card face-down', 'a :crad: face-down'),
  'a fact contradicted': replaced(CARDS, 'two players', 'three players'),
  'a fact turned round': replaced(CARDS, 'face-down', 'face-up'),
  'two texts swapped': {
    ...replaced(
      CARDS,
      'Choose two players. Each lays a card face-down in the basket.',
      'Point at a player to praise. The most votes wins.',
    ),
  },
  'facts that cannot be understood': replaced('data/facts.yaml', 'face: down', 'face: sideways'),
  'a lexicon that cannot be understood': replaced('locales/en/lexicon/shared.yaml', '  face:', '  fase:'),
}

const codesOf = (findings: readonly Finding[]): string[] =>
  [...new Set(findings.filter(({ severity }) => severity === 'error').map(({ code }) => code))].sort()

async function bothWays(changes: Changes) {
  const folder = orchardWith(changes)
  const found = codesOf(await checkGame(new Library(folder)))
  const library = new Library(folder)
  const { game } = library
  if (!game) return { found, stopped: codesOf(library.reading.findings), library }
  const order = { request: defaultRequest(game), languages: game.languages }
  const { findings } = await printKits(library, order)
  return { found, stopped: codesOf(findings), library }
}

describe(`${Object.keys(BROKEN).length} broken games, printed and checked`, () => {
  it.each(Object.entries(BROKEN))('%s', async (_, changes) => {
    const { found, stopped } = await bothWays(changes)
    expect(stopped, 'print stops').not.toEqual([])
    expect(found, 'check finds all that print stops at').toEqual(expect.arrayContaining(stopped))
  })

  it('and one that is right, which neither complains of', async () => {
    expect(await bothWays({})).toMatchObject({ found: [], stopped: [] })
  })
})

describe('one slip is one error, not one for each file that builds on it', () => {
  it.each([
    ['no edition named', 'edition: first\n', '', 'edition-missing'],
    ['an edition nobody knows', 'edition: first', 'edition: frist', 'id-unknown'],
  ])('%s', async (_, now, instead, code) => {
    const found = await checkGame(new Library(orchardWith(replaced('data/game.yaml', now, instead))))
    expect(found.filter(({ severity }) => severity === 'error').map((each) => each.code)).toEqual([code])
  })
})

describe('--force prints what can be printed of them, and never fails', () => {
  it.each(Object.entries(BROKEN))('%s', async (_, changes) => {
    const library = new Library(orchardWith(changes))
    const { game } = library
    if (!game) return
    const { kits, refused } = await printKits(library, {
      request: { ...defaultRequest(game), formats: ['pdf', 'md', 'html'] },
      languages: game.languages,
      force: true,
    })
    expect(refused).toBe(false)
    for (const { files } of kits) {
      expect(files.length).toBeGreaterThan(1)
      for (const { kind, pages } of files)
        if (['kit', 'rules', 'booklet'].includes(kind)) expect(pages).toBeGreaterThan(0)
    }
  })
})
