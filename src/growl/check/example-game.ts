import { memoryFolder } from '../../source/folder.ts'

/** The GROWL that examples change: the data alone, and no more of them than the rules demand. */
export const exampleGrowl = memoryFolder(
  {
    'data/game.yaml': `id: example
languages: [en]
rules: growl
edition: final
numbers:
  bites-to-turn: 3
  wounds-to-die: 3
  hand-size: 3
  nights: 3
  night-cards: 2
  final-night-cards: 1
  end-alive: 2
  win-token: 1
  extra-per-player: 3
`,
    'data/cards.yaml': `icons:
  bite: {art: fangs}
  charm: {art: gem-pendant, cancels: bite}
  wound: {art: claw-slashes}
  salve: {art: apothecary, cancels: wound}
  gold: {art: crown-coin}
cards:
  bite: {kind: bite, back: main, art: fangs, icons: {bite: 1}, copies: {always: 12, 6+: 4, 9+: 4}}
  wound: {kind: wound, back: main, art: claw-slashes, icons: {wound: 1}, copies: {always: 8, 6+: 4, 9+: 4}}
  charm: {kind: charm, back: main, art: gem-pendant, icons: {charm: 1}, copies: 5}
  salve: {kind: salve, back: main, art: apothecary, icons: {salve: 1}, copies: 5}
  gold: {kind: gold, back: main, art: crown-coin, icons: {gold: 1}, copies: 10}
  silver-bullet: {kind: night, back: night, art: silver-bullet, copies: 1, icons: {human: {wound: 1}, werewolf: {wound: 2}}}
${cardsOf('night', ['cage', 'present', 'candles', 'tired-eye', 'sniffing-dog', 'round-potion', 'divided-spiral'])}
${cardsOf('final-night', ['thumb-down', 'lightning-storm', 'banging-gavel', 'body-swapping', 'raise-zombie', 'pumpkin-lantern', 'shaking-hands', 'reaper-scythe'])}
`,
    'data/setup.yaml': `players:
  4: {starters: {bite: 1, gold: 3}, draw: 24}
  5: {starters: {bite: 1, gold: 4}, draw: 20}
  6: {starters: {bite: 2, gold: 4}, draw: 24}
  7: {starters: {bite: 2, gold: 5}, draw: 20}
  8: {starters: {bite: 2, gold: 6}, draw: 16, sniff: true}
  9: {starters: {bite: 3, gold: 6}, draw: 20, sniff: true}
  10: {starters: {bite: 3, gold: 7}, draw: 16, sniff: true}
  11: {starters: {bite: 3, gold: 8}, draw: 18, sniff: true, variant: true, extra: {bite: 3, wound: 3}}
  12: {starters: {bite: 4, gold: 8}, draw: 20, sniff: true, variant: true, extra: {bite: 6, wound: 6}}
  13: {starters: {bite: 4, gold: 9}, draw: 22, sniff: true, variant: true, extra: {bite: 9, wound: 9}}
  14: {starters: {bite: 4, gold: 10}, draw: 24, sniff: true, variant: true, extra: {bite: 12, wound: 12}}
  15: {starters: {bite: 4, gold: 11}, draw: 27, sniff: true, variant: true, extra: {bite: 15, wound: 15}}
`,
    'data/components.yaml': `components:
  bite: {type: card, count: 20}
  wound: {type: card, count: 16}
  charm: {type: card, count: 5}
  salve: {type: card, count: 5}
  gold: {type: card, count: 10}
  night: {type: card, count: 8}
  final-night: {type: card, count: 8}
  home-card: {type: card, count: 10, start-player: 1}
  home-tile: {type: tile, count: 15, start-player: 1}
  token-1: {type: token, count: 18, worth: 1}
  token-3: {type: token, count: 6, worth: 3}
totals: {main-deck: 56, cards: 82, tiles: 15, tokens: 24}
`,
    'data/editions.yaml': `final:
  players: {min: 4, max: 10, variant: 15}
  minutes: {min: 10, max: 20}
  age: 10
  marks: [6+, 9+]
  tile: home-tile
  start-player-symbol: true
draft-1:
  players: {min: 4, max: 7, expansion: 10, variant: 15}
  minutes: {min: 10, max: 15}
  marks: [8+]
  tile: objective-tile
  start-player-symbol: false
  wolf-zeroes: {4: 1, 5: 1, 6: 2, 7: 2}
  removed:
    8: {bite: 4, wound: 4}
    9: {bite: 2, wound: 2}
  undocumented: [card-counts, removed-below-6, starters-above-7]
`,
    'data/pieces.yaml': `backs:
  main: {template: back.svg.hbs}
  night: {template: back.svg.hbs}
  final-night: {template: back.svg.hbs}
pieces:
  main: {group: cards, cards: {back: main}, size: card, template: card.svg.hbs, back: main}
  night: {group: cards, cards: {kind: night}, size: card, template: card.svg.hbs, back: night}
  final-night: {group: cards, cards: {kind: final-night}, size: card, template: card.svg.hbs, back: final-night}
  home-card: {group: cards, components: [home-card], size: card, template: card.svg.hbs, back: main}
  home-tile: {group: tiles, components: [home-tile], size: 70x70mm, template: card.svg.hbs, back: main}
  token: {group: tokens, components: [token-1, token-3], size: 20x20mm, template: card.svg.hbs, back: main}
  setup-card: {group: setup, each: game, size: card, template: card.svg.hbs, back: main}
  setup-tile: {group: setup, each: game, size: 70x70mm, template: card.svg.hbs, back: main}
  aid: {group: aid, each: player, size: card, template: card.svg.hbs, back: main}
  rules: {group: rules, each: game, size: book, template: rules.md.hbs}
choices:
  homes: {alternatives: {tiles: home-tile, cards: home-card}, usual: tiles}
  setup: {alternatives: {card: setup-card, tile: setup-tile}, usual: card}
`,
  },
  'a small GROWL',
)

/** Cards that differ in their drawings alone, and are called like them. */
function cardsOf(kind: string, drawings: readonly string[]): string {
  return drawings
    .map((art) => `  the-${art}: {kind: ${kind}, back: ${kind}, art: ${art}, copies: 1}`)
    .join('\n')
}
