import { memoryFolder } from '../source/folder.ts'

/**
 * The game that examples change: small enough to be known by heart, with something of everything that checks look at. Players
 * pick apples; worms spoil them; cards of the fair are played in between.
 */
export const exampleGame = memoryFolder(
  {
    'data/game.yaml': `id: orchard
languages: [en, de]
edition: first
numbers:
  hand-size: 2
  rounds: 3
`,
    'data/cards.yaml': `icons:
  apple: {art: shiny-apple}
  worm: {art: earth-worm, cancels: apple}
cards:
  apple: {kind: apple, back: main, art: shiny-apple, icons: {apple: 1}, copies: {always: 8, 4+: 4}}
  worm: {kind: worm, back: main, art: earth-worm, icons: {worm: 1}, copies: 4}
  picnic: {kind: fair, back: fair, art: basket, copies: 1}
  contest: {kind: fair, back: fair, art: trophy, copies: 1}
`,
    'data/setup.yaml': `players:
  2: {starters: {apple: 1, worm: 1}, draw: 6}
  3: {starters: {apple: 2, worm: 1}, draw: 3}
  4: {starters: {apple: 3, worm: 1}, draw: 4}
  5: {starters: {apple: 4, worm: 1}, draw: 5, variant: true, extra: {apple: 4}}
`,
    'data/components.yaml': `components:
  apple: {type: card, count: 12}
  worm: {type: card, count: 4}
  fair: {type: card, count: 2}
  tree: {type: tile, count: 5, start-player: 1}
  token-1: {type: token, count: 6, worth: 1}
  token-5: {type: token, count: 2, worth: 5}
totals:
  main-deck: 16
  cards: 18
  tiles: 5
  tokens: 8
`,
    'data/editions.yaml': `first:
  players: {min: 2, max: 4, variant: 5}
  minutes: {min: 10, max: 20}
  marks: [4+]
  tile: tree
  start-player-symbol: true
`,
    'data/pieces.yaml': `backs:
  main: {template: back.svg.hbs}
  fair: {template: back.svg.hbs}
pieces:
  deck: {group: cards, cards: {back: main}, size: card, template: card.svg.hbs, back: main}
  fair: {group: cards, cards: {kind: fair}, size: card, template: card.svg.hbs, back: fair}
  tree: {group: tiles, components: [tree], size: 60x60mm, template: back.svg.hbs, back: main}
  token: {group: tokens, components: [token-1, token-5], size: 20x20mm, shape: round, template: token.svg.hbs, back: main}
  rules: {group: rules, each: game, size: book, template: rules.md.hbs}
  tree-card: {group: cards, each: player, size: card, template: back.svg.hbs, back: main}
choices:
  trees: {alternatives: {tiles: tree, cards: tree-card}, usual: tiles}
`,
    'data/expansions/harvest.yaml': `cards:
  plum: {kind: plum, back: main, art: plum, icons: {apple: 2}, copies: 2}
total: 2
`,
    'data/facts.yaml': `kinds:
  count: {means: how many players, number: true, example: two players, says: 2}
  face: {means: how a card is laid, choices: [up, down], example: face-down, says: down, guarded: true}
  to: {means: where it goes, choices: [basket, hand], example: in the basket, says: basket}
  why: {means: what for, choices: [praise, blame], example: to praise, says: praise, guarded: true}
  most: {means: who wins, choices: [wins, loses], example: most votes wins, says: wins}
cards:
  picnic: {choose: {count: 2}, give: {face: down, to: basket}}
  contest: {point: {count: 1?, why: praise}, result: {most: wins}}
`,
    'locales/en/lexicon/shared.yaml': `numbers: {1: one / a, 2: two, 3: three}
lists: {player: "player|,s"}
negations: {before: not}
kinds:
  count: {number: "{n} {player}"}
  face: {up: face-up, down: face-down}
  why: {praise: to praise, blame: to blame}
`,
    'locales/en/lexicon/picnic.yaml': `kinds:
  to: {basket: in … basket, hand: into … hand}
`,
    'locales/en/lexicon/contest.yaml': `kinds:
  most: {closed: true, wins: most votes wins, loses: most votes loses}
`,
    'locales/en/lexicon/examples.yaml': `count: {number: {ok: "2: two players", bad: two cards}}
face: {down: {ok: face down, bad: face up}}
to:
  basket: {ok: in the basket, bad: in hand}
  hand: {ok: into the hand, bad: from hand}
`,
    'locales/en/terms.yaml': `apple: {one: Apple, many: Apples}
worm: {one: Worm, many: Worms}
tree: {one: Tree, many: Trees}
fair: Fair
token-1: Token
token-5: Token
`,
    'locales/en/cards.yaml': `picnic:
  title: Picnic
  text: |-
    Choose two players. Each lays a card face-down in the basket.
contest:
  title: Contest
  text: |-
    Point at a player to praise. The most votes wins.
plum: {title: Plum}
`,
    'locales/en/rules.yaml': `goal:
  title: Goal
  text: |-
    Collect more Apples than anybody else in {rounds} rounds.
`,
    'locales/de/terms.yaml': `apple: {one: Apfel, many: Äpfel}
worm: {one: Wurm, many: Würmer}
tree: {one: Baum, many: Bäume}
fair: Markt
token-1: Chip
token-5: Chip
`,
    'locales/de/cards.yaml': `picnic:
  title: Picknick
  text: |-
    Wähle zwei Personen. Jede legt eine Karte verdeckt in den Korb.
contest:
  title: Wettbewerb
  text: |-
    Zeige auf jemanden, um sie oder ihn zu loben. Wer die meisten Stimmen hat, gewinnt.
plum: {title: Pflaume}
`,
    'locales/de/rules.yaml': `goal:
  title: Ziel
  text: |-
    Sammle in {rounds} Runden mehr Äpfel als alle anderen.
`,
    'templates/card.svg.hbs': `<svg>
  <rect x="-3" y="-3" width="100%+6" height="100%+6" fill="#e8f3d8"/>
  <icon name="{{art}}" x="50%-10" y="12" size="20" fill="#3c6b1f"/>
  <text-box x="5" y="38" width="100%-10" height="10" size="16" align="centre" fill="#203a10">{{title}}</text-box>
  <text-box x="5" y="50" width="100%-10" height="30" size="9" min="6" share="text" fill="#203a10">{{text}}</text-box>
</svg>
`,
    'templates/token.svg.hbs': `<svg>
  <rect x="-3" y="-3" width="100%+6" height="100%+6" fill="#e8f3d8"/>
  <text-box x="4" y="5" width="100%-8" height="10" size="16" align="centre" fill="#203a10">{{worth}}</text-box>
</svg>
`,
    'templates/back.svg.hbs': `<svg>
  <rect x="-3" y="-3" width="100%+6" height="100%+6" fill="#3c6b1f"/>
</svg>
`,
    'templates/rules.md.hbs': `# {{rules.goal.title}}

{{rules.goal.text}}
`,
  },
  'the orchard',
)
